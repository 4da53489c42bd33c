/**
 * Links and cookies that open something without an account: an id and a key derived from it with the
 * service's secret (HMAC-SHA-256, 128 bits, base64url), so nothing secret is stored and a link can be written again.
 */
export interface Capabilities {
  keyFor(purpose: CapabilityPurpose, id: string): string;
  /** Constant time, also for ids that do not exist; accepts keys of retired secrets. */
  verify(purpose: CapabilityPurpose, id: string, key: string | undefined): boolean;
}

/** `draft`: the visitor's cookie. `owner`: the gallery link of the mail. `checkout`: the sandbox overlay. `receipt`: signs deletion receipts. */
export type CapabilityPurpose = 'draft' | 'owner' | 'checkout' | 'receipt';
