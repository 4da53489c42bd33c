import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import { createTestDatabase } from './create-test-database.ts';
import { openS3Server } from './s3-server.ts';
import { MIGRATIONS_DIR } from './template-database.ts';
import type { Database } from '../src/platform/db/database.ts';
import { createPgBossQueue } from '../src/platform/queue/pg-boss-queue.ts';
import { silentLog } from '../src/platform/log/silent-log.ts';
import { createMemoryStorage } from '../src/platform/storage/memory-storage.ts';
import { backUp, type BackupPlace, type BackupSources } from '../src/platform/backup/back-up.ts';
import { createAgeCipher, PLAIN_CIPHER } from '../src/platform/backup/backup-cipher.ts';
import { withBackupLock } from '../src/platform/backup/backup-lock.ts';
import { type BackupTarget } from '../src/platform/backup/backup-target.ts';
import { createFolderTarget } from '../src/platform/backup/folder-target.ts';
import { findBackup, openBackup } from '../src/platform/backup/list-backups.ts';
import { restoreDatabase } from '../src/platform/backup/restore-database.ts';
import { restoreFiles } from '../src/platform/backup/restore-files.ts';
import { createS3Target } from '../src/platform/backup/s3-target.ts';

export const DAY_MS = 86_400_000;
export const signal = new AbortController().signal;

export async function folderTarget(): Promise<BackupTarget> {
  const folder = await mkdtemp(join(tmpdir(), 'lichtbild-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return createFolderTarget(folder);
}

export async function bucketTarget(): Promise<BackupTarget> {
  const server = await openS3Server();
  const target = createS3Target({ ...server, folder: '' });
  onTestFinished(async () => {
    target.close();
    await server[Symbol.asyncDispose]();
  });
  return target;
}

/** A service with rows of a second customer, some files and jobs, and a place for its backups. */
export async function openService(
  options: { target?: BackupTarget; key?: string; filesOfRows?: BackupSources['filesOfRows'] } = {},
) {
  const database = await createTestDatabase();
  onTestFinished(() => database[Symbol.asyncDispose]());
  const queue = await createPgBossQueue({ url: database.url, log: silentLog, runsJobs: false });
  onTestFinished(() => queue.close());
  const storage = createMemoryStorage();
  const dataFolder = createMemoryStorage();
  await storage.put('shoots/a/headshots/001.jpg', Buffer.from('HEADSHOT 1'));
  await storage.put('shoots/a/headshots/002.jpg', Buffer.from('HEADSHOT 2'));
  await storage.put('wardrobe/manifest.json', Buffer.from('HEADSHOT 2'));
  await storage.put('shoots/younger/uploads/1', Buffer.from('UPLOAD'));
  await dataFolder.put('garments/suit/garment.json', Buffer.from('{}'));
  await dataFolder.put('app-secret', Buffer.from('never copied from here'));
  const keys = new Set(['shoots/a/headshots/001.jpg']);
  const time = { now: new Date('2026-11-27T02:13:00Z') };
  const target = options.target ?? (await folderTarget());
  const place: BackupPlace = {
    target,
    cipher: options.key ? await createAgeCipher(options.key) : PLAIN_CIPHER,
  };
  const sources: BackupSources = {
    ...{ db: database.db, storage, dataFolder, appSecret: 'the secret\n', secretFingerprint: 'print' },
    filesOfRows: options.filesOfRows ?? (async () => ({ shootIds: new Set(['a']), keys })),
  };
  let random = 0;
  return {
    ...{ database, queue, storage, sources, place, target, time, keys },
    backUp: (more: { place?: BackupPlace; signal?: AbortSignal } = {}) =>
      withBackupLock(database.url, (client) =>
        backUp(client, sources, more.place ?? place, {
          ...{ clock: { now: () => time.now }, signal: more.signal ?? signal },
          random: (++random).toString(16).padStart(8, '0'),
        }),
      ),
  };
}

export async function restore(place: BackupPlace, id?: string) {
  const database = await createTestDatabase('empty');
  onTestFinished(() => database[Symbol.asyncDispose]());
  const backup = await openBackup(place.target, place.cipher, await findBackup(place.target, id));
  const load = () =>
    restoreDatabase(database.url, database.db, {
      ...{ target: place.target, backup, migrationsDir: MIGRATIONS_DIR },
      ...{ startedAt: new Date('2026-11-28T00:00:00Z'), onTable: () => undefined },
    });
  const files = new Map<string, string>();
  const loadFiles = () =>
    restoreFiles({
      ...{ target: place.target, backup, signal, onFile: () => undefined },
      put: async ({ area, key }, bytes) => void files.set(`${area}:${key}`, Buffer.from(bytes).toString()),
    });
  return { database, load, loadFiles, files };
}

/** All rows of our tables as text, apart from those that a backup or a restore writes about itself. */
export async function rowsOf(db: Database): Promise<readonly string[]> {
  const tables = await db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('schema_migrations', 'backup_runs', 'restores') order by 1`,
  );
  const rows: string[] = [];
  for (const { name } of tables.rows as { name: string }[]) {
    const found = await db.execute(
      sql.raw(`select t::text as line from public.${name} t order by t::text collate "C"`),
    );
    rows.push(...(found.rows as { line: string }[]).map(({ line }) => `${name} ${line}`));
  }
  return rows;
}
