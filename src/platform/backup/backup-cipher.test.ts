import { generateX25519Identity } from 'age-encryption';
import { expect, it } from 'vitest';
import { createAgeCipher, PLAIN_CIPHER } from './backup-cipher.ts';
import { BackupError, bodyOf, readAll } from './backup-target.ts';

const secret = Buffer.from('Mira Beispiel, '.repeat(20_000));

it('encrypts and decrypts, and hides the content and its hash', async () => {
  const cipher = await createAgeCipher(await generateX25519Identity());
  const stored = await readAll(cipher.encrypt(bodyOf(secret)));
  expect(stored.includes('Mira')).toBe(false);
  expect(stored.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect((await readAll(cipher.decrypt(bodyOf(stored)))).equals(secret)).toBe(true);
  const hash = (one: typeof cipher) => one.contentHash().update(secret).digest('hex');
  expect(hash(cipher)).toBe(hash(cipher));
  expect(hash(cipher)).not.toBe(hash(PLAIN_CIPHER));
  expect(hash(cipher)).not.toBe(hash(await createAgeCipher(await generateX25519Identity())));
});

it('refuses another key, and whatever was changed, cut off or is not encrypted', async () => {
  const cipher = await createAgeCipher(await generateX25519Identity());
  const other = await createAgeCipher(await generateX25519Identity());
  const stored = await readAll(cipher.encrypt(bodyOf(secret)));
  const read = (one: typeof cipher, bytes: Uint8Array) => readAll(one.decrypt(bodyOf(bytes)));
  await expect(read(other, stored)).rejects.toThrow('another key than BACKUP_KEY');
  const flipped = Buffer.from(stored);
  flipped[70_000]! ^= 1;
  for (const bad of [flipped, stored.subarray(0, 100_000), stored.subarray(0, 40), secret, Buffer.alloc(0)])
    await expect(read(cipher, bad)).rejects.toThrow(BackupError);
});

it('passes on the failure of the target', async () => {
  const cipher = await createAgeCipher(await generateX25519Identity());
  class Outage extends Error {
    override readonly name = 'BackupTargetError';
  }
  const stored = await readAll(cipher.encrypt(bodyOf(secret)));
  async function* failing(): AsyncIterable<Uint8Array> {
    yield stored.subarray(0, 1_000);
    throw new Outage('gone');
  }
  await expect(readAll(cipher.decrypt(failing()))).rejects.toThrow(Outage);
});

it('refuses what is no key', async () => {
  await expect(createAgeCipher('AGE-SECRET-KEY-1NO')).rejects.toThrow('BACKUP_KEY');
});
