import type { Page } from 'playwright-core';
import { type Control, listControls } from './page-controls.ts';

/** Caches by address whether a link works, for addresses whose response is the same for everybody. */
export type KnownLinks = Map<string, Promise<string | undefined>>;

/** Matches a person's own pages and pictures, which are requested again in each state. */
const PERSONAL = /^\/((de|es)\/)?(create-headshot|shoots|gallery\/|order\/|share|receipt|api)\b/;

/** Requests every link that the page shows at this moment, with this browser's cookies, and returns the problems found. */
export async function findBrokenLinks(
  page: Page,
  siteUrl: string,
  known: KnownLinks,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { name, href } of await listControls(page)) {
    const problem = href === undefined ? undefined : await wrongWithLink(page, href, siteUrl, known);
    if (problem) wrong.push(`“${name}” leads to ${href}: ${problem}`);
  }
  return wrong;
}

async function wrongWithLink(
  page: Page,
  href: NonNullable<Control['href']>,
  siteUrl: string,
  known: KnownLinks,
): Promise<string | undefined> {
  const url = new URL(href);
  if (url.origin !== new URL(siteUrl).origin) {
    return ['https:', 'mailto:'].includes(url.protocol) ? undefined : 'leaves the site unsafely';
  }
  const here = new URL(page.url());
  if (url.pathname + url.search === here.pathname + here.search) {
    // The link leads to an anchor of this page. The page itself has been checked already.
    return (await page.locator(`[id="${idOf(url)}"]`).count()) > 0 || url.hash === ''
      ? undefined
      : `has no anchor “${idOf(url)}”`;
  }
  if (PERSONAL.test(url.pathname)) return requestLink(page, url);
  const problem = known.get(href) ?? requestLink(page, url);
  known.set(href, problem);
  return problem;
}

async function requestLink(page: Page, url: URL): Promise<string | undefined> {
  const response = await page.request.get(url.href, { headers: { Accept: 'text/html,*/*' } });
  if (response.status() >= 400) return `responds with ${response.status()}`;
  const anchorId = idOf(url);
  if (anchorId === '') return undefined;
  return (await response.text()).includes(`id="${anchorId}"`) ? undefined : `has no anchor “${anchorId}”`;
}

function idOf(url: URL): string {
  return decodeURIComponent(url.hash.slice(1));
}
