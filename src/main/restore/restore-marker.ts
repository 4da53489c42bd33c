import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseError } from '../../platform/db/database.ts';
import { createFileOnce } from '../process/create-file-once.ts';

/** A file in the data folder from the begin of a restore until its end. It contains the backup's id. */
export const RESTORE_MARKER = 'restore.pending';

/** Returns the id of the backup whose restore into this folder is not finished. */
export async function readRestoreMarker(dataDir: string): Promise<string | undefined> {
  const text = await readFile(join(dataDir, RESTORE_MARKER), 'utf8').catch(() => undefined);
  return text?.trim();
}

export async function writeRestoreMarker(dataDir: string, backupId: string): Promise<void> {
  await createFileOnce(join(dataDir, RESTORE_MARKER), `${backupId}\n`);
}

export async function removeRestoreMarker(dataDir: string): Promise<void> {
  await rm(join(dataDir, RESTORE_MARKER), { force: true });
}

/** @throws {DatabaseError} when a restore into this data folder was begun and not finished */
export async function requireNoRestore(dataDir: string): Promise<void> {
  const backupId = await readRestoreMarker(dataDir);
  if (backupId === undefined) return;
  throw new DatabaseError(
    `A restore of the backup ${backupId} is not finished: run the same \`lichtbild restore\` again, or empty ${dataDir}.`,
  );
}
