import type { ElementHandle, Page } from 'playwright-core';
import { pathInLanguage } from '../../src/page-urls.ts';
import { waitForHydration } from '../wait-for-hydration.ts';
import { type Control, findControl, kindOf, listControls, withoutNumbers } from './page-controls.ts';
import { findPageProblems } from './page-problems.ts';
import type { ErrorWatch } from './browser-errors.ts';

/** A page that a customer in some state may open. */
export interface CustomerPage {
  readonly path: string;
  /** The expected status; 404 for the page that says that nothing is there. */
  readonly status: 200 | 404;
  /**
   * The expected heading, where the same address may show another page: a gallery's shared pictures are shown to everybody.
   */
  readonly heading?: string;
  /** The page is checked, but its controls are not pressed, because another state presses them. */
  readonly isCheckedOnly?: true;
}

export interface PressOptions {
  readonly siteUrl: string;
  readonly errors: ErrorWatch;
  /** Kinds of controls around every page that were pressed already, on any page. Each is pressed once. */
  readonly pressed: Set<string>;
  /** Names of the buttons that end the state, which are pressed last. Numbers in them do not matter. */
  readonly endings: readonly string[];
}

const DEEPEST = 3;
/** Generous limits, because other journeys and renders may share the machine. */
const PRESSED_WITHIN_MS = 30_000;
const APPEARS_WITHIN_MS = 15_000;
const SENT_WITHIN_MS = 500;

/**
 * Presses every link and button of a page and of whatever opens on it (menus, dialogs, a loupe), each from a fresh page or from
 * the page to which the browser has gone back after a link, the ones that end the state last. Returns the problems: errors, and
 * pages without a way back.
 */
export async function pressAllControls(
  page: Page,
  customerPage: CustomerPage,
  options: PressOptions,
): Promise<readonly string[]> {
  const { siteUrl, errors, pressed, endings } = options;
  const wrong: string[] = [];
  const pressedHere = new Set<string>();
  const waiting: (readonly Control[])[] = [[]];
  const atTheEnd: (readonly Control[])[] = [];
  let isBackOnPage = false;
  for (;;) {
    const steps = waiting.shift() ?? atTheEnd.shift();
    if (!steps) return wrong;
    const isEnd = steps.some((control) => isEnding(control, endings));
    // Longer paths depend on what the server remembers of earlier ones, which a loaded page shows at once.
    const isOpen = isBackOnPage && steps.length === 1;
    const { problems, stayed, isBack } = await follow(page, customerPage, steps, {
      ...options,
      isEnd,
      isOpen,
    });
    isBackOnPage = isBack && problems.length === 0;
    const name = [customerPage.path, ...steps.map((control) => `“${control.name}”`)].join(' → ');
    wrong.push(...[...problems, ...errors.take()].map((problem) => `${name}: ${problem}`));
    if (!stayed || isEnd || steps.length === DEEPEST) continue;
    const further: (readonly Control[])[] = [];
    for (const control of await listControls(page)) {
      const kind = kindOf(control);
      const known = control.isChrome ? pressed : pressedHere;
      if (known.has(kind)) continue;
      known.add(kind);
      if (leadsAway(control, siteUrl)) continue;
      (isEnding(control, endings) ? atTheEnd : further).push([...steps, control]);
    }
    // A link that filters may show an empty list; its controls are pressed before another path fills the list.
    if (steps.at(-1)?.href === undefined) waiting.push(...further);
    else waiting.unshift(...further);
  }
}

/**
 * Opens the page unless it is open, presses the controls of the path in turn, checks the page that this leads to, and goes back.
 * `isBack` means that the page is open again as it was, because only a link on it was followed.
 */
async function follow(
  page: Page,
  customerPage: CustomerPage,
  steps: readonly Control[],
  { siteUrl, errors, isEnd, isOpen }: PressOptions & { readonly isEnd: boolean; readonly isOpen: boolean },
): Promise<{ readonly problems: readonly string[]; readonly stayed: boolean; readonly isBack: boolean }> {
  const mayBeGone = customerPage.status === 404;
  const ended = (...problems: readonly string[]) => ({ problems, stayed: false, isBack: false });
  const notOpened = isOpen ? undefined : await openCustomerPage(page, customerPage, siteUrl, errors);
  if (notOpened) return ended(notOpened);
  const { pathname } = new URL(page.url());
  const goal = steps.at(-1);
  for (const step of steps) {
    // The page remembers what earlier paths pressed (a favourite, a new link), so the last control may be there already.
    const control = step !== goal && (await findControl(page, goal!)) ? goal! : step;
    const element = await awaitControl(page, control);
    if (!element) return ended(`“${control.name}” is not there any more`);
    const refusal = await press(page, element, control);
    if (refusal) return ended(`“${control.name}” cannot be pressed: ${refusal}`);
    await errors.waitUntilIdle();
    if (control === goal) break;
  }
  const problems = [...(await wrongInTabs(page, errors))];
  if (new URL(page.url()).pathname === pathname) {
    problems.push(...(await findPageProblems(page, { mayBeGone })));
    if (isEnd) await leave(page);
    return { problems, stayed: true, isBack: false };
  }
  const isSamePage = pathInLanguage(new URL(page.url()).pathname, 'en') === pathInLanguage(pathname, 'en');
  problems.push(...(await findPageProblems(page, { mayBeGone: mayBeGone && isSamePage })));
  // After the end of the state the page before no longer exists.
  if (isEnd) return ended(...problems);
  await page.goBack();
  await errors.waitUntilIdle();
  if (new URL(page.url()).pathname !== pathname) problems.push('the browser does not lead back');
  const isBack = steps.length === 1 && goal!.href !== undefined && !isSamePage;
  // A link may have loaded a document, and a page without React would ignore the next press unnoticed.
  if (isBack) await waitForHydration(page);
  return { problems, stayed: false, isBack };
}

/** Leaves a page that sends something at its end, for example that a photo is removed for good, before it is loaded again. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.waitForTimeout(SENT_WITHIN_MS);
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

/** Opens a page in a browser without a stored language. Returns the problem if it does not look as expected. */
export async function openCustomerPage(
  page: Page,
  customerPage: CustomerPage,
  siteUrl: string,
  errors: ErrorWatch,
): Promise<string | undefined> {
  await page.context().clearCookies({ name: 'preferred-language' });
  if (customerPage.status === 404) errors.expectGoneAt(customerPage.path);
  const response = await page.goto(siteUrl + customerPage.path, { waitUntil: 'load' });
  if (response?.status() !== customerPage.status)
    return `responds with ${response?.status()}, not ${customerPage.status}`;
  await waitForHydration(page);
  await errors.waitUntilIdle();
  if (customerPage.heading === undefined) return undefined;
  const heading = await page.getByRole('heading', { level: 1 }).first().innerText();
  return heading === customerPage.heading ? undefined : `shows “${heading}”, not “${customerPage.heading}”`;
}

/** Checks the tabs that were opened and closes them, which is the way back from a tab. */
async function wrongInTabs(page: Page, errors: ErrorWatch): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const tab of page.context().pages()) {
    if (tab === page) continue;
    await errors.waitUntilIdle();
    wrong.push(...(await findPageProblems(tab)).map((problem) => `${tab.url()} ${problem}`));
    await tab.close();
  }
  return wrong;
}

function leadsAway({ href }: Control, siteUrl: string): boolean {
  return href !== undefined && new URL(href).origin !== new URL(siteUrl).origin;
}
