import type { ElementHandle, Page } from 'playwright-core';
import { pathInLanguage } from '../../src/page-urls.ts';
import { hydrated } from '../hydrated.ts';
import { type Control, findControl, kindOf, listControls, withoutNumbers } from './controls.ts';
import { wrongWithPlace } from './good-place.ts';
import type { TroubleWatch } from './trouble.ts';

/** A page that a customer in some state may open. */
export interface Place {
  readonly path: string;
  /** The expected status; 404 for the page that says that nothing is there. */
  readonly status: 200 | 404;
  /**
   * The expected heading, where the same address may show another page: a gallery's shared pictures are shown to everybody.
   */
  readonly heading?: string;
  /** Checked but not pressed, because another state presses it. */
  readonly isOnlyLookedAt?: true;
}

export interface PressOptions {
  readonly siteUrl: string;
  readonly trouble: TroubleWatch;
  /** Kinds of controls around every page that were pressed already, on any page. Each is pressed once. */
  readonly pressed: Set<string>;
  /** Names of the buttons that end the state, which are pressed last. Numbers in them do not matter. */
  readonly endings: readonly string[];
}

const DEEPEST = 3;
/** Generous limits, because other journeys and renders may share the machine. */
const PRESSED_WITHIN_MS = 30_000;
const APPEARS_WITHIN_MS = 15_000;

/**
 * Presses every link and button of a place and of whatever opens on it (menus, dialogs, a loupe), each from a fresh page, the
 * ones that end the state last. Returns the problems: errors, and places without a way back.
 */
export async function pressEverything(
  page: Page,
  place: Place,
  options: PressOptions,
): Promise<readonly string[]> {
  const { siteUrl, trouble, pressed, endings } = options;
  const wrong: string[] = [];
  const pressedHere = new Set<string>();
  const waiting: (readonly Control[])[] = [[]];
  const atTheEnd: (readonly Control[])[] = [];
  for (;;) {
    const way = waiting.shift() ?? atTheEnd.shift();
    if (!way) return wrong;
    const isEnd = way.some((control) => isEnding(control, endings));
    const { problems, stayed } = await follow(page, place, way, { ...options, isEnd });
    const name = [place.path, ...way.map((control) => `“${control.name}”`)].join(' → ');
    wrong.push(...[...problems, ...trouble.take()].map((problem) => `${name}: ${problem}`));
    if (!stayed || isEnd || way.length === DEEPEST) continue;
    const further: (readonly Control[])[] = [];
    for (const control of await listControls(page)) {
      const kind = kindOf(control);
      const known = control.isChrome ? pressed : pressedHere;
      if (known.has(kind)) continue;
      known.add(kind);
      if (leadsAway(control, siteUrl)) continue;
      (isEnding(control, endings) ? atTheEnd : further).push([...way, control]);
    }
    // A link that filters may show an empty list; its controls are pressed before another way fills the list.
    if (way.at(-1)?.href === undefined) waiting.push(...further);
    else waiting.unshift(...further);
  }
}

/** Opens the place, presses the controls of the way in turn, checks the page that this leads to, and goes back. */
async function follow(
  page: Page,
  place: Place,
  way: readonly Control[],
  { siteUrl, trouble, isEnd }: PressOptions & { readonly isEnd: boolean },
): Promise<{ readonly problems: readonly string[]; readonly stayed: boolean }> {
  const mayBeGone = place.status === 404;
  const notOpened = await openPlace(page, place, siteUrl, trouble);
  if (notOpened) return { problems: [notOpened], stayed: false };
  const { pathname } = new URL(page.url());
  const goal = way.at(-1);
  for (const step of way) {
    // The page remembers what earlier ways pressed (a favourite, a link that was made), so the goal may be there already.
    const control = step !== goal && (await findControl(page, goal!)) ? goal! : step;
    const element = await awaitControl(page, control);
    if (!element) return { problems: [`“${control.name}” is not there any more`], stayed: false };
    const refusal = await press(page, element, control);
    if (refusal) return { problems: [`“${control.name}” cannot be pressed: ${refusal}`], stayed: false };
    await trouble.untilQuiet();
    if (control === goal) break;
  }
  const problems = [...(await wrongInTabs(page, trouble))];
  if (new URL(page.url()).pathname === pathname) {
    problems.push(...(await wrongWithPlace(page, { mayBeGone })));
    return { problems, stayed: true };
  }
  const isSamePlace = pathInLanguage(new URL(page.url()).pathname, 'en') === pathInLanguage(pathname, 'en');
  problems.push(...(await wrongWithPlace(page, { mayBeGone: mayBeGone && isSamePlace })));
  // After the end of the state the page before no longer exists.
  if (!isEnd) {
    await page.goBack();
    await trouble.untilQuiet();
    if (new URL(page.url()).pathname !== pathname) problems.push('the browser does not lead back');
  }
  return { problems, stayed: false };
}

/** Waits for a control, because a dialog may open only a moment after the server has answered. */
async function awaitControl(page: Page, control: Control): Promise<ElementHandle<HTMLElement> | undefined> {
  const untilMs = Date.now() + APPEARS_WITHIN_MS;
  for (;;) {
    const element = await findControl(page, control);
    if (element || Date.now() > untilMs) return element;
    await page.waitForTimeout(200);
  }
}

/** Presses a control as a person does. Returns the browser's reason if that is impossible. */
async function press(
  page: Page,
  element: ElementHandle<HTMLElement>,
  { isForKeyboard }: Control,
): Promise<string | undefined> {
  if (isForKeyboard) {
    await element.focus();
    await page.keyboard.press('Enter');
    return undefined;
  }
  return element.click({ timeout: PRESSED_WITHIN_MS }).then(
    () => undefined,
    (error: Error) => error.message.split('\n').slice(0, 9).join(' '),
  );
}

function isEnding({ name }: Control, endings: readonly string[]): boolean {
  return endings.some((ending) => withoutNumbers(name) === withoutNumbers(ending));
}

/** Opens a place in a browser without a stored language. Returns the problem if it does not look as expected. */
export async function openPlace(
  page: Page,
  place: Place,
  siteUrl: string,
  trouble: TroubleWatch,
): Promise<string | undefined> {
  await page.context().clearCookies({ name: 'preferred-language' });
  if (place.status === 404) trouble.expectGoneAt(place.path);
  const answer = await page.goto(siteUrl + place.path, { waitUntil: 'load' });
  if (answer?.status() !== place.status) return `answers ${answer?.status()}, not ${place.status}`;
  await hydrated(page);
  await trouble.untilQuiet();
  if (place.heading === undefined) return undefined;
  const heading = await page.getByRole('heading', { level: 1 }).first().innerText();
  return heading === place.heading ? undefined : `shows “${heading}”, not “${place.heading}”`;
}

/** Checks the tabs that were opened and closes them, which is the way back from a tab. */
async function wrongInTabs(page: Page, trouble: TroubleWatch): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const tab of page.context().pages()) {
    if (tab === page) continue;
    await trouble.untilQuiet();
    wrong.push(...(await wrongWithPlace(tab)).map((problem) => `${tab.url()} ${problem}`));
    await tab.close();
  }
  return wrong;
}

function leadsAway({ href }: Control, siteUrl: string): boolean {
  return href !== undefined && new URL(href).origin !== new URL(siteUrl).origin;
}
