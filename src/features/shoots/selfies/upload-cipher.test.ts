import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { CIPHER_OVERHEAD_BYTES, decryptPart, encryptPart } from './upload-cipher.ts';

const KEY = randomBytes(32);
const PLAIN = Buffer.from('GPSLatitude 48.1372 N');

it('decrypts what it encrypted, which does not contain the plain text', () => {
  const part = encryptPart(KEY, 1024, PLAIN);
  expect(part).toHaveLength(PLAIN.length + CIPHER_OVERHEAD_BYTES);
  expect(Buffer.from(part).includes('GPS')).toBe(false);
  expect(Buffer.from(decryptPart([KEY], 1024, part)).equals(PLAIN)).toBe(true);
});

it('refuses another offset, another key and a changed byte', () => {
  const part = encryptPart(KEY, 1024, PLAIN);
  expect(() => decryptPart([KEY], 0, part)).toThrow();
  expect(() => decryptPart([randomBytes(32), randomBytes(32)], 1024, part)).toThrow();
  const changed = Uint8Array.from(part);
  changed[20] = (changed[20] ?? 0) ^ 1;
  expect(() => decryptPart([KEY], 1024, changed)).toThrow();
});

it('never encrypts twice with one nonce', () => {
  const nonces = Array.from({ length: 100 }, () =>
    Buffer.from(encryptPart(KEY, 0, PLAIN))
      .subarray(0, 12)
      .toString('hex'),
  );
  expect(new Set(nonces).size).toBe(100);
});
