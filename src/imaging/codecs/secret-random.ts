import { createCipheriv, hkdfSync } from 'node:crypto';

const BLOCK_BYTES = 4096;

/**
 * Returns a generator of numbers 0 ≤ n < 1 that cannot be predicted without the secret (AES-256-CTR, key derived by HKDF). The
 * same secret gives the same numbers on every machine. `seededRandom` is no replacement, because its 32 bits can be searched.
 * @param secret of any length; callers should pass 32 random bytes
 */
export function secretRandom(secret: Uint8Array): () => number {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'secret-random', 32));
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  const zeros = Buffer.alloc(BLOCK_BYTES);
  let block = cipher.update(zeros);
  let at = 0;
  return () => {
    if (at === BLOCK_BYTES) {
      block = cipher.update(zeros);
      at = 0;
    }
    const number = block.readUInt32LE(at) / 2 ** 32;
    at += 4;
    return number;
  };
}
