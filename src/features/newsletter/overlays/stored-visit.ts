/** The part of the browser's storage that decides which overlays may open (spec §3). */
export interface StoredVisit {
  readonly isSubscribed: boolean;
  /** When the exit-intent modal was last open. */
  readonly seenAtMs: number | undefined;
  /** Until when the exit-intent modal does not open by itself. */
  readonly dismissedUntilMs: number | undefined;
  readonly isNewsletterModalShown: boolean;
}

/** The keys are those of the specification (§3). */
export const VISIT_KEYS = {
  subscribed: 'newsletter_subscribed',
  seenAt: 'nl_seen_48h',
  dismissedUntil: 'nl_dismissed_until',
  newsletterModalShown: 'newsletter_modal_shown',
} as const;

export const FIRST_VISIT: StoredVisit = {
  isSubscribed: false,
  seenAtMs: undefined,
  dismissedUntilMs: undefined,
  isNewsletterModalShown: false,
};

/** Reads the visit from what is stored under each key. A value that is no timestamp counts as none. */
export function readVisit(stored: (key: string) => string | null): StoredVisit {
  return {
    isSubscribed: stored(VISIT_KEYS.subscribed) === 'true',
    seenAtMs: timestampOf(stored(VISIT_KEYS.seenAt)),
    dismissedUntilMs: timestampOf(stored(VISIT_KEYS.dismissedUntil)),
    isNewsletterModalShown: stored(VISIT_KEYS.newsletterModalShown) === 'true',
  };
}

/** Returns the values to store for what differs between two visits; null removes a key. */
export function visitChanges(
  before: StoredVisit,
  after: StoredVisit,
): Readonly<Record<string, string | null>> {
  const values = (visit: StoredVisit): Readonly<Record<string, string | null>> => ({
    [VISIT_KEYS.seenAt]: visit.seenAtMs === undefined ? null : String(visit.seenAtMs),
    [VISIT_KEYS.dismissedUntil]: visit.dismissedUntilMs === undefined ? null : String(visit.dismissedUntilMs),
    [VISIT_KEYS.newsletterModalShown]: visit.isNewsletterModalShown ? 'true' : null,
  });
  const old = values(before);
  return Object.fromEntries(Object.entries(values(after)).filter(([key, value]) => old[key] !== value));
}

function timestampOf(text: string | null): number | undefined {
  return /^\d{1,16}$/.test(text ?? '') ? Number(text) : undefined;
}
