import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { ERASURE_KINDS } from '../db/tables/erasures.ts';
import { type ErasureRecord, listUncopied, markCopied } from '../erasures/erasure-store.ts';
import type { BackupPlace } from './back-up.ts';
import { PLAIN_CIPHER } from './backup-cipher.ts';
import { BackupError, bodyOf, readAll } from './backup-target.ts';
import { openContent } from './content.ts';
import { ERASURES, targetKeys, timeInName } from './target-keys.ts';

const BATCH = 500;

const records = z.array(
  z.object({
    id: z.uuid(),
    kind: z.enum(ERASURE_KINDS),
    subject: z.string(),
    recordedAt: z.iso.datetime().transform((text) => new Date(text)),
  }),
);

/**
 * Copies the records of erasures to the target. Safe to kill at any point: a record that is copied twice is repeated once.
 * @throws {BackupTargetError} when the target does not answer; the records stay for the next call
 */
export async function copyErasures(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { target, cipher }: BackupPlace,
): Promise<number> {
  let copied = 0;
  for (;;) {
    const batch = await listUncopied(db, BATCH);
    if (batch.length === 0) return copied;
    const content = JSON.stringify(
      batch.map(({ id, kind, subject, recordedAt }) => ({ id, kind, subject, recordedAt })),
    );
    // Named by its content, so that no call replaces a file that has other records.
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
    const key = targetKeys.erasures(batch.at(-1)!.recordedAt, hash, cipher.suffix);
    await target.write(key, cipher.encrypt(bodyOf(Buffer.from(content))));
    await markCopied(
      db,
      batch.map(({ id }) => id),
      clock.now(),
    );
    copied += batch.length;
  }
}

/**
 * Reads the records at the target that were made since a moment, and perhaps earlier ones.
 * @throws {BackupError} when one is damaged, encrypted with another key, or of a kind that only a newer version knows
 */
export async function readErasures(
  { target, cipher: configured }: BackupPlace,
  since: Date,
): Promise<readonly ErasureRecord[]> {
  const found: ErasureRecord[] = [];
  for (const { key } of await target.list(ERASURES)) {
    const latest = timeInName(key.slice(ERASURES.length));
    // The name is in whole seconds.
    if (latest && latest.getTime() + 1_000 < since.getTime()) continue;
    const cipher = key.endsWith('.age') ? configured : PLAIN_CIPHER;
    if (key.endsWith('.age') && !configured.isEncrypted) {
      throw new BackupError('The records of erasures are encrypted: set BACKUP_KEY to their key.');
    }
    found.push(...parseRecords(key, await readAll(await openContent(target, cipher, key))));
  }
  return found;
}

function parseRecords(key: string, bytes: Buffer): readonly ErasureRecord[] {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new BackupError(`The records of erasures in ${key} are damaged.`, { cause });
  }
  const read = records.safeParse(value);
  if (!read.success) {
    throw new BackupError(
      `The records of erasures in ${key} are damaged, or were written by a newer version.`,
      {
        cause: read.error,
      },
    );
  }
  return read.data.map((record) => ({ ...record, copiedAt: record.recordedAt }));
}
