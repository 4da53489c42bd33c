import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Page, Response } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { Language } from '../src/catalog/languages.ts';
import { type PageName, pagePath } from '../src/page-urls.ts';
import { expectAccessible } from './accessibility.ts';
import { expectLanguage } from './english-sentences.ts';
import type { Lichtbild } from './lichtbild.ts';

const PHONE = { width: 360, height: 780 } as const;
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', es: 'es-ES' };
/** Generous: the same two cores render headshots meanwhile. */
const STEP_WITHIN_MS = 30_000;

/** A person with a browser of their own: language, cookies, phone-sized window. */
export interface Visitor {
  readonly language: Language;
  readonly context: BrowserContext;
  readonly page: Page;
  open(page: PageName, params?: Readonly<Record<string, string>>): Promise<Response | null>;
  /** The page as it is now passes axe at both widths and speaks only this visitor's language. */
  expectGoodPage(where: string): Promise<void>;
  /** The browser's console has said nothing of an error so far. */
  expectNoComplaints(where: string): void;
}

/** Leaves when the test ends; a failed one leaves a picture of the page and the service's log in test-results/. */
export async function visitor(
  browser: Browser,
  lichtbild: Lichtbild,
  language: Language,
  { hasTouch = false } = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    locale: LOCALES[language],
    viewport: PHONE,
    hasTouch,
    acceptDownloads: true,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(STEP_WITHIN_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A refused or missing thing is reported by what the page shows; the browser's own line says nothing more.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') {
      await keepEvidence(page, lichtbild, `${task.name}-${page.url().split('/').at(3)}`, complaints);
    }
    await context.close();
  });
  const expectNoComplaints = (where: string) =>
    expect.soft(complaints, `errors in the console on ${where}`).toEqual([]);
  return {
    language,
    context,
    page,
    open: (name, params) => page.goto(lichtbild.url + pagePath(name, language, params)),
    async expectGoodPage(where) {
      await expectLanguage(page, language, where);
      await expectAccessible(page, where);
      expectNoComplaints(where);
    },
    expectNoComplaints,
  };
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
