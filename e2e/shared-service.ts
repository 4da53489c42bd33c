import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Language } from '../src/catalog/languages.ts';
import { launchBrowser } from './browser.ts';
import { type Lichtbild, startLichtbild } from './lichtbild.ts';
import { visitor, type Visitor, type VisitorOptions } from './visitor.ts';

export interface SharedService {
  readonly lichtbild: Lichtbild;
  readonly browser: Browser;
  visit(language: Language, options?: VisitorOptions): Promise<Visitor>;
}

type Env = Readonly<Record<string, string>>;

/**
 * Starts one service and one browser for all tests of a file; every visitor has a new browser context.
 * @param env settings, or a function that is called right before the start
 */
export function sharedService(env: Env | (() => Env) = {}): SharedService {
  let browser: Browser | undefined;
  let lichtbild: Lichtbild | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
    lichtbild = await startLichtbild(typeof env === 'function' ? env() : env, inject('startedOnce'));
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
