/** Returns the day of a moment, such as 2026-11-26. */
export type DayOf = (moment: Date) => string;

/** The days of the world's clock, which is the default. */
export const UTC_DAY: DayOf = (moment) => moment.toISOString().slice(0, 10);

/** Returns the days of a time zone; undefined when there is no such zone. @param timeZone an IANA name such as Europe/Berlin */
export function dayIn(timeZone: string): DayOf | undefined {
  try {
    // Sweden writes dates as ISO 8601 does.
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
    return (moment) => format.format(moment);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
