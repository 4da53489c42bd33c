const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The product's limits and promises. */
export const LIMITS = {
  /** Accepted selfies that the next step requires. */
  selfiesMin: 5,
  selfiesRecommended: 8,
  selfiesMax: 25,
  /** Accepted selfies after which the free preview is rendered. */
  previewAfterSelfies: 2,
  /** Accepted selfies that a preview on request requires. */
  previewOnRequestAfterSelfies: 1,
  /**
   * Free previews of one draft, enough for all seven styles with three selfies each. Showing a preview again does not count.
   */
  previewsPerDraft: 21,
  /** Garments that one shoot may choose by name; each colour counts. */
  garmentsMax: 12,
  uploadMaxBytes: 25 * 1024 * 1024,
  uploadMaxPixels: 50_000_000,
  /** The browser scales larger photos down to this size before it uploads them. */
  browserMaxSidePx: 3072,
  previewWidthPx: 512,
  /** The largest photo that the free review accepts (spec §5). */
  reviewMaxBytes: 5 * 1024 * 1024,
  /** A mailed review and its photo are erased at this age. */
  reviewLifetimeMs: DAY_MS,
  nameMinLength: 2,
  /** The maximum length of a single-line field (a name, a company); below it that of a multi-line one. */
  formLineMaxLength: 200,
  formTextMaxLength: 4_000,
  draftLifetimeMs: 24 * HOUR_MS,
  /** A draft exists for at least this time after its checkout was opened. */
  checkoutLifetimeMs: 2 * HOUR_MS,
  /** For this time after its expiry, a draft waits until its payment provider was asked whether somebody paid for it. */
  unreadPaymentHoldMs: 7 * DAY_MS,
  /** Public links that one gallery may have at a time. The same number of revoked links is stored in addition. */
  sharesMax: 50,
  galleryLifetimeMs: 30 * DAY_MS,
  /** The time by which an operator may postpone the end of a gallery at most, on the customer's wish. */
  galleryExtensionMs: 30 * DAY_MS,
  /** How long a paid order waits for its selfies before it is refunded, in words and exactly. */
  waitingOrderMonths: 12,
  waitingOrderLifetimeMs: 365 * DAY_MS,
  /** Selfies of a paid order that waits are erased at this age. */
  waitingSelfieLifetimeMs: 30 * DAY_MS,
  /** The buyer of a waiting order is reminded once, after this time. */
  orderReminderAfterMs: 3 * DAY_MS,
  /** Somebody who agreed is reminded once of an order that was opened and not paid, after this time. */
  abandonedReminderAfterMs: 24 * HOUR_MS,
  /** Nobody gets a second reminder of an abandoned order within this time. */
  abandonedReminderPauseMs: 30 * DAY_MS,
  /** Free remakes of delivered headshots in other clothes, for each shoot. Failed ones do not count. */
  remakesPerShoot: 6,
  refundWindowDays: 30,
  refundWindowFaqHours: 48,
  /** The statutory period for a withdrawal, and for the refund after it (Art. 9 and 13 of 2011/83/EU). */
  withdrawalPeriodDays: 14,
  withdrawalRefundDays: 14,
  /** Calendar years for which the proof of a withdrawal is stored, after the year in which it arrived. */
  withdrawalProofYears: 3,
  /** The minimum number of headshots of a team request, which is handled in person. */
  teamMinHeadshots: 10,
  teamMaxHeadshots: 100_000,
  /** Hours within which a white-label or team request is answered (spec §9). */
  leadAnswerHours: 24,
  leadLifetimeMonths: 12,
  /** Hours after which an unconfirmed newsletter sign-up is erased. */
  subscriptionConfirmHours: 72,
  /** Years for which the proof of consent is stored after unsubscribing. */
  consentProofYears: 3,
  /** Hours within which email support answers (spec §9). */
  supportWithinHours: 2,
  /** Minutes that a delivery may take when many orders arrive at once (spec §1). */
  underLoadMinutes: 15,
} as const;
