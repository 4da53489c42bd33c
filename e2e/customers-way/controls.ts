import type { ElementHandle, Page } from 'playwright-core';

/** A link or a button that a person can press just now. */
export interface Control {
  readonly tag: string;
  readonly name: string;
  /** As the browser resolves it; undefined for a button. */
  readonly href: string | undefined;
  readonly target: string;
  /** Around every page: header, footer, the bar at the lower edge. */
  readonly isChrome: boolean;
  /** Which of several with the same tag, name and place it is. */
  readonly nth: number;
}

/** Those of the page, or of the dialog that covers it. */
export async function listControls(page: Page): Promise<readonly Control[]> {
  const handle = await page.evaluateHandle(collectControls);
  const controls = await handle.evaluate((list) =>
    list.map(({ tag, name, href, target, isChrome, nth }) => ({ tag, name, href, target, isChrome, nth })),
  );
  await handle.dispose();
  return controls;
}

/** The same one again, after the page was loaded anew; undefined when it is not there. */
export async function findControl(
  page: Page,
  wanted: Control,
): Promise<ElementHandle<HTMLElement> | undefined> {
  const handle = await page.evaluateHandle(collectControls);
  const element = await handle.evaluateHandle(
    (list, { tag, name, isChrome, nth }) =>
      list.find((one) => one.tag === tag && one.name === name && one.isChrome === isChrome && one.nth === nth)
        ?.element,
    wanted,
  );
  await handle.dispose();
  return (element.asElement() as ElementHandle<HTMLElement> | null) ?? undefined;
}

/**
 * What kind of control it is: a gallery's twelve frames have the same ones twelve times, and the header is the same in every
 * language. One of a kind is pressed.
 */
export function kindOf({ tag, name, href, isChrome }: Control): string {
  const place = href === undefined ? name : templateOf(href);
  return [isChrome ? 'chrome' : 'page', tag, (isChrome && href !== undefined ? '' : name) + place]
    .join(' ')
    .replaceAll(/\d+/g, '#');
}

/** An address with its ids left out, and without its language where it belongs to the frame of the site. */
function templateOf(href: string): string {
  const { pathname, search, hash } = new URL(href);
  const bare = pathname.replace(/^\/(de|es)(?=\/|$)/, '').replace(/^\/blog\/(de|es)(?=\/|$)/, '/blog');
  return (bare + search + hash).replaceAll(/[\w-]{22}/g, ':id');
}

/** Runs in the page. */
function collectControls() {
  const covering = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  const root = covering ?? document.body;
  const counts = new Map<string, number>();
  return [...root.querySelectorAll<HTMLElement>('a[href], button, summary')]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled, [aria-disabled="true"]') &&
        !element.closest('[inert]'),
    )
    .map((element) => {
      const tag = element.tagName.toLowerCase();
      const name = (element.getAttribute('aria-label') ?? element.innerText).trim().replaceAll(/\s+/g, ' ');
      const isChrome = !covering && !element.closest('main');
      const key = `${tag} ${name} ${isChrome}`;
      const nth = counts.get(key) ?? 0;
      counts.set(key, nth + 1);
      const link = element instanceof HTMLAnchorElement ? element : undefined;
      return { element, tag, name, href: link?.href, target: link?.target ?? '', isChrome, nth };
    });
}
