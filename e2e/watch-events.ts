import type { Page } from 'playwright-core';
import { ANALYTICS_EVENT } from '../src/platform/analytics/analytics-events.client.ts';

/** Returns a function that returns the names of the analytics events that this document has raised since. */
export async function watchEvents(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate((type) => {
    const names: string[] = [];
    Object.assign(window, { watchedEvents: names });
    addEventListener(type, (event) => names.push((event as CustomEvent<{ name: string }>).detail.name));
  }, ANALYTICS_EVENT);
  return () => page.evaluate(() => (window as unknown as { watchedEvents: string[] }).watchedEvents);
}
