import { createHash } from 'node:crypto';

/** Returns SHA-256 of a cookie's secret. It needs no salt, because the secret has at least 128 random bits. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
