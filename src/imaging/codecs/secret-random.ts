import { createCipheriv, hkdfSync } from 'node:crypto';

const BLOCK_BYTES = 4096;

/**
 * Numbers 0 ≤ n < 1 that nobody can foretell without the secret: the key stream of AES-256-CTR. The same for the same secret
 * on every machine. `seededRandom` is for numbers that may be known: its 32 bits can all be tried.
 * @param secret of any length; 32 random bytes are meant
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
