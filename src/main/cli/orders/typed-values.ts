import { err, ok, type Result } from '../../../base/result.ts';
import { typedAmountCents } from '../../../features/orders/refunds/typed-amount.ts';

const DAY_MS = 86_400_000;

/** Parses a day such as 2026-11-26 into its beginning in UTC. */
export function parseDay(typed: string): Result<Date> {
  const day = new Date(`${typed}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(typed) && !Number.isNaN(day.getTime());
  // A date that no calendar has becomes another one, such as 31 November.
  if (isDay && day.toISOString().startsWith(typed)) return ok(day);
  return err(`"${typed}" is not a date such as 2026-11-26.`);
}

/** Parses a day, or a number of days ago such as 7d, into a moment that is not in the future. */
export function parseSince(typed: string, now: Date): Result<Date> {
  const [, days] = /^(\d{1,4})d$/.exec(typed) ?? [];
  if (days !== undefined) return ok(new Date(now.getTime() - Number(days) * DAY_MS));
  const day = parseDay(typed);
  if (!day.ok) return err(`"${typed}" is neither a date such as 2026-11-26 nor a number of days such as 7d.`);
  return day.value > now ? err(`${typed} is in the future.`) : day;
}

/**
 * Parses the days of a period, both included; a day that is left out sets no limit. Returns moments between which the days are in
 * every time zone, with a day to spare at both ends.
 */
export function parsePeriod(typed: {
  readonly from?: string;
  readonly until?: string;
}): Result<{ readonly from: Date; readonly until: Date }> {
  const from = typed.from === undefined ? ok(new Date(0)) : parseDay(typed.from);
  if (!from.ok) return from;
  const lastDay = typed.until === undefined ? ok(new Date('9999-12-29T00:00:00Z')) : parseDay(typed.until);
  if (!lastDay.ok) return lastDay;
  if (lastDay.value < from.value) return err(`${typed.until} is before ${typed.from}.`);
  return ok({
    from: new Date(from.value.getTime() - DAY_MS),
    until: new Date(lastDay.value.getTime() + 2 * DAY_MS),
  });
}

/** Parses an amount such as 5, 5.00 or 5,00 into cents. */
export function parseAmount(typed: string): Result<number> {
  const cents = typedAmountCents(typed) ?? 0;
  return cents > 0 ? ok(cents) : err(`"${typed}" is not an amount such as 5.00.`);
}

/** Formats cents as 19.00 EUR. */
export function formatAmount(cents: number, currency: string): string {
  return `${(cents / 100).toFixed(2)} ${currency}`;
}
