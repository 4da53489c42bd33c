import type { BackupCipher } from './backup-cipher.ts';
import { BackupError, type BackupTarget } from './backup-target.ts';
import type { BackupPlace } from './back-up.ts';
import { measure, openContent, readObject } from './content.ts';
import { inParallel } from './in-parallel.ts';
import { findBackup, openBackup } from './list-backups.ts';
import type { BackedUpTable, Manifest } from './manifest.ts';
import { targetKeys } from './target-keys.ts';

export interface CheckedBackup {
  readonly manifest: Manifest;
  /** One sentence for each file that cannot be read back. */
  readonly problems: readonly string[];
}

export interface CheckOptions {
  /** Default: the latest complete backup. */
  readonly id?: string | undefined;
  readonly signal: AbortSignal;
  /** Called after each table and each object, with the number of all. */
  readonly onStep?: (count: number) => void;
}

/**
 * Reads a backup back: decrypts everything, compares every content with its hash, and counts the rows.
 * @throws {BackupError} when there is no complete backup, or its list cannot be read
 * @throws {BackupTargetError} when the target does not answer
 */
export async function checkBackup(
  { target, cipher: configured }: BackupPlace,
  { id, signal, onStep = () => undefined }: CheckOptions,
): Promise<CheckedBackup> {
  const { manifest, cipher } = await openBackup(target, configured, await findBackup(target, id));
  const objects = [...new Set(manifest.files.map(({ object }) => object))];
  const count = manifest.tables.length + objects.length;
  const checks = [
    ...manifest.tables.map((table) => () => checkTable(target, cipher, manifest.id, table)),
    ...objects.map((hash) => async () => {
      await readObject(target, cipher, { key: targetKeys.object(hash, cipher.suffix), hash });
    }),
  ];
  const results = await inParallel(checks, async (check) => {
    signal.throwIfAborted();
    const problem = await problemOf(check);
    onStep(count);
    return problem;
  });
  return { manifest, problems: results.filter((problem) => problem !== undefined) };
}

async function problemOf(check: () => Promise<void>): Promise<string | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    if (error instanceof BackupError) return error.message;
    throw error;
  }
}

async function checkTable(
  target: BackupTarget,
  cipher: BackupCipher,
  id: string,
  table: BackedUpTable,
): Promise<void> {
  const { body, result } = measure(
    cipher,
    await openContent(target, cipher, targetKeys.table(id, table, cipher.suffix)),
  );
  for await (const chunk of body) void chunk;
  requireSameTable(table, result());
}

/** @throws {BackupError} when what was read is not what the list says */
export function requireSameTable(
  table: BackedUpTable,
  read: { readonly hash: string; readonly lines: number },
): void {
  if (read.hash !== table.hash || read.lines !== table.rows) {
    throw new BackupError(`The table ${table.name} of the backup is damaged.`);
  }
}
