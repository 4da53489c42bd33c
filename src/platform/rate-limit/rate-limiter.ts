/** Slows down one address that does too much of one thing. Nothing it keeps leads back to the address. */
export interface RateLimiter {
  /** Counts one `action` of `address`. Seconds until it may be tried again; 0 when this one was not too many. */
  count(action: RateLimitedAction, address: string): Promise<number>;
}

export interface RateLimit {
  readonly times: number;
  readonly withinSeconds: number;
}

/** Generous for people behind one office address, tight for scripts. */
export const RATE_LIMITS = {
  /** New drafts. */
  shoot: { times: 60, withinSeconds: 3_600 },
  /** New uploads: a selfie is one. */
  upload: { times: 600, withinSeconds: 3_600 },
  /**
   * All other requests of the upload protocol. A line that breaks every few seconds makes 560 in this time with three
   * uploads at once: each of them asks four times how far it came, then sends.
   */
  'upload-part': { times: 3_000, withinSeconds: 300 },
  /** Free previews that have to be rendered, over all drafts of one address. */
  preview: { times: 60, withinSeconds: 3_600 },
  /** Remakes of delivered headshots; failed ones cost nothing but the machine's time. */
  remake: { times: 40, withinSeconds: 3_600 },
  checkout: { times: 60, withinSeconds: 3_600 },
  lead: { times: 30, withinSeconds: 3_600 },
  withdrawal: { times: 30, withinSeconds: 3_600 },
  newsletter: { times: 30, withinSeconds: 3_600 },
  'gallery-link': { times: 30, withinSeconds: 3_600 },
  /** Counted by the address that is written to, not by the one that asks, so that no form fills a stranger's mailbox. */
  'lead-answer': { times: 10, withinSeconds: 24 * 3_600 },
  'withdrawal-receipt': { times: 10, withinSeconds: 24 * 3_600 },
  'newsletter-confirm': { times: 5, withinSeconds: 24 * 3_600 },
  'gallery-link-mail': { times: 5, withinSeconds: 24 * 3_600 },
  /** Tries of links with keys. */
  capability: { times: 600, withinSeconds: 3_600 },
  /** Anything else under /api that changes something. */
  change: { times: 300, withinSeconds: 300 },
} as const satisfies Readonly<Record<string, RateLimit>>;

export type RateLimitedAction = keyof typeof RATE_LIMITS;

/** Actions that are counted per email address instead of per network address. */
export const COUNTED_BY_RECIPIENT: ReadonlySet<RateLimitedAction> = new Set([
  'lead-answer',
  'withdrawal-receipt',
  'newsletter-confirm',
  'gallery-link-mail',
]);
