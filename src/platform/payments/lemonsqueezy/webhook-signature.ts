import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Compares in constant time. `header` is the value of X-Signature: the hexadecimal HMAC-SHA-256 of the raw body. It contains no
 * time, so a copied webhook stays valid; the event's id makes it harmless.
 */
export function isSignedByAny(
  secrets: readonly string[],
  rawBody: Uint8Array,
  header: string | null,
): boolean {
  const signatures = (header ?? '')
    .split(',')
    .map((signature) => signature.trim())
    .filter((signature) => /^[0-9a-f]{64}$/i.test(signature))
    .map((signature) => Buffer.from(signature, 'hex'));
  return (
    secrets
      // Anyone could sign with an empty secret.
      .filter((secret) => secret !== '')
      .map((secret) => createHmac('sha256', secret).update(rawBody).digest())
      .flatMap((expected) => signatures.map((signature) => timingSafeEqual(signature, expected)))
      .includes(true)
  );
}
