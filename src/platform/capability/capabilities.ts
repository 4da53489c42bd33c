/**
 * Links and cookies that give access without an account. Each consists of an id and a key that is derived from it with the
 * service's secret (HMAC-SHA-256, 128 bits, base64url), so no secret is stored and a link can be written again.
 */
export interface Capabilities {
  keyFor(purpose: CapabilityPurpose, id: string): string;
  /** Takes constant time, even for ids that do not exist, and accepts keys of retired secrets. */
  verify(purpose: CapabilityPurpose, id: string, key: string | undefined): boolean;
  /**
   * Derives 32-byte keys for the data of `id` (HKDF-SHA-256 of a secret, info = purpose + id). `current` encrypts, and one of
   * `all`, which includes those of retired secrets, decrypts. Unlike the results of `keyFor`, they never leave the server.
   */
  deriveKeys(purpose: EncryptionPurpose, id: string): EncryptionKeys;
}

export interface EncryptionKeys {
  readonly current: Uint8Array;
  /** Starts with the current key. */
  readonly all: readonly Uint8Array[];
}

/**
 * `upload` encrypts the parts of an upload until its clean copy is made, because the original may contain GPS data.
 * `preview-mark` is the secret of a preview's watermark.
 */
export type EncryptionPurpose = 'upload' | 'preview-mark';

/**
 * `draft` is the visitor's cookie, `owner` the gallery link in the mail, `checkout` the sandbox overlay, and `unsubscribe` the
 * link in each newsletter. `operator-sign-in` signs an operator in, and `operator-photos` is the cookie with which one
 * looks at the photos of a shoot for some minutes. `order` opens an order for its buyer, `refund` for the operator who decides about
 * its refund. `photo-review` opens the result of a review. `receipt` signs deletion receipts. `campaign-mail` is the mark by which a bounce or a complaint names a campaign's
 * mail, and `campaign-response` is in the links that count what its reader does.
 */
export type CapabilityPurpose =
  | 'draft'
  | 'owner'
  | 'checkout'
  | 'order'
  | 'photo-review'
  | 'refund'
  | 'receipt'
  | 'unsubscribe'
  | 'operator-sign-in'
  | 'operator-photos'
  | 'campaign-mail'
  | 'campaign-response';
