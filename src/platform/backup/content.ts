import type { BackupCipher } from './backup-cipher.ts';
import { BackupError, type BackupTarget, readAll } from './backup-target.ts';

/** Counts and hashes what passes through. */
export function measure(cipher: BackupCipher, body: AsyncIterable<Uint8Array>) {
  const hash = cipher.contentHash();
  let bytes = 0;
  let lines = 0;
  async function* pass(): AsyncIterable<Uint8Array> {
    for await (const chunk of body) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      lines += countLines(chunk);
      yield chunk;
    }
  }
  return {
    body: pass(),
    /** Call it once, after the end of the body. */
    result: () => ({ bytes, lines, hash: hash.digest('hex') }),
  };
}

const NEWLINE = 0x0a;

function countLines(chunk: Uint8Array): number {
  let lines = 0;
  for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
}

export function hashOf(cipher: BackupCipher, bytes: Uint8Array): string {
  return cipher.contentHash().update(bytes).digest('hex');
}

/** Opens a stored file for reading. @throws {BackupError} when it is missing, and while reading when it is damaged */
export async function openContent(
  target: BackupTarget,
  cipher: BackupCipher,
  key: string,
): Promise<AsyncIterable<Uint8Array>> {
  const stored = await target.read(key);
  if (!stored) throw new BackupError(`${key} is missing from the backup.`);
  return cipher.decrypt(stored);
}

/** Reads an object and compares its content with its name. @throws {BackupError} when it is missing or damaged */
export async function readObject(
  target: BackupTarget,
  cipher: BackupCipher,
  { key, hash }: { readonly key: string; readonly hash: string },
): Promise<Buffer> {
  const bytes = await readAll(await openContent(target, cipher, key));
  if (hashOf(cipher, bytes) !== hash) throw new BackupError(`${key} is damaged.`);
  return bytes;
}
