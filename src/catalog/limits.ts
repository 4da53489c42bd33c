const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Numbers that the product promises or refuses by. */
export const LIMITS = {
  /** Accepted selfies that open the next step. */
  selfiesMin: 5,
  selfiesRecommended: 8,
  selfiesMax: 25,
  /** Accepted selfies after which the free preview is rendered. */
  previewAfterSelfies: 2,
  /** Accepted selfies that are enough for a preview somebody asks for. */
  previewOnRequestAfterSelfies: 1,
  /**
   * Free previews of one draft: enough for each of the seven styles with three selfies. Showing one again does not count.
   */
  previewsPerDraft: 21,
  /** Garments that one shoot may wish for by name, each colour counted. */
  garmentsMax: 12,
  uploadMaxBytes: 25 * 1024 * 1024,
  uploadMaxPixels: 50_000_000,
  /** A larger picture is made smaller in the browser before it is sent. */
  browserMaxSidePx: 3072,
  previewWidthPx: 512,
  /** A photo that the free review looks at (spec §5). */
  reviewMaxBytes: 5 * 1024 * 1024,
  nameMinLength: 2,
  /** Longest line in a form (a name, a company), and below it the longest text. */
  formLineMaxLength: 200,
  formTextMaxLength: 4_000,
  draftLifetimeMs: 24 * HOUR_MS,
  /** A draft is kept at least so long after its checkout was opened. */
  checkoutLifetimeMs: 2 * HOUR_MS,
  /** Public links that one gallery may have at a time. The same number of revoked links is stored in addition. */
  sharesMax: 50,
  galleryLifetimeMs: 30 * DAY_MS,
  /** Delivered headshots that one shoot may have made again in other clothes, free of charge. Failed tries do not count. */
  remakesPerShoot: 6,
  refundWindowDays: 30,
  refundWindowFaqHours: 48,
  /** Statutory: how long a consumer may withdraw, and how soon the money must go back then (Art. 9, 13 of 2011/83/EU). */
  withdrawalPeriodDays: 14,
  withdrawalRefundDays: 14,
  /** Calendar years for which the proof of a withdrawal is kept, counted after the year in which it arrived. */
  withdrawalProofYears: 3,
  /** Orders of at least this many headshots are discussed in person. */
  teamMinHeadshots: 10,
  teamMaxHeadshots: 100_000,
  /** Within how many hours a white-label or team request is answered (spec §9). */
  leadAnswerHours: 24,
  leadLifetimeMonths: 12,
  /** A sign-up for the newsletter that is not confirmed within so many hours is erased. */
  subscriptionConfirmHours: 72,
  /** How long after unsubscribing the proof of consent is kept. */
  consentProofYears: 3,
  /** E-mail support (spec §9). */
  supportWithinHours: 2,
  /** Delivery normally takes minutes, but up to this many when many orders arrive at once (spec §1). */
  underLoadMinutes: 15,
} as const;
