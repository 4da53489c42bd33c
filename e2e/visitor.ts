import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Page, Response } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { Language } from '../src/catalog/languages.ts';
import { type PageName, pagePath } from '../src/page-urls.ts';
import { expectAccessible } from './accessibility.ts';
import { withCookieChoice } from './cookie-choice.ts';
import { expectLanguage } from './page-language.ts';
import type { Lichtbild } from './lichtbild.ts';

const PHONE = { width: 360, height: 780 } as const;
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', es: 'es-ES' };
/** A generous limit, because the same two cores render headshots meanwhile. */
const STEP_WITHIN_MS = 30_000;

/** A person with their own browser context: language, cookies, a window as large as a phone. */
export interface Visitor {
  readonly language: Language;
  readonly context: BrowserContext;
  readonly page: Page;
  open(page: PageName, params?: Readonly<Record<string, string>>): Promise<Response | null>;
  /** Expects the page in its current state to pass axe at both widths and to be in this visitor's language only. */
  expectGoodPage(where: string): Promise<void>;
  /** Expects no error in the browser's console so far. */
  expectNoErrors(where: string): void;
}

export interface VisitorOptions {
  readonly hasTouch?: boolean;
  /** True for a visitor to whom the modals of the newsletter still open by themselves. Default: they were all open before. */
  readonly meetsOverlays?: boolean;
  /** True for a person who has not chosen about analytics and advertising yet. Default: one who has refused both. */
  readonly firstVisit?: boolean;
  /** Default: the machine's. */
  readonly timezoneId?: string;
  /** The window's size from the start. Default: a phone's. */
  readonly viewport?: Readonly<{ width: number; height: number }>;
}

/** Opens a browser context that closes at the end of the test. A failed test writes a screenshot and the service's log to test-results/. */
export async function visitor(
  browser: Browser,
  lichtbild: Lichtbild,
  language: Language,
  {
    hasTouch = false,
    firstVisit = false,
    meetsOverlays = false,
    timezoneId,
    viewport = PHONE,
  }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    locale: LOCALES[language],
    viewport,
    hasTouch,
    acceptDownloads: true,
    reducedMotion: 'reduce',
    ...(timezoneId && { timezoneId }),
  });
  if (!firstVisit) await withCookieChoice(context);
  context.setDefaultTimeout(STEP_WITHIN_MS);
  if (!meetsOverlays) await context.addInitScript(rememberOverlays);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Tests see refused and missing resources on the page itself, so the browser's line about them is ignored.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') {
      await keepEvidence(page, lichtbild, `${task.name}-${page.url().split('/').at(3)}`, complaints);
    }
    if (context.isClosed()) return;
    // A request that is still on its way to a stand-in would be reported as an error of the test.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
  const expectNoErrors = (where: string) =>
    expect.soft(complaints, `errors in the console on ${where}`).toEqual([]);
  return {
    language,
    context,
    page,
    open: (name, params) => page.goto(lichtbild.url + pagePath(name, language, params)),
    async expectGoodPage(where) {
      await expectLanguage(page, language, where);
      await expectAccessible(page, where);
      expectNoErrors(where);
    },
    expectNoErrors,
  };
}

/** Runs in the browser, before each page: stores that the modals were open before. A frame without storage has no modals. */
function rememberOverlays(): void {
  try {
    localStorage.setItem('nl_seen_48h', String(Date.now()));
    localStorage.setItem('newsletter_modal_shown', 'true');
  } catch {
    return;
  }
}

async function keepEvidence(
  page: Page,
  lichtbild: Lichtbild,
  name: string,
  complaints: readonly string[],
): Promise<void> {
  const folder = path.resolve(import.meta.dirname, '../test-results');
  const file = path.join(folder, name.replace(/\W+/g, '-').slice(0, 80));
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.log`, [page.url(), ...complaints, lichtbild.log()].join('\n'));
  await page.screenshot({ path: `${file}.png`, fullPage: true }).catch(() => undefined);
}
