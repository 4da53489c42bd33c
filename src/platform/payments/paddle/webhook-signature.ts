import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum difference in seconds between the time in a signature and ours. The SDK's five seconds fail on a slow clock. */
export const TOLERANCE_SECONDS = 300;

/**
 * Verifies `ts=<unix seconds>;h1=<hex HMAC-SHA-256 of "<ts>:<raw body>">` in constant time. The header contains several `h1`
 * while a secret is being replaced, of which the SDK reads only the last.
 */
export function isSignedByPaddle(
  secrets: readonly string[],
  rawBody: Uint8Array,
  header: string | null,
  now: Date,
): boolean {
  const parts = (header ?? '').split(';').map((part) => part.trim().split('=', 2));
  const timestamp = parts.find(([name]) => name === 'ts')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const signatures = parts.flatMap(([name, value]) =>
    name === 'h1' && /^[\da-f]{64}$/.test(value ?? '') ? [Buffer.from(value!, 'hex')] : [],
  );
  return secrets
    .filter((secret) => secret !== '') // an empty secret is one that anybody can sign with
    .map((secret) => createHmac('sha256', secret).update(`${timestamp}:`).update(rawBody).digest())
    .flatMap((expected) => signatures.map((signature) => timingSafeEqual(signature, expected)))
    .includes(true);
}
