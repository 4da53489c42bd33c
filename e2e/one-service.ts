import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Language } from '../src/catalog/languages.ts';
import { launchBrowser } from './browser.ts';
import { type Lichtbild, startLichtbild } from './lichtbild.ts';
import { visitor, type Visitor } from './visitor.ts';

export interface OneService {
  readonly lichtbild: Lichtbild;
  readonly browser: Browser;
  visit(language: Language, options?: { readonly hasTouch: boolean }): Promise<Visitor>;
}

/** One service and one browser for all tests of a file; each test's visitors are new ones. */
export function oneService(env: Parameters<typeof startLichtbild>[0] = {}): OneService {
  let browser: Browser | undefined;
  let lichtbild: Lichtbild | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
    lichtbild = await startLichtbild(env);
  });
  afterAll(async () => {
    await browser?.close();
    await lichtbild?.[Symbol.asyncDispose]();
  });
  return {
    get lichtbild() {
      return lichtbild!;
    },
    get browser() {
      return browser!;
    },
    visit: (language, options) => visitor(browser!, lichtbild!, language, options),
  };
}
