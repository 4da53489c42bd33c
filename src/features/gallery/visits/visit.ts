const MINUTE_MS = 60_000;

/** Page views with less than this between them are one visit: a gallery is reloaded, and opened again after a download. */
export const VISIT_PAUSE_MS = 30 * MINUTE_MS;

/** Returns whether a page view begins a new visit. */
export function isNewVisit(lastVisitAt: Date | null, now: Date): boolean {
  return lastVisitAt === null || now.getTime() - lastVisitAt.getTime() >= VISIT_PAUSE_MS;
}
