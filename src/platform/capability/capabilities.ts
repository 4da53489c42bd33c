/**
 * Links and cookies that open something without an account: an id and a key derived from it with the
 * service's secret (HMAC-SHA-256, 128 bits, base64url), so nothing secret is stored and a link can be written again.
 */
export interface Capabilities {
  keyFor(purpose: CapabilityPurpose, id: string): string;
  /** Constant time, also for ids that do not exist; accepts keys of retired secrets. */
  verify(purpose: CapabilityPurpose, id: string, key: string | undefined): boolean;
  /**
   * 32-byte keys for what belongs to `id` (HKDF-SHA-256 of a secret, info = purpose + id): `current` encrypts,
   * and one of `all`, the retired secrets' too, decrypts. Unlike `keyFor` they never leave the server.
   */
  deriveKeys(purpose: EncryptionPurpose, id: string): EncryptionKeys;
}

export interface EncryptionKeys {
  readonly current: Uint8Array;
  /** The current one first. */
  readonly all: readonly Uint8Array[];
}

/**
 * `upload`: parts of an upload, encrypted until its clean copy is made, because the original may hold GPS.
 * `preview-mark`: the secret of a preview's watermark.
 */
export type EncryptionPurpose = 'upload' | 'preview-mark';

/**
 * `draft`: the visitor's cookie. `owner`: the gallery link of the mail. `checkout`: the sandbox overlay. `receipt`: signs
 * deletion receipts. `unsubscribe`: in each newsletter.
 */
export type CapabilityPurpose = 'draft' | 'owner' | 'checkout' | 'receipt' | 'unsubscribe';
