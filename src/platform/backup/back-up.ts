import { drizzle } from 'drizzle-orm/node-postgres';
import type { ClientBase } from 'pg';
import type { Clock } from '../clock/clock.ts';
import type { Database, Reader } from '../db/database.ts';
import { holdMigrations } from '../db/migrate.ts';
import type { Storage } from '../storage/storage.ts';
import type { BackupCipher } from './backup-cipher.ts';
import { failRun, finishRun, insertRun, listInterruptedRuns } from './backup-run-store.ts';
import { BackupError, type BackupTarget, bodyOf } from './backup-target.ts';
import { copyFiles, listObjects, listStoredFiles, type SourceFile } from './copy-files.ts';
import { type CopiedDatabase, copyTables } from './copy-tables.ts';
import { listBackups, openBackup } from './list-backups.ts';
import { type Manifest, MANIFEST_FORMAT } from './manifest.ts';
import { backupId, targetKeys } from './target-keys.ts';

/** The files that rows of the database name. */
export interface FilesOfRows {
  /** The shoots that are not erased. */
  readonly shootIds: ReadonlySet<string>;
  /** Storage keys of files that must exist. */
  readonly keys: ReadonlySet<string>;
}

/** The parts of the service that are backed up. */
export interface BackupSources {
  readonly db: Database;
  readonly storage: Storage;
  /** The data folder, of which the operator's garments are copied. */
  readonly dataFolder: Storage;
  /** The content of the file with the app's secret; undefined when the operator sets it. */
  readonly appSecret: string | undefined;
  readonly secretFingerprint: string;
  filesOfRows(db: Reader): Promise<FilesOfRows>;
}

export interface BackupPlace {
  readonly target: BackupTarget;
  readonly cipher: BackupCipher;
}

export type BackupPhase = 'tables' | 'files';

export interface BackupOptions {
  readonly clock: Clock;
  /** Eight hexadecimal digits. */
  readonly random: string;
  readonly signal: AbortSignal;
  /** Called after each step, with the number of steps of its phase. */
  readonly onStep?: (phase: BackupPhase, count: number) => void;
}

/**
 * Backs up database and files while the service runs: the tables at one moment, and then the files. The list of it all is written
 * last, so whatever is interrupted is no backup. The caller holds the lock of backups (`backup-lock.ts`) with `client`, a connection
 * of its own.
 *
 * @throws {BackupError | BackupTargetError}
 */
export async function backUp(
  client: ClientBase,
  sources: BackupSources,
  { target, cipher }: BackupPlace,
  options: BackupOptions,
): Promise<Manifest> {
  const { db } = sources;
  const startedAt = options.clock.now();
  const id = backupId(startedAt, options.random);
  await settleInterruptedRuns(db, { target, cipher }, id);
  await insertRun(db, { id, target: target.name, startedAt });
  try {
    await target.write(targetKeys.running(id), bodyOf(Buffer.from(`${startedAt.toISOString()}\n`)));
    const manifest = await copyEverything(client, sources, { target, cipher }, { ...options, id });
    await target.delete(targetKeys.running(id));
    await finishRun(db, manifest);
    return manifest;
  } catch (error) {
    // The first error is the one to report.
    await failRun(db, id, error instanceof Error ? error.message : String(error)).catch(() => undefined);
    throw error;
  }
}

async function copyEverything(
  client: ClientBase,
  sources: BackupSources,
  { target, cipher }: BackupPlace,
  { id, ...options }: BackupOptions & { readonly id: string },
): Promise<Manifest> {
  const { clock, signal, onStep = () => undefined } = options;
  const snapshotAt = clock.now();
  const copied = await copyDatabase(client, sources, async () => {
    const onTable = (count: number) => {
      signal.throwIfAborted();
      onStep('tables', count);
    };
    return copyTables(client, target, { cipher, id }, onTable);
  });
  const wanted = [
    ...(await listStoredFiles(sources.storage, copied.rows.shootIds)),
    ...(await listOwnFiles(sources)),
  ];
  const { files, ...counts } = await copyFiles(wanted, {
    ...{ target, cipher, signal, earlier: await listEarlierFiles(target, cipher) },
    onFile: () => onStep('files', wanted.length),
  });
  const backedUp = new Set(files.filter(({ area }) => area === 'files').map(({ key }) => key));
  const missingFiles = await findMissing(sources, copied.rows, backedUp);
  await requireObjects(target, cipher, files);
  const manifest: Manifest = {
    ...{ format: MANIFEST_FORMAT, id, ...copied.database, tables: [...copied.database.tables] },
    migrations: [...copied.database.migrations],
    ...{ snapshotAt: snapshotAt.toISOString(), finishedAt: clock.now().toISOString() },
    ...{ files: [...files], ...counts, missingFiles: [...missingFiles] },
    secretFingerprint: sources.secretFingerprint,
  };
  signal.throwIfAborted();
  const body = cipher.encrypt(bodyOf(Buffer.from(JSON.stringify(manifest))));
  await target.write(targetKeys.manifest(id, cipher.suffix), body);
  return manifest;
}

/** Copies the tables, and reads which files they name, at one moment. */
async function copyDatabase(
  client: ClientBase,
  sources: BackupSources,
  copy: () => Promise<CopiedDatabase>,
): Promise<{ readonly database: CopiedDatabase; readonly rows: FilesOfRows }> {
  // After a failure nothing ends the transaction: a COPY may be unfinished, and only the end of the connection ends that.
  await client.query('begin isolation level repeatable read read only');
  await holdMigrations(client);
  const rows = await sources.filesOfRows(drizzle(client as never) as Reader);
  const database = await copy();
  await client.query('commit');
  return { database, rows };
}

/** Lists the operator's garments and the app's secret, which are read each time. */
async function listOwnFiles({ dataFolder, appSecret }: BackupSources): Promise<readonly SourceFile[]> {
  const garments = await dataFolder.list('garments/');
  const ofGarments = garments.map(({ key }): SourceFile => ({
    ...{ area: 'garments', key, version: undefined },
    read: () => dataFolder.get(key),
  }));
  if (appSecret === undefined) return ofGarments;
  const secret = Buffer.from(appSecret);
  return [
    ...ofGarments,
    { area: 'app-secret', key: 'app-secret', version: undefined, read: async () => secret },
  ];
}

/** Returns the files of the latest complete backup in the same form; none when it cannot be read. */
async function listEarlierFiles(target: BackupTarget, cipher: BackupCipher) {
  const earlier = (await listBackups(target)).findLast(
    ({ isComplete, isEncrypted }) => isComplete && isEncrypted === cipher.isEncrypted,
  );
  if (!earlier) return [];
  try {
    return (await openBackup(target, cipher, earlier)).manifest.files;
  } catch (error) {
    if (error instanceof BackupError) return []; // of another key, or damaged: everything is read again
    throw error;
  }
}

/** Finds files that rows name, now as at the moment of the copy, and that the storage does not have. */
async function findMissing(
  { db, storage, filesOfRows }: BackupSources,
  { keys }: FilesOfRows,
  backedUp: ReadonlySet<string>,
): Promise<readonly string[]> {
  const absent = [...keys].filter((key) => !backedUp.has(key));
  if (absent.length === 0) return [];
  const now = await filesOfRows(db);
  const missing: string[] = [];
  for (const key of absent) if (now.keys.has(key) && !(await storage.get(key))) missing.push(key);
  return missing;
}

/** A backup of another installation at the same target could have deleted objects that were there at the beginning. */
async function requireObjects(
  target: BackupTarget,
  cipher: BackupCipher,
  files: Manifest['files'] | readonly Manifest['files'][number][],
): Promise<void> {
  const stored = await listObjects(target, cipher);
  const gone = files.filter(({ object }) => !stored.has(object));
  if (gone.length === 0) return;
  throw new BackupError(
    `${gone.length} files of this backup were deleted from ${target.name} while it was made. Does another installation use it?`,
  );
}

/** Settles the runs that were killed: complete is what has a list, and everything else failed. */
async function settleInterruptedRuns(
  db: Database,
  { target, cipher }: BackupPlace,
  ownId: string,
): Promise<void> {
  const interrupted = await listInterruptedRuns(db, target.name, ownId);
  if (interrupted.length === 0) return;
  const backups = await listBackups(target);
  for (const id of interrupted) {
    const complete = backups.find((backup) => backup.id === id && backup.isComplete);
    if (complete) await finishRun(db, (await openBackup(target, cipher, complete)).manifest);
    else await failRun(db, id, 'It was interrupted.');
  }
}
