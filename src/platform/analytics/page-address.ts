import type { TrackedEvent } from './analytics-events.client.ts';

/** The page of an event as other companies learn it. */
export interface PageAddress {
  readonly path: string;
  readonly url: string;
  readonly title: string;
}

/**
 * Returns a function that finds the page on which an event was raised. It knows the page from the last page view, whose path is
 * only a pattern where the real one is somebody's secret, so the browser's own address is never sent.
 * @param landingUrl the address that was opened first. Its campaign, and nothing else of its query, is part of the first page
 */
export function createPageAddresses(
  origin: string,
  landingUrl: string,
): (event: TrackedEvent) => PageAddress {
  let campaign = campaignOf(landingUrl);
  let page: PageAddress = { path: '/', url: `${origin}/`, title: '' };
  return (event) => {
    if (event.name !== 'page-view') return page;
    const { path, title } = event.payload;
    page = { path, url: origin + path + campaign, title };
    campaign = '';
    return page;
  };
}

/** Returns the campaign's values of an address as a query, empty without any. */
function campaignOf(url: string): string {
  if (!URL.canParse(url)) return '';
  const utm = [...new URL(url).searchParams].filter(([name]) =>
    /^utm_(source|medium|campaign|term|content)$/.test(name),
  );
  return utm.length > 0 ? `?${new URLSearchParams(utm)}` : '';
}

/** Returns the site that a visitor came from, without its path; empty for our own pages, whose address may be a secret. */
export function externalReferrer(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return '';
  const from = new URL(referrer).origin;
  return from === origin || from === 'null' ? '' : `${from}/`;
}
