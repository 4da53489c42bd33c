const DAY_MS = 24 * 3_600_000;
/** Longer than any outage that nobody notices. */
const EACH_HOUR_DAYS = 3;
/** Longer than the refund window of a delivered order. Read once a day, because the list is long. */
const ONCE_A_DAY_DAYS = 60;
/** The hour (UTC) of the long run. */
const LONG_RUN_HOUR = 3;

/** Returns the moment since which an hourly run reads the providers' lists: some days, and once a day many. */
export function reconciliationStart(now: Date): Date {
  const days = now.getUTCHours() === LONG_RUN_HOUR ? ONCE_A_DAY_DAYS : EACH_HOUR_DAYS;
  return new Date(now.getTime() - days * DAY_MS);
}
