import type { DiscountProductId } from './products.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;

/** The timers of the overlays that invite to the newsletter (spec §4, §9). */
export const OVERLAY_TIMERS = {
  /** The exit-intent modal opens by itself this long after the page has loaded. */
  exitAfterMs: 12 * SECOND_MS,
  /** After it has been open, it stays away for this time. */
  seenForMs: 48 * HOUR_MS,
  /** After it was closed, it does not open by itself for this time. */
  dismissedForMs: 7 * 24 * HOUR_MS,
  /** Coming back to a tab opens it, if the tab was hidden for longer than this, and this much later. */
  awayForMs: 2 * SECOND_MS,
  returnDelayMs: SECOND_MS,
  /** The delay of a `show-discount-modal` event that names none. */
  requestDelayMs: SECOND_MS,
  /** The share of the page's scrollable height at which the newsletter modal opens. */
  scrollShare: 0.3,
  /** The checkout opens this long after a press in the exit-intent modal, and after a sign-up in the newsletter modal. */
  exitCheckoutDelayMs: 100,
  newsletterCheckoutDelayMs: SECOND_MS,
} as const;

/** The product whose checkout opens after a sign-up in the newsletter modal (decision 011). */
export const NEWSLETTER_MODAL_PRODUCT: DiscountProductId = 'basic-1399';
