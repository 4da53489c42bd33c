import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { invariant } from '../../base/invariant.ts';
import type { Capabilities } from './capabilities.ts';

const KEY_BYTES = 16;

/**
 * Keys are HMAC-SHA-256(secret, `capability|purpose|id`), truncated to 128 bits. `secrets[0]` makes new keys. The others are
 * retired, but their links still work. A secret has at least 32 characters.
 */
export function createHmacCapabilities(secrets: readonly string[]): Capabilities {
  invariant(
    secrets.length > 0 && secrets.every((secret) => secret.length >= 32),
    'every secret is long enough',
  );
  const sign = (secret: string, purpose: string, id: string) =>
    createHmac('sha256', secret).update(`capability|${purpose}|${id}`).digest().subarray(0, KEY_BYTES);

  return {
    keyFor: (purpose, id) => sign(secrets[0]!, purpose, id).toString('base64url'),
    verify(purpose, id, key) {
      const given = Buffer.alloc(KEY_BYTES);
      const bytes = Buffer.from(key ?? '', 'base64url');
      bytes.copy(given);
      // Every secret is tried, even with a key of the wrong length, so that all refusals take the same time.
      let valid = false;
      for (const secret of secrets) valid = timingSafeEqual(given, sign(secret, purpose, id)) || valid;
      return valid && key === given.toString('base64url');
    },
    deriveKeys(purpose, id) {
      const all = secrets.map(
        (secret) =>
          new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), `encryption|${purpose}|${id}`, 32)),
      );
      return { current: all[0]!, all };
    },
  };
}
