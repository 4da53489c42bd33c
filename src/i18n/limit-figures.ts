import { LIMITS } from '../catalog/limits.ts';

const HOUR_MS = 3_600_000;

/** Limits in the units that texts use. */
export const LIMIT_FIGURES = {
  retentionDays: LIMITS.galleryLifetimeMs / (24 * HOUR_MS),
  draftHours: LIMITS.draftLifetimeMs / HOUR_MS,
  waitingDays: LIMITS.waitingOrderLifetimeMs / (24 * HOUR_MS),
  waitingSelfieDays: LIMITS.waitingSelfieLifetimeMs / (24 * HOUR_MS),
  abandonedReminderHours: LIMITS.abandonedReminderAfterMs / HOUR_MS,
  abandonedReminderPauseDays: LIMITS.abandonedReminderPauseMs / (24 * HOUR_MS),
  uploadMaxMegabytes: LIMITS.uploadMaxBytes / 1024 ** 2,
  uploadMaxMegapixels: LIMITS.uploadMaxPixels / 1_000_000,
} as const;
