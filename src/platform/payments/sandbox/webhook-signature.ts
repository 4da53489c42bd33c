import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum difference in seconds between the time in a signature and ours, which prevents replays. */
export const TOLERANCE_SECONDS = 300;

/** Returns `t=<unix seconds>,v1=<hex HMAC-SHA-256 of "<t>.<raw body>">`. */
export function signWebhook(secret: string, rawBody: Uint8Array, now: Date): string {
  const unixSeconds = Math.floor(now.getTime() / 1_000);
  return `t=${unixSeconds},v1=${digest(secret, unixSeconds, rawBody).toString('hex')}`;
}

/** Compares in constant time. The header may contain several `v1` while a secret is being rotated. */
export function isSignedBy(secret: string, rawBody: Uint8Array, header: string | null, now: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2) as [string, string?]);
  const unixSeconds = Number(parts.find(([name]) => name === 't')?.[1] ?? Number.NaN);
  if (!Number.isInteger(unixSeconds)) return false;
  if (Math.abs(now.getTime() / 1_000 - unixSeconds) > TOLERANCE_SECONDS) return false;
  const expected = digest(secret, unixSeconds, rawBody);
  return parts
    .filter(([name, value]) => name === 'v1' && /^[0-9a-f]{64}$/.test(value ?? ''))
    .map(([, value]) => timingSafeEqual(Buffer.from(value!, 'hex'), expected))
    .includes(true);
}

function digest(secret: string, unixSeconds: number, rawBody: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${unixSeconds}.`).update(rawBody).digest();
}
