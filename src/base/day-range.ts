/** Days in UTC such as 2026-11-27, from the first to the last, both included. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}

const DAY_MS = 86_400_000;
/** Longer ranges would make pages slow to load and charts unreadable. */
export const MAX_RANGE_DAYS = 731;

/** Returns the day of a moment in UTC. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Returns the range of this many days that ends at the day of `now`. */
export function lastDays(days: number, now: Date): DayRange {
  return { first: dayOf(new Date(now.getTime() - (days - 1) * DAY_MS)), last: dayOf(now) };
}

/** Reads a typed range; undefined when a day does not exist, the range ends before it begins, or it is too long. */
export function readDayRange(first: string, last: string): DayRange | undefined {
  if (!isDay(first) || !isDay(last) || last < first) return undefined;
  return countDays({ first, last }) > MAX_RANGE_DAYS ? undefined : { first, last };
}

export function countDays({ first, last }: DayRange): number {
  return Math.round((startOf(last).getTime() - startOf(first).getTime()) / DAY_MS) + 1;
}

/** Lists every day of a range, oldest first. */
export function daysOf(range: DayRange): readonly string[] {
  const start = startOf(range.first).getTime();
  return Array.from({ length: countDays(range) }, (_, index) => dayOf(new Date(start + index * DAY_MS)));
}

/** Figures of a long range are summed by week, because a chart with more points than this cannot be read. */
const MAX_DAYS_BY_DAY = 92;

export type RangeStep = 'day' | 'week';

/** Returns the step by which the figures of a range are summed. */
export function stepOf(range: DayRange): RangeStep {
  return countDays(range) > MAX_DAYS_BY_DAY ? 'week' : 'day';
}

/** Returns the day by which a day's figures are summed: itself, or the Monday of its week. */
export function stepStart(day: string, step: RangeStep): string {
  if (step === 'day') return day;
  const start = startOf(day);
  const daysSinceMonday = (start.getUTCDay() + 6) % 7;
  return dayOf(new Date(start.getTime() - daysSinceMonday * DAY_MS));
}

/** Lists the first day of every step of a range, oldest first. A week may begin before the range. */
export function stepsOf(range: DayRange): readonly string[] {
  const step = stepOf(range);
  return [...new Set(daysOf(range).map((day) => stepStart(day, step)))];
}

/** Returns the moments at which a range begins and at which it is over. */
export function momentsOf({ first, last }: DayRange): { readonly from: Date; readonly until: Date } {
  return { from: startOf(first), until: new Date(startOf(last).getTime() + DAY_MS) };
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`);
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = startOf(text);
  return !Number.isNaN(moment.getTime()) && dayOf(moment) === text;
}
