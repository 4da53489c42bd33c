import { type DayRange, dayOf, lastDays, readDayRange } from '../../base/day-range.ts';

const DEFAULT_DAYS = 30;

export interface RequestedRange {
  readonly range: DayRange;
  readonly today: string;
  /** True when the address asks for a range that cannot be shown, so that the default is shown instead. */
  readonly isRefused: boolean;
}

/** Reads the range in a page's address; without one, the last 30 days. */
export function requestedRange(address: string, now: Date): RequestedRange {
  const query = new URL(address).searchParams;
  const [from, until] = [query.get('from'), query.get('until')];
  const today = dayOf(now);
  const standard = lastDays(DEFAULT_DAYS, now);
  if (from === null && until === null) return { range: standard, today, isRefused: false };
  const range = readDayRange(from ?? '', until ?? today);
  return { range: range ?? standard, today, isRefused: range === undefined };
}
