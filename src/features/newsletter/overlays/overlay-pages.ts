import { type PageName, PRIVATE_PAGES } from '../../../page-urls.ts';

/**
 * The pages on which no overlay opens by itself: those of the specification (§4), and beside them the pages of one person,
 * the checkout, which shows the code anyway, and pages on which somebody exercises a right or reads what is binding.
 */
const QUIET_PAGES: ReadonlySet<PageName> = new Set([
  ...PRIVATE_PAGES,
  'createHeadshot',
  'adLanding',
  'adLandingDirectResponse',
  'adLandingEmotionalStory',
  'findGallery',
  'checkout',
  'withdraw',
  'privacyPolicy',
  'termsOfService',
  'refundPolicy',
  'accessibility',
  'imprint',
]);

/** Returns whether overlays may open by themselves; `page` is undefined on the page for unknown URLs. */
export function allowsOverlays(page: PageName | undefined): boolean {
  return page !== undefined && !QUIET_PAGES.has(page);
}
