import { err, ok, type Result } from '../../../base/result.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { galleryExpiry } from '../erasure/retention.ts';

export type ExpiryProblem = 'day-invalid' | 'expiry-past' | 'expiry-too-late' | 'expiry-unchanged';

/** Returns the latest moment to which an operator may move the end of a gallery, on the customer's wish (decision 060). */
export function latestExpiry(deliveredAt: Date): Date {
  return new Date(galleryExpiry(deliveredAt).getTime() + LIMITS.galleryExtensionMs);
}

/** Returns the day of a moment in UTC, such as `2026-11-27`. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/**
 * Returns the new end of a gallery: the last minute of the day (UTC), or the latest moment if that is earlier on the same day.
 * @param day such as `2026-11-27`
 */
export function expiryOn(
  day: string,
  { deliveredAt, expiresAt }: { readonly deliveredAt: Date; readonly expiresAt: Date },
  now: Date,
): Result<Date, ExpiryProblem> {
  const end = new Date(`${day}T23:59:00.000Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(end.getTime()) || dayOf(end) !== day) {
    return err('day-invalid');
  }
  const latest = latestExpiry(deliveredAt);
  if (day > dayOf(latest)) return err('expiry-too-late');
  const moved = end > latest ? latest : end;
  if (moved <= now) return err('expiry-past');
  return moved.getTime() === expiresAt.getTime() ? err('expiry-unchanged') : ok(moved);
}
