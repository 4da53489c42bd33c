/** Limits how often an address may perform an action. It stores nothing that reveals the address. */
export interface RateLimiter {
  /** Counts one `action` of `address`. Returns 0 if it is allowed, otherwise the seconds until it may be tried again. */
  count(action: RateLimitedAction, address: string): Promise<number>;
}

export interface RateLimit {
  readonly times: number;
  readonly withinSeconds: number;
}

/** The limits are generous enough for an office behind one address, and tight for scripts. */
export const RATE_LIMITS = {
  /** New drafts. */
  shoot: { times: 60, withinSeconds: 3_600 },
  /** New uploads, one per selfie. */
  upload: { times: 600, withinSeconds: 3_600 },
  /**
   * All other requests of the upload protocol. With three parallel uploads, a connection that breaks every few seconds causes
   * 560 requests in this time: after each break, every upload queries its offset four times before it sends.
   */
  'upload-part': { times: 3_000, withinSeconds: 300 },
  /** Free previews that have to be rendered, over all drafts of an address. */
  preview: { times: 60, withinSeconds: 3_600 },
  /** Remakes of delivered headshots. Failed ones count here, because they cost rendering time. */
  remake: { times: 40, withinSeconds: 3_600 },
  checkout: { times: 60, withinSeconds: 3_600 },
  lead: { times: 30, withinSeconds: 3_600 },
  'photo-review': { times: 60, withinSeconds: 3_600 },
  withdrawal: { times: 30, withinSeconds: 3_600 },
  newsletter: { times: 30, withinSeconds: 3_600 },
  /** Reports of our own counter, a few for each page. */
  events: { times: 2_000, withinSeconds: 3_600 },
  'newsletter-tags': { times: 60, withinSeconds: 3_600 },
  'subscription-check': { times: 30, withinSeconds: 3_600 },
  'gallery-link': { times: 30, withinSeconds: 3_600 },
  /** Links that sign an operator in: those asked for, and attempts to use one. */
  'operator-sign-in': { times: 30, withinSeconds: 3_600 },
  /** Counted by the recipient's address and not by the caller's, so that no form can flood a stranger's mailbox. */
  'photo-review-mail': { times: 10, withinSeconds: 24 * 3_600 },
  'lead-answer': { times: 10, withinSeconds: 24 * 3_600 },
  'withdrawal-receipt': { times: 10, withinSeconds: 24 * 3_600 },
  'campaign-test': { times: 100, withinSeconds: 3_600 },
  'operator-sign-in-mail': { times: 10, withinSeconds: 3_600 },
  'newsletter-confirm': { times: 5, withinSeconds: 24 * 3_600 },
  'gallery-link-mail': { times: 5, withinSeconds: 24 * 3_600 },
  /** Counted by the address that is asked about, so that nobody can watch when somebody subscribes. */
  'subscription-check-of': { times: 10, withinSeconds: 24 * 3_600 },
  /** Requests to report a mail without the secret. The operator's own mail server is not counted. */
  'mail-report': { times: 30, withinSeconds: 3_600 },
  /** Links in campaigns that are not ours. */
  'campaign-link': { times: 300, withinSeconds: 3_600 },
  /** Requests with a key from a link. */
  capability: { times: 600, withinSeconds: 3_600 },
  /** All other requests under /api that change something. */
  change: { times: 300, withinSeconds: 300 },
} as const satisfies Readonly<Record<string, RateLimit>>;

export type RateLimitedAction = keyof typeof RATE_LIMITS;

/** Actions that are counted per email address instead of per network address. */
export const COUNTED_BY_RECIPIENT: ReadonlySet<RateLimitedAction> = new Set([
  'photo-review-mail',
  'lead-answer',
  'withdrawal-receipt',
  'operator-sign-in-mail',
  'campaign-test',
  'newsletter-confirm',
  'gallery-link-mail',
  'subscription-check-of',
]);
