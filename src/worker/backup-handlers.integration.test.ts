import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { drainQueue } from '../../test/drain-queue.ts';
import { PLAIN_CIPHER } from '../platform/backup/backup-cipher.ts';
import { latestBackup, latestBackupRun } from '../platform/backup/backup-run-store.ts';
import { type BackupTarget, BackupTargetError, bodyOf } from '../platform/backup/backup-target.ts';
import type { Backups } from '../platform/backup/backups.ts';
import { readErasures } from '../platform/backup/copy-erasures.ts';
import { createFolderTarget } from '../platform/backup/folder-target.ts';
import { erasures } from '../platform/db/tables/erasures.ts';
import { recordErasure } from '../platform/erasures/record-erasure.ts';
import { silentLog } from '../platform/log/silent-log.ts';
import { createPgBossQueue } from '../platform/queue/pg-boss-queue.ts';
import { createMemoryStorage } from '../platform/storage/memory-storage.ts';
import { backupHandlers } from './backup-handlers.ts';
import { watchErasures } from './watch-erasures.ts';

const NOW = new Date('2026-11-27T02:13:00Z');
const DAY_MS = 86_400_000;

async function open(options: { isConfigured?: boolean } = {}) {
  const database = await createTestDatabase();
  onTestFinished(() => database[Symbol.asyncDispose]());
  const queue = await createPgBossQueue({ url: database.url, log: silentLog, runsJobs: false });
  onTestFinished(() => queue.close());
  const folder = await mkdtemp(join(tmpdir(), 'lichtbild-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const time = { now: NOW };
  const state = { isDown: false };
  const disk = createFolderTarget(folder);
  const target: BackupTarget = {
    ...disk,
    write: (key, body) => {
      if (state.isDown) return Promise.reject(new BackupTargetError('It does not answer.'));
      return disk.write(key, body);
    },
  };
  const backups: Backups = {
    place: { target, cipher: PLAIN_CIPHER },
    ...{ databaseUrl: database.url, dataFolder: createMemoryStorage(), keepDays: 14 },
    ...{ appSecret: undefined, secretFingerprint: 'x' },
  };
  const { db } = database;
  const context = {
    ...{ db, queue, storage: createMemoryStorage(), clock: { now: () => time.now }, log: silentLog },
    backups: options.isConfigured === false ? undefined : backups,
  };
  const handlers = backupHandlers(context);
  const enqueue = (name: 'backup.run' | 'backup.check' | 'backup.copy-erasures') =>
    db.transaction((tx) => queue.enqueue(tx, name, {}));
  return {
    ...{ db, context, target, time, state, place: backups.place, enqueue },
    drain: (allowFailures = false) =>
      drainQueue(database.url, handlers, {
        ...{ allowFailures, ignoreStartAfter: false },
      }),
    record: (kind: 'shoot' | 'share', subject: string) =>
      db.transaction((tx) => recordErasure(tx, kind, subject, time.now)),
  };
}

it('makes a backup, reads it back, and deletes old ones', async () => {
  const { db, enqueue, drain, time, target } = await open();
  await enqueue('backup.run');
  expect(await drain()).toEqual(['backup.run', 'backup.check']);
  const first = await latestBackup(db);
  expect(first).toMatchObject({ error: null, verifiedAt: NOW, verificationError: null });
  time.now = new Date(NOW.getTime() + 15 * DAY_MS);
  await enqueue('backup.run');
  await drain();
  const second = await latestBackup(db);
  expect(second?.id).not.toBe(first?.id);
  expect(await target.list(`backups/${first!.id}/`)).toEqual([]);
});

it('stores what cannot be read back', async () => {
  const { db, enqueue, drain, target } = await open();
  await enqueue('backup.run');
  await drain();
  const { id } = (await latestBackup(db))!;
  const key = `backups/${id}/tables/public.leads`;
  const [table] = (await target.list(key.replace('public.leads', ''))).filter((file) => file.key === key);
  expect(table?.sizeBytes).toBeGreaterThan(0);
  await target.write(key, bodyOf(Buffer.from('')));
  await enqueue('backup.check');
  await drain();
  expect(await latestBackup(db)).toMatchObject({
    verificationError: 'The table leads of the backup is damaged.',
    verifiedAt: NOW,
  });
});

it('stores why a backup failed, and tries it again', async () => {
  const { db, enqueue, drain, state } = await open();
  state.isDown = true;
  await enqueue('backup.run');
  expect(await drain(true)).toEqual(['backup.run']);
  expect(await latestBackupRun(db)).toMatchObject({ error: 'It does not answer.' });
  expect(await latestBackup(db)).toBeUndefined();
});

it('carries erasures to the target, however often it is down or killed', async () => {
  const { db, context, enqueue, drain, state, place, record } = await open();
  await record('shoot', 'one');
  await record('share', 'two/three');
  state.isDown = true;
  await enqueue('backup.copy-erasures');
  expect(await drain(true)).toEqual(['backup.copy-erasures']);
  state.isDown = false;
  const stop = new AbortController();
  const watching = watchErasures(context, stop.signal, 10);
  await expect.poll(async () => (await drain()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  stop.abort();
  await watching;
  const subjects = async () =>
    (await readErasures(place, NOW)).map(({ kind, subject }) => `${kind} ${subject}`);
  expect((await subjects()).toSorted()).toEqual(['shoot one', 'share two/three'].toSorted());
  expect(await drain(), 'nothing is left to copy').toEqual([]);
  // Killed after the copy and before it was noted: copied twice, and one record all the same.
  await db.update(erasures).set({ copiedAt: null }).where(eq(erasures.subject, 'one'));
  await enqueue('backup.copy-erasures');
  await drain();
  const ids = new Set((await readErasures(place, NOW)).map(({ id }) => id));
  expect(ids.size).toBe(2);
});

it('reads no records from long before the backup', async () => {
  const { enqueue, drain, place, record, time } = await open();
  await record('shoot', 'early');
  await enqueue('backup.copy-erasures');
  await drain();
  time.now = new Date(NOW.getTime() + 3 * DAY_MS);
  await record('shoot', 'late');
  await enqueue('backup.copy-erasures');
  await drain();
  expect((await readErasures(place, time.now)).map(({ subject }) => subject)).toEqual(['late']);
});

it('refuses records that it cannot read', async () => {
  const { place, target } = await open();
  const unknown = [{ id: crypto.randomUUID(), kind: 'planet', subject: 'x', recordedAt: NOW.toISOString() }];
  for (const content of ['[', JSON.stringify(unknown)]) {
    await target.write('erasures/20261127T021300Z-x.json', bodyOf(Buffer.from(content)));
    await expect(readErasures(place, NOW)).rejects.toThrow(/are damaged/);
  }
});

it('makes none while no place is set, and only drops records that are old', async () => {
  const { db, enqueue, drain, record, time } = await open({ isConfigured: false });
  await record('shoot', 'old');
  time.now = new Date(NOW.getTime() + 90 * DAY_MS);
  await record('shoot', 'young');
  time.now = new Date(NOW.getTime() + 92 * DAY_MS);
  for (const name of ['backup.run', 'backup.check', 'backup.copy-erasures'] as const) await enqueue(name);
  expect((await drain()).length).toBe(3);
  expect(await latestBackupRun(db)).toBeUndefined();
  expect(await db.$count(erasures, eq(erasures.subject, 'old'))).toBe(0);
  expect(await db.$count(erasures, eq(erasures.subject, 'young'))).toBe(1);
});
