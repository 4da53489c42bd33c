import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { invariant } from '../../../base/invariant.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** An encrypted part is longer than its content by this many bytes. */
export const CIPHER_OVERHEAD_BYTES = NONCE_BYTES + TAG_BYTES;

/**
 * Encrypts one part of an upload with AES-256-GCM and returns nonce | ciphertext | tag. The offset is authenticated with it,
 * so parts cannot be swapped. The nonce is random because a part can be written again after a lost connection.
 */
export function encryptPart(key: Uint8Array, offset: number, plain: Uint8Array): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(String(offset)));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts a part with the first key that fits. Throws when the part was altered, has another offset, or no key fits. */
export function decryptPart(keys: readonly Uint8Array[], offset: number, part: Uint8Array): Uint8Array {
  const [key, ...others] = keys;
  invariant(key, 'there is a key to decrypt with');
  try {
    return decryptWith(key, offset, part);
  } catch (error) {
    if (others.length === 0) throw error;
    return decryptPart(others, offset, part);
  }
}

function decryptWith(key: Uint8Array, offset: number, part: Uint8Array): Uint8Array {
  const nonce = part.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(String(offset)))
    .setAuthTag(part.subarray(part.length - TAG_BYTES));
  const body = part.subarray(NONCE_BYTES, part.length - TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]);
}
