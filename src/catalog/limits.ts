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
  uploadMaxBytes: 25 * 1024 * 1024,
  uploadMaxPixels: 50_000_000,
  /** A larger picture is made smaller in the browser before it is sent. */
  browserMaxSidePx: 3072,
  previewWidthPx: 512,
  nameMinLength: 2,
  draftLifetimeMs: 24 * HOUR_MS,
  /** A draft is kept at least so long after its checkout was opened. */
  checkoutLifetimeMs: 2 * HOUR_MS,
  galleryLifetimeMs: 30 * DAY_MS,
  refundWindowDays: 30,
  refundWindowFaqHours: 48,
  /** Orders from so many headshots on are talked about in person. */
  teamMinHeadshots: 10,
  /** Replies the pages promise (spec §9). */
  quoteWithinHours: 24,
  supportWithinHours: 2,
  /** What a delivery of minutes may become when many come at once (spec §1). */
  underLoadMinutes: 15,
} as const;
