import type { ElementHandle, Page } from 'playwright-core';

/** A link or a button that a person can press at this moment. */
export interface Control {
  readonly tag: string;
  readonly name: string;
  /** The absolute address of a link; undefined for a button. */
  readonly href: string | undefined;
  /** True for a control of the parts around every page: header, footer, the bar at the lower edge. */
  readonly isChrome: boolean;
  /** True for a control that is outside the viewport until it has the focus, like the link that skips to the content. */
  readonly isForKeyboard: boolean;
  /** Its index among the controls with the same tag, name and `isChrome`. */
  readonly nth: number;
}

/** Lists the controls of the page, or only those of the dialog that covers it. */
export async function listControls(page: Page): Promise<readonly Control[]> {
  const handle = await page.evaluateHandle(collectControls);
  const controls = await handle.evaluate((list) =>
    // Elements cannot be serialised, so only the descriptions leave the browser.
    list.map(({ element: _, ...control }) => control),
  );
  await handle.dispose();
  return controls;
}

/** Finds a control again after the page was reloaded; undefined when it is gone. */
export async function findControl(
  page: Page,
  wanted: Control,
): Promise<ElementHandle<HTMLElement> | undefined> {
  const handle = await page.evaluateHandle(collectControls);
  // The numbers in a name may have changed: “Favourites 0” is the same button as “Favourites 1”.
  const candidates = await handle.evaluate((list) =>
    list.map(({ tag, name, isChrome, nth }) => ({ tag, name, isChrome, nth })),
  );
  const alike = candidates.map(
    ({ tag, name, isChrome }) =>
      tag === wanted.tag &&
      isChrome === wanted.isChrome &&
      withoutNumbers(name) === withoutNumbers(wanted.name),
  );
  const exact = candidates.findIndex(
    ({ name, nth }, index) => alike[index] && name === wanted.name && nth === wanted.nth,
  );
  const at = exact >= 0 ? exact : alike.indexOf(true);
  const element = await handle.evaluateHandle((list, index) => list[index]?.element, at);
  await handle.dispose();
  return (element.asElement() as ElementHandle<HTMLElement> | null) ?? undefined;
}

/**
 * Returns a key that controls of one kind share, so that the crawler presses only one of them: each of a gallery's twelve
 * frames has the same buttons, and the links of the header are the same in every language.
 */
export function kindOf({ tag, name, href, isChrome }: Control): string {
  const target = href === undefined ? name : templateOf(href);
  return withoutNumbers(
    [isChrome ? 'chrome' : 'page', tag, (isChrome && href !== undefined ? '' : name) + target].join(' '),
  );
}

/** Replaces the numbers in a name, so that “Remove photo 1” and “Remove photo 12” are equal. */
export function withoutNumbers(name: string): string {
  return name.replaceAll(/\d+(, \d+)*/g, '#');
}

/** Returns the address without its ids and without its language prefix. */
function templateOf(href: string): string {
  const { pathname, search, hash } = new URL(href);
  const bare = pathname.replace(/^\/(de|es)(?=\/|$)/, '').replace(/^\/blog\/(de|es)(?=\/|$)/, '/blog');
  return (bare + search + hash).replaceAll(/[\w-]{22}/g, ':id');
}

/** Collects the controls with their elements. Runs inside the browser, so it must not use anything of this module. */
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
      // Frames far off the screen are not laid out (content-visibility), so they have no inner text.
      const text = element.innerText.trim() || (element.textContent ?? '');
      const name = (element.getAttribute('aria-label') ?? text).trim().replaceAll(/\s+/g, ' ');
      const isChrome = !covering && !element.closest('main');
      const key = `${tag} ${name} ${isChrome}`;
      const nth = counts.get(key) ?? 0;
      counts.set(key, nth + 1);
      const link = element instanceof HTMLAnchorElement ? element : undefined;
      const isForKeyboard = element.getBoundingClientRect().bottom + scrollY <= 0;
      return { element, tag, name, href: link?.href, isChrome, isForKeyboard, nth };
    });
}
