import { dayOf as utcDayOf, type DayRange, lastDays, readDayRange } from '../../../base/day-range.ts';
import { dayIn } from '../ledger/calendar-day.ts';

/** Days of a time zone, from the first to the last, both included. */
export interface ZonedDays extends DayRange {
  /** An IANA name such as Europe/Berlin, which both JavaScript and PostgreSQL know. */
  readonly timeZone: string;
}

const UTC = 'UTC';

/** The time zones that may be chosen. Other names, such as `+02:00`, mean different things to JavaScript and to PostgreSQL. */
export const TIME_ZONES: readonly string[] = [...new Set([UTC, ...Intl.supportedValuesOf('timeZone')])];

const DEFAULT_DAYS = 30;
/** Days that one page of the ledger shows, however long the range is. */
const PAGE_DAYS = 31;

/**
 * Returns the days of one page of a range, which begins with its last days.
 * @param from the last day of the page; by default, or outside of the range, that of the range
 */
export function pageOfDays(
  days: ZonedDays,
  from: string | undefined,
): {
  readonly days: ZonedDays;
  /** The last day of the next page; undefined on the last page. */
  readonly next: string | undefined;
} {
  const rest = (from !== undefined && from <= days.last && readDayRange(days.first, from)) || days;
  const pageDays = lastDays(PAGE_DAYS, new Date(`${rest.last}T12:00:00Z`));
  if (pageDays.first <= days.first) return { days: { ...days, last: rest.last }, next: undefined };
  const { first: next } = lastDays(2, new Date(`${pageDays.first}T12:00:00Z`));
  return { days: { ...days, first: pageDays.first, last: rest.last }, next };
}

export interface RequestedDays {
  readonly days: ZonedDays;
  readonly today: string;
  /** The sentence about a range or a time zone that cannot be shown; the default is shown instead. */
  readonly problem: string | undefined;
}

/** Reads the range in a page's address; without one, the last 30 days in UTC. */
export function requestedDays(query: URLSearchParams, now: Date): RequestedDays {
  const typedZone = query.get('zone')?.trim() || UTC;
  const timeZone = TIME_ZONES.find((name) => name.toLowerCase() === typedZone.toLowerCase());
  const today = (timeZone === undefined ? undefined : dayIn(timeZone))?.(now) ?? utcDayOf(now);
  const standard = lastDays(DEFAULT_DAYS, new Date(`${today}T12:00:00Z`));
  const [from, until] = [query.get('from'), query.get('until')];
  const isAsked = Boolean(from) || Boolean(until);
  const range = isAsked ? readDayRange(from || standard.first, until || today) : standard;
  return {
    days: { ...(range ?? standard), timeZone: timeZone ?? UTC },
    today,
    problem: problemOf({ typedZone, isKnownZone: timeZone !== undefined, isRange: range !== undefined }),
  };
}

function problemOf(typed: {
  readonly typedZone: string;
  readonly isKnownZone: boolean;
  readonly isRange: boolean;
}): string | undefined {
  if (!typed.isKnownZone) return `“${typed.typedZone}” is no time zone such as Europe/Berlin.`;
  return typed.isRange
    ? undefined
    : 'That range cannot be shown. It has to end after it begins, within two years.';
}
