import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '../../base/result.ts';
import { BackupError, type BackupTarget } from '../../platform/backup/backup-target.ts';
import { readErasures } from '../../platform/backup/copy-erasures.ts';
import { findBackup, type OpenedBackup, openBackup } from '../../platform/backup/list-backups.ts';
import type { BackedUpFile, Manifest } from '../../platform/backup/manifest.ts';
import { requireKnownVersion, restoreDatabase } from '../../platform/backup/restore-database.ts';
import { restoreFiles } from '../../platform/backup/restore-files.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { createDatabase } from '../../platform/db/create-database.ts';
import { startEmbeddedPostgres } from '../../platform/db/embedded/embedded-postgres.ts';
import type { SettledData } from '../../worker/restore/settle-restored-data.ts';
import { createCipher, createTarget } from '../adapters/create-backups.ts';
import { createHouseStorage, createStorage } from '../adapters/create-storage.ts';
import { migrateDatabase } from '../adapters/prepare-database.ts';
import type { TargetConfig } from '../config/backup-config.ts';
import type { Settings } from '../config/load-settings.ts';
import { createFileOnce } from '../process/create-file-once.ts';
import { lockDataFolder } from '../process/data-folder-lock.ts';
import {
  readRestoreMarker,
  removeRestoreMarker,
  RESTORE_MARKER,
  writeRestoreMarker,
} from './restore-marker.ts';
import { settleInService } from './settle-in-service.ts';

export interface RestoreOptions {
  /** Default: the latest complete backup. */
  readonly id: string | undefined;
  /** True restores the rest if copies of files are damaged. */
  readonly skipDamaged: boolean;
  readonly signal: AbortSignal;
  readonly warn: (text: string) => void;
  readonly onStep: (phase: 'tables' | 'files', count: number) => void;
}

export interface Restored {
  readonly manifest: Manifest;
  readonly settled: SettledData;
}

/** A day is enough for an erasure whose transaction was open at the moment of the snapshot. */
const ERASURE_MARGIN_MS = 86_400_000;
/** Files that say nothing about whether a data folder is in use. */
const HARMLESS = new Set(['supervisor.pid', RESTORE_MARKER, 'lost+found']);

/**
 * Restores a backup into an empty data folder and database. A marker is written first and removed last, and while it is there no program
 * of the service starts. Interrupted, it continues when it is called again.
 *
 * @returns an error when copies of files are damaged and shall not be skipped
 * @throws {BackupError} when the backup cannot be used, or something is in the place of what would be restored
 */
export async function runRestore(
  settings: Settings,
  targetConfig: TargetConfig,
  options: RestoreOptions,
): Promise<Result<Restored, string>> {
  const { config, root } = settings;
  const migrationsDir = join(root, 'db/migrations');
  const target = await createTarget(targetConfig, config.backup.s3);
  const cipher = await createCipher(config.backup.key);
  const backup = await openBackup(target, cipher, await findBackup(target, options.id));
  await requireKnownVersion(backup.manifest, migrationsDir);
  const since = new Date(Date.parse(backup.manifest.snapshotAt) - ERASURE_MARGIN_MS);
  const records = await readErasures({ target, cipher }, since);

  const lock = await lockDataFolder(config.dataDir);
  if (!lock.ok) {
    throw new BackupError(
      `The service runs with ${config.dataDir} (process ${lock.holderPid}): stop it first.`,
    );
  }
  try {
    await claimDataFolder(config.dataDir, backup.manifest.id);
    const postgres =
      config.database.kind === 'embedded'
        ? await startEmbeddedPostgres({ dataDir: config.dataDir })
        : undefined;
    const url = config.database.kind === 'url' ? config.database.url : postgres!.url;
    try {
      await loadTables(url, { target, backup, migrationsDir }, options);
      const damaged = await loadFiles(settings, target, backup, options);
      if (damaged.length > 0 && !options.skipDamaged) return err(damageText(backup.manifest, damaged));
      await migrateDatabase(url, root);
      const settled = await settleInService(settings, url, records, backup.manifest, options.warn);
      await removeRestoreMarker(config.dataDir);
      return ok({ manifest: backup.manifest, settled });
    } finally {
      await postgres?.stop();
    }
  } finally {
    await lock.release();
  }
}

/** @throws {BackupError} when the data folder holds anything but an interrupted restore of the same backup */
async function claimDataFolder(dataDir: string, backupId: string): Promise<void> {
  const pending = await readRestoreMarker(dataDir);
  if (pending === backupId) return;
  if (pending !== undefined) {
    throw new BackupError(
      `A restore of the backup ${pending} into ${dataDir} was interrupted: finish it with --backup ${pending}, or empty the folder.`,
    );
  }
  const found = (await readdir(dataDir)).filter((name) => !HARMLESS.has(name));
  if (found.length > 0) {
    throw new BackupError(
      `${dataDir} is not empty (${found.slice(0, 3).join(', ')}${found.length > 3 ? ', …' : ''}): move it away, or set DATA_DIR to an empty folder.`,
    );
  }
  await writeRestoreMarker(dataDir, backupId);
}

interface TableSource {
  readonly target: BackupTarget;
  readonly backup: OpenedBackup;
  readonly migrationsDir: string;
}

async function loadTables(
  url: string,
  source: TableSource,
  { signal, onStep }: RestoreOptions,
): Promise<void> {
  const connection = createDatabase(url, { maxConnections: 2 });
  try {
    await restoreDatabase(url, connection.db, {
      ...source,
      startedAt: systemClock.now(),
      onTable(count) {
        signal.throwIfAborted();
        onStep('tables', count);
      },
    });
  } finally {
    await connection.close();
  }
}

async function loadFiles(
  { config }: Settings,
  target: BackupTarget,
  backup: OpenedBackup,
  { signal, onStep }: RestoreOptions,
): Promise<readonly BackedUpFile[]> {
  const storage = createStorage(config.storage);
  const house = createHouseStorage(config.dataDir);
  return restoreFiles({
    ...{ target, backup, signal },
    async put({ area, key }, bytes) {
      if (area === 'files') await storage.put(key, bytes);
      else if (area === 'garments') await house.put(key, bytes);
      else if (config.secret.kind === 'file') {
        await createFileOnce(config.secret.path, Buffer.from(bytes).toString('utf8'));
      }
    },
    onFile: (count) => onStep('files', count),
  });
}

function damageText({ id }: Manifest, damaged: readonly BackedUpFile[]): string {
  const named = damaged.slice(0, 20).map(({ key }) => `  ${key}`);
  const more = damaged.length > named.length ? [`  and ${damaged.length - named.length} more`] : [];
  return [
    `${damaged.length} files of the backup ${id} are damaged or missing:`,
    ...named,
    ...more,
    'Run the command again with --skip-damaged to restore the rest; or empty the data folder and the database, and choose an earlier backup with --backup.',
  ].join('\n');
}
