const DAY_MS = 24 * 3_600_000;
/** A list may show a payment or a refund later than it was made. */
const OVERLAP_MS = 3 * DAY_MS;
/** Longer than the refund window of a delivered order. Read once a day, because the list is long. */
const LONG_READ_MS = 60 * DAY_MS;
const LONG_READ_EVERY_MS = DAY_MS;

/** A provider's list was read until this moment, and a long way back at that one. */
export interface ReadingProgress {
  readonly readUntil: Date;
  readonly longReadAt: Date | null;
}

/** Returns whether a list that contains the payments since a moment reaches as far back as it is read once a day. */
export function isLongRead(since: Date, startedAt: Date): boolean {
  return startedAt.getTime() - since.getTime() >= LONG_READ_MS;
}

/**
 * Returns the moment since which the next regular run reads a provider's list: some days before the end of what was read, and
 * once a day a long way back.
 */
export function reconciliationStart(progress: ReadingProgress | undefined, now: Date): Date {
  const longAgo = now.getTime() - LONG_READ_MS;
  const resumedMs = (progress?.readUntil.getTime() ?? longAgo) - OVERLAP_MS;
  const lastLongMs = progress?.longReadAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  const isLongDue = now.getTime() - lastLongMs >= LONG_READ_EVERY_MS;
  return new Date(isLongDue ? Math.min(longAgo, resumedMs) : resumedMs);
}
