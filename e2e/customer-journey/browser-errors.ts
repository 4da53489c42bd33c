import type { BrowserContext, Frame, Request } from 'playwright-core';
import { pathInLanguage } from '../../src/page-urls.ts';

/** A page without requests for this long has settled. */
const IDLE_MS = 150;
const IDLE_WITHIN_MS = 60_000;

export interface ErrorWatch {
  /** Returns the failures in all tabs of this browser since the previous call. */
  take(): readonly string[];
  /** Accepts 404 from now on for the page at this address, in every language. */
  expectGoneAt(pathname: string): void;
  /** Waits until no request to the site is pending; event streams and the tab's icon do not count. */
  waitUntilIdle(): Promise<void>;
}

/** Records every failed request to the site, every error in the console and every script error of a browser. */
export function watchErrors(context: BrowserContext, siteUrl: string): ErrorWatch {
  const { origin } = new URL(siteUrl);
  const errors: string[] = [];
  const pending = new Set<Request>();
  let changedAtMs = performance.now();
  const gone = new Set<string>();

  const isOurs = (url: string) => url.startsWith(`${origin}/`);
  const isWaitedFor = (request: Request) =>
    isOurs(request.url()) && request.resourceType() !== 'eventsource' && !isTabIcon(request);
  const end = (request: Request) => {
    pending.delete(request);
    changedAtMs = performance.now();
  };
  context.on('request', (request) => {
    if (!isWaitedFor(request)) return;
    pending.add(request);
    changedAtMs = performance.now();
  });
  context.on('requestfinished', end);
  // A page that is left or closed while a request of it is pending may never report its end.
  const forgetRequestsOf = (isLeft: (frame: Frame) => boolean) => {
    for (const request of pending)
      if (!request.isNavigationRequest() && isLeft(request.frame())) end(request);
  };
  context.on('framenavigated', (frame) => forgetRequestsOf((one) => one === frame));
  context.on('pageclose', (page) => forgetRequestsOf((one) => one.page() === page));
  context.on('requestfailed', (request) => {
    end(request);
    const why = request.failure()?.errorText ?? 'unknown';
    // Navigating away aborts the requests of a page, and a download aborts the navigation to it.
    if (isOurs(request.url()) && why !== 'net::ERR_ABORTED') errors.push(`${why}: ${request.url()}`);
  });
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!isOurs(response.url()) || response.status() < 400) return;
    if (response.status() === 404 && gone.has(pathInLanguage(pathname.replace(/\.data$/, ''), 'en'))) return;
    errors.push(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  context.on('console', (message) => {
    // The browser also logs each refused request; the response handler above has recorded it with more detail.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      errors.push(`console: ${message.text()}`);
    }
  });
  context.on('weberror', (error) => errors.push(`script: ${error.error().message}`));
  return {
    take: () => errors.splice(0),
    expectGoneAt: (pathname) => void gone.add(pathInLanguage(pathname, 'en')),
    async waitUntilIdle() {
      const deadlineMs = performance.now() + IDLE_WITHIN_MS;
      while (pending.size > 0 || performance.now() - changedAtMs < IDLE_MS) {
        if (performance.now() > deadlineMs) {
          errors.push(`never idle: ${[...pending].map((request) => request.url()).join(', ')}`);
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    },
  };
}

/** The browser itself requests the tab's icon, and cancels the request without an event if the page changes meanwhile. */
function isTabIcon(request: Request): boolean {
  return request.resourceType() === 'other' && /\/icon-[^/]*\.svg$/.test(new URL(request.url()).pathname);
}
