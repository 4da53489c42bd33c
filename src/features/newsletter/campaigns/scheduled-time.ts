import { Temporal } from 'temporal-polyfill';
import { err, ok, type Result } from '../../../base/result.ts';

/** A time as it is typed: `2026-12-01T09:00` in a zone such as Europe/Berlin. */
export interface TypedTime {
  readonly local: string;
  readonly timeZone: string;
}

export type TimeError = 'time-invalid' | 'time-zone-unknown' | 'time-skipped' | 'time-past';

/**
 * Reads a typed time. A time that the clocks skip in spring is refused; of one that comes twice in autumn, the first is meant.
 */
export function readScheduledTime({ local, timeZone }: TypedTime, now: Date): Result<Date, TimeError> {
  const typed = parse(() => Temporal.PlainDateTime.from(local));
  if (!typed) return err('time-invalid');
  const zoned = parse(() => typed.toZonedDateTime(timeZone, { disambiguation: 'earlier' }));
  if (!zoned) return err('time-zone-unknown');
  if (!zoned.toPlainDateTime().equals(typed)) return err('time-skipped');
  const at = new Date(zoned.epochMilliseconds);
  return at > now ? ok(at) : err('time-past');
}

/** Returns a stored time as it was typed. */
export function typedTimeOf(at: Date, timeZone: string): TypedTime {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  return { local: zoned.toPlainDateTime().toString({ smallestUnit: 'minute' }), timeZone };
}

function parse<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
