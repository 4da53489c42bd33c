import { listFilesOfRemakes } from '../../features/gallery/remakes/remake-store.server.ts';
import { listFilesOfShoots, listUnerasedShootIds } from '../../features/shoots/stored-files.server.ts';
import { type BackupOptions, backUp, type FilesOfRows } from '../../platform/backup/back-up.ts';
import { withBackupLock } from '../../platform/backup/backup-lock.ts';
import { BackupError } from '../../platform/backup/backup-target.ts';
import type { Backups } from '../../platform/backup/backups.ts';
import type { Manifest } from '../../platform/backup/manifest.ts';
import { pruneBackups } from '../../platform/backup/prune-backups.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { WorkerContext } from '../context.ts';

type Context = Pick<WorkerContext, 'db' | 'storage' | 'clock' | 'log'>;

export interface MakeOptions extends Omit<BackupOptions, 'clock'> {
  /** True deletes what is older than the settings say, after the new backup is complete. */
  readonly prunes: boolean;
}

/**
 * Makes a backup of the whole service.
 * @throws {BackupError} also when another process is making one
 */
export async function makeBackup(
  context: Context,
  { place, databaseUrl, keepDays, ...own }: Backups,
  { prunes, ...options }: MakeOptions,
): Promise<Manifest> {
  const { db, storage, clock } = context;
  return withBackupLock(databaseUrl, async (client) => {
    const manifest = await backUp(client, { db, storage, ...own, filesOfRows }, place, { ...options, clock });
    if (prunes) await prune(context, place, keepDays);
    return manifest;
  });
}

/** A backup that cannot be read prevents the pruning, but not the new backup. */
async function prune({ clock, log }: Context, place: Backups['place'], keepDays: number): Promise<void> {
  try {
    const pruned = await pruneBackups(place, { now: clock.now(), keepDays });
    if (pruned.backups + pruned.objects > 0) log.info({ ...pruned }, 'old backups were deleted');
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    log.error({ error }, 'old backups could not be deleted');
  }
}

/** Reads which files the rows of shoots and galleries name. */
async function filesOfRows(db: Reader): Promise<FilesOfRows> {
  const shootIds = new Set(await listUnerasedShootIds(db));
  const keys = new Set([...(await listFilesOfShoots(db)), ...(await listFilesOfRemakes(db))]);
  return { shootIds, keys };
}
