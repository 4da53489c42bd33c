import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum difference in seconds between the time in a signature and ours, which prevents replays. Stripe's own default. */
const TOLERANCE_SECONDS = 300;

/**
 * Verifies the header `Stripe-Signature: t=<unix seconds>,v1=<hex>,v1=<hex>…` with all secrets, in constant time. The SDK's own
 * verifier is not used: it accepts times in the future, and an empty `v1=` makes it throw before it sees a valid one.
 * @see https://docs.stripe.com/webhooks/signature
 */
export function isSignedByStripe(
  secrets: readonly string[],
  rawBody: Uint8Array,
  header: string | null,
  now: Date,
): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2) as [string, string?]);
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(Math.floor(now.getTime() / 1_000) - Number(time)) > TOLERANCE_SECONDS) return false;
  const signatures = parts
    .filter(([name, value]) => name === 'v1' && /^[0-9a-f]{64}$/.test(value ?? ''))
    .map(([, value]) => Buffer.from(value!, 'hex'));
  return secrets
    .filter((secret) => secret !== '')
    .map((secret) => createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest())
    .flatMap((expected) => signatures.map((signature) => timingSafeEqual(signature, expected)))
    .includes(true);
}
