import type { ElementHandle, Page } from 'playwright-core';

/** A link or a button that a person can press just now. */
export interface Control {
  readonly tag: string;
  readonly name: string;
  /** As the browser resolves it; undefined for a button. */
  readonly href: string | undefined;
  /** Around every page: header, footer, the bar at the lower edge. */
  readonly isChrome: boolean;
  /** Outside the page until it has the focus, as the link that skips to the content. */
  readonly isForKeyboard: boolean;
  /** Which of several with the same tag, name and place it is. */
  readonly nth: number;
}

/** Those of the page, or of the dialog that covers it. */
export async function listControls(page: Page): Promise<readonly Control[]> {
  const handle = await page.evaluateHandle(collectControls);
  const controls = await handle.evaluate((list) =>
    // Elements stay in the page.
    list.map(({ element: _, ...control }) => control),
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
  // The numbers in its name may have changed: “Favourites 0” is the same button as “Favourites 1”.
  const places = await handle.evaluate((list) =>
    list.map(({ tag, name, isChrome, nth }) => ({ tag, name, isChrome, nth })),
  );
  const alike = places.map(
    ({ tag, name, isChrome }) =>
      tag === wanted.tag &&
      isChrome === wanted.isChrome &&
      withoutNumbers(name) === withoutNumbers(wanted.name),
  );
  const exact = places.findIndex(
    ({ name, nth }, index) => alike[index] && name === wanted.name && nth === wanted.nth,
  );
  const at = exact >= 0 ? exact : alike.indexOf(true);
  const element = await handle.evaluateHandle((list, index) => list[index]?.element, at);
  await handle.dispose();
  return (element.asElement() as ElementHandle<HTMLElement> | null) ?? undefined;
}

/**
 * What kind of control it is: a gallery's twelve frames have the same ones twelve times, and the header is the same in every
 * language. One of a kind is pressed.
 */
export function kindOf({ tag, name, href, isChrome }: Control): string {
  const place = href === undefined ? name : templateOf(href);
  return withoutNumbers(
    [isChrome ? 'chrome' : 'page', tag, (isChrome && href !== undefined ? '' : name) + place].join(' '),
  );
}

/** The same for “Remove photo 1” and “Remove photo 12”. */
export function withoutNumbers(name: string): string {
  return name.replaceAll(/\d+(, \d+)*/g, '#');
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
      const isForKeyboard = element.getBoundingClientRect().bottom + scrollY <= 0;
      return { element, tag, name, href: link?.href, isChrome, isForKeyboard, nth };
    });
}
