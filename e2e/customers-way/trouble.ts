import type { BrowserContext, Request } from 'playwright-core';
import { pathInLanguage } from '../../src/page-urls.ts';

/** A page without requests for this long has settled. */
const QUIET_MS = 150;
const QUIET_WITHIN_MS = 60_000;

export interface TroubleWatch {
  /** Returns the failures in all tabs of this browser since the previous call. */
  take(): readonly string[];
  /** Accepts 404 from now on for the page at this address, in every language. */
  expectGoneAt(pathname: string): void;
  /** Waits until no request to the site is pending; event streams and the tab's icon do not count. */
  untilQuiet(): Promise<void>;
}

/** Records every failed request to the site, every error in the console and every script error of a browser. */
export function watchTrouble(context: BrowserContext, siteUrl: string): TroubleWatch {
  const { origin } = new URL(siteUrl);
  const trouble: string[] = [];
  const underWay = new Set<Request>();
  let changedAtMs = performance.now();
  const gone = new Set<string>();

  const isOurs = (url: string) => url.startsWith(`${origin}/`);
  const isWaitedFor = (request: Request) =>
    isOurs(request.url()) && request.resourceType() !== 'eventsource' && !isTabIcon(request);
  const end = (request: Request) => {
    underWay.delete(request);
    changedAtMs = performance.now();
  };
  context.on('request', (request) => {
    if (!isWaitedFor(request)) return;
    underWay.add(request);
    changedAtMs = performance.now();
  });
  context.on('requestfinished', end);
  context.on('requestfailed', (request) => {
    end(request);
    const why = request.failure()?.errorText ?? 'unknown';
    // Navigating away aborts the requests of a page, and a download aborts the navigation to it.
    if (isOurs(request.url()) && why !== 'net::ERR_ABORTED') trouble.push(`${why}: ${request.url()}`);
  });
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!isOurs(response.url()) || response.status() < 400) return;
    if (response.status() === 404 && gone.has(pathInLanguage(pathname.replace(/\.data$/, ''), 'en'))) return;
    trouble.push(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  context.on('console', (message) => {
    // The browser also logs each refused request; the response handler above has recorded it with more detail.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      trouble.push(`console: ${message.text()}`);
    }
  });
  context.on('weberror', (error) => trouble.push(`script: ${error.error().message}`));
  return {
    take: () => trouble.splice(0),
    expectGoneAt: (pathname) => void gone.add(pathInLanguage(pathname, 'en')),
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

/** The browser fetches the tab's icon for itself. If the page changes meanwhile, it drops the request without saying so. */
function isTabIcon(request: Request): boolean {
  return request.resourceType() === 'other' && /\/icon-[^/]*\.svg$/.test(new URL(request.url()).pathname);
}
