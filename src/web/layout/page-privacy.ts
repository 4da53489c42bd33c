import { PRIVATE_PAGES } from '../../page-urls.ts';
import type { PagePrivacy } from '../../platform/analytics/vendor-page.ts';
import { matchPage } from '../match-page.ts';

/** The values in an address that say nothing about a person: campaigns, what is bought, and the advertisement that led here. */
const HARMLESS_VALUES = /^(utm_\w+|ref|variant|product|package|code|ordered|gclid|fbclid|li_fat_id)$/;

/**
 * Returns how private a page is for scripts that read its address and that of the page before. An address with a value that we
 * do not know, such as somebody's email address or order number, is personal, and so is a mistyped one.
 * @param referrer the address of the page before; it counts if it is one of ours
 */
export function pagePrivacy(address: string, referrer: string): PagePrivacy {
  const here = privacyOf(new URL(address));
  if (here !== 'public' || !URL.canParse(referrer)) return here;
  const before = new URL(referrer);
  if (before.origin !== new URL(address).origin) return here;
  return privacyOf(before) === 'public' ? 'public' : 'personal';
}

function privacyOf({ pathname, searchParams }: URL): PagePrivacy {
  const page = matchPage(pathname)?.page;
  if (!page || page === 'order') return 'personal';
  if (PRIVATE_PAGES.has(page)) return 'secret';
  return [...searchParams.keys()].every((name) => HARMLESS_VALUES.test(name)) ? 'public' : 'personal';
}
