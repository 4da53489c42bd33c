import type { Page } from 'playwright-core';
import { hydrated } from '../hydrated.ts';
import { type Control, findControl, kindOf, listControls } from './controls.ts';
import { wrongWithPlace } from './good-place.ts';
import type { TroubleWatch } from './trouble.ts';

/** A page a customer in some state has in front of them. */
export interface Place {
  readonly path: string;
  /** 404: the right answer there is the page that says that there is nothing. */
  readonly status: 200 | 404;
}

export interface PressOptions {
  readonly siteUrl: string;
  readonly trouble: TroubleWatch;
  /** Kinds around every page that were pressed before, on whatever page: once is enough. */
  readonly pressed: Set<string>;
  /** Names of buttons that end the state: pressed when everything else has been. */
  readonly endings: readonly string[];
}

const DEEPEST = 3;

/**
 * Presses every link and button of a place and of whatever opens on it (menus, dialogs, a loupe), each from a fresh page, the
 * ones that end the state last. Resolves with what led to an error or to a place without a way back.
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
    for (const control of await listControls(page)) {
      const kind = kindOf(control);
      const known = control.isChrome ? pressed : pressedHere;
      if (known.has(kind)) continue;
      known.add(kind);
      if (leadsAway(control, siteUrl)) continue;
      (isEnding(control, endings) ? atTheEnd : waiting).push([...way, control]);
    }
  }
}

/** Opens the place, presses one control after the other, and looks where that led; then goes back. */
async function follow(
  page: Page,
  place: Place,
  way: readonly Control[],
  { siteUrl, trouble, isEnd }: PressOptions & { readonly isEnd: boolean },
): Promise<{ readonly problems: readonly string[]; readonly stayed: boolean }> {
  const mayBeGone = place.status === 404;
  await openPlace(page, place, siteUrl, trouble);
  const { pathname } = new URL(page.url());
  for (const control of way) {
    const element = await findControl(page, control);
    if (!element) return { problems: [`“${control.name}” is not there any more`], stayed: false };
    await element.click({ timeout: 10_000 });
    await trouble.untilQuiet();
  }
  const problems = [...(await wrongInTabs(page, trouble))];
  if (new URL(page.url()).pathname === pathname) {
    problems.push(...(await wrongWithPlace(page, { mayBeGone })));
    return { problems, stayed: true };
  }
  problems.push(...(await wrongWithPlace(page)));
  // Where the state has ended there is nothing to go back to.
  if (!isEnd) {
    await page.goBack();
    await trouble.untilQuiet();
    if (new URL(page.url()).pathname !== pathname) problems.push('the browser does not lead back');
  }
  return { problems, stayed: false };
}

function isEnding({ name }: Control, endings: readonly string[]): boolean {
  return endings.some((ending) => name.startsWith(ending));
}

/** As a browser in which no other language was chosen. */
export async function openPlace(
  page: Page,
  place: Place,
  siteUrl: string,
  trouble: TroubleWatch,
): Promise<void> {
  await page.context().clearCookies({ name: 'preferred-language' });
  trouble.expectGoneAt(place.status === 404 ? place.path : undefined);
  const answer = await page.goto(siteUrl + place.path, { waitUntil: 'load' });
  if (answer?.status() !== place.status) throw new Error(`answers ${answer?.status()}, not ${place.status}`);
  await hydrated(page);
  await trouble.untilQuiet();
}

/** Tabs that were opened; they are closed, which is the way back from them. */
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
