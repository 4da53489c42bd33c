import type { BrowserContext, Request } from 'playwright-core';
import { inLanguage } from '../../src/routes.ts';

/** Nothing under way for this long: the page has settled. */
const QUIET_MS = 150;
const QUIET_WITHIN_MS = 60_000;

export interface TroubleWatch {
  /** What went wrong since the last call, in any tab of this browser. */
  take(): readonly string[];
  /** From now on the page at this address, in whatever language, is expected to say that there is nothing. */
  expectGoneAt(pathname: string): void;
  /** Waits until no request of the site is under way, streams of events apart. */
  untilQuiet(): Promise<void>;
}

/** Notes every failed request of the site, every error in the console and every script error of a browser. */
export function watchTrouble(context: BrowserContext, siteUrl: string): TroubleWatch {
  const { origin } = new URL(siteUrl);
  const trouble: string[] = [];
  const underWay = new Set<Request>();
  let changedAtMs = performance.now();
  const gone = new Set<string>();

  const isOurs = (url: string) => url.startsWith(`${origin}/`);
  const end = (request: Request) => {
    underWay.delete(request);
    changedAtMs = performance.now();
  };
  context.on('request', (request) => {
    if (!isOurs(request.url()) || request.resourceType() === 'eventsource') return;
    underWay.add(request);
    changedAtMs = performance.now();
  });
  context.on('requestfinished', end);
  context.on('requestfailed', (request) => {
    end(request);
    const why = request.failure()?.errorText ?? 'unknown';
    // A page that is left stops what it was loading, and a download is no page.
    if (isOurs(request.url()) && why !== 'net::ERR_ABORTED') trouble.push(`${why}: ${request.url()}`);
  });
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!isOurs(response.url()) || response.status() < 400) return;
    if (response.status() === 404 && gone.has(inLanguage(pathname.replace(/\.data$/, ''), 'en'))) return;
    trouble.push(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  context.on('console', (message) => {
    // The browser's own line about a refused request says less than the answer, which is noted above.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      trouble.push(`console: ${message.text()}`);
    }
  });
  context.on('weberror', (error) => trouble.push(`script: ${error.error().message}`));
  return {
    take: () => trouble.splice(0),
    expectGoneAt: (pathname) => void gone.add(inLanguage(pathname, 'en')),
    async untilQuiet() {
      const deadlineMs = performance.now() + QUIET_WITHIN_MS;
      while (underWay.size > 0 || performance.now() - changedAtMs < QUIET_MS) {
        if (performance.now() > deadlineMs) {
          trouble.push(`never quiet: ${[...underWay].map((request) => request.url()).join(', ')}`);
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    },
  };
}
