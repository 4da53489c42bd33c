/** Is part of every row and every file name of the second customer, and of nothing else. */
export const MARK = 'second-customer';

/**
 * Ids of another customer, who is in every test database: a query without its owner condition changes or returns one of
 * their rows, and the test fails.
 */
export const SECOND = {
  email: `${MARK}@example.net`,
  /** Delivered, with the same headshot numbers as the galleries of the tests. */
  shootId: `${MARK}-galleryA`,
  draftId: `${MARK}-draft-A`,
  /** Paid before its selfies were chosen; the headshots were not asked for. */
  waitingId: `${MARK}-waitingA`,
  erasedId: `${MARK}-erasedA`,
  /** Shares the headshots 1 and 2. */
  shareId: `${MARK}-share-A`,
  revokedShareId: `${MARK}-share-B`,
  /** Paid with a discount code, and refunded in part. */
  orderId: `${MARK}-order`,
  /** The order of the waiting draft, for a discount product. */
  waitingOrderId: `${MARK}-waiting-order`,
  /** A photo review whose result was mailed. */
  reviewId: `${MARK}-review`,
  selfieId: `${MARK}-selfie-1`,
  subscriberId: `${MARK}-subscriber`,
  headshotCount: 12,
  /** A new picture of headshot 2, which waits for a choice. */
  remakeId: `${MARK}-remake`,
} as const;

export const PAST = new Date('2026-11-19T08:00:00Z');

/** Later than any test's clock, so that nothing of the second customer is ever due. */
export const FUTURE = new Date('2999-01-01T00:00:00Z');

/** Returns true for a file's key, a row or a response's text that belongs to the second customer. */
export function isOfSecondCustomer(text: string): boolean {
  return text.includes(MARK);
}
