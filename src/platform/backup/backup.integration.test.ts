import { generateX25519Identity } from 'age-encryption';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { MIGRATIONS_DIR } from '../../../test/template-database.ts';
import { createAgeCipher, PLAIN_CIPHER } from './backup-cipher.ts';
import { withBackupLock } from './backup-lock.ts';
import { latestBackup, latestBackupRun } from './backup-run-store.ts';
import { type BackupTarget, bodyOf } from './backup-target.ts';
import { checkBackup } from './check-backup.ts';
import { findBackup, listBackups, openBackup } from './list-backups.ts';
import { pruneBackups } from './prune-backups.ts';
import { restoreDatabase } from './restore-database.ts';

import {
  bucketTarget,
  DAY_MS,
  folderTarget,
  openService,
  restore,
  rowsOf,
  signal,
} from '../../../test/backup-bench.ts';

const TARGETS = [
  ['a folder', folderTarget],
  ['a bucket', bucketTarget],
] as const;

describe.each(TARGETS)('in %s', (_, openTarget) => {
  it.each([
    ['in clear', undefined],
    ['encrypted', 'key'],
  ])('brings back every row, open job and file, %s', async (_form, form) => {
    const key = form && (await generateX25519Identity());
    const target = await openTarget();
    const service = await openService({ target, ...(key ? { key } : {}) });
    await service.database.db.transaction((tx) =>
      service.queue.enqueue(tx, 'shoots.render', { shootId: 'a' }, { singletonKey: 'a', priority: 3 }),
    );
    await service.database.db.execute(sql`update pgboss.job set state = 'active', retry_count = 2`);
    await service.database.db.transaction(async (tx) => {
      await service.queue.enqueue(tx, 'backup.run', {});
      await service.queue.enqueue(tx, 'mail.resume', {});
    });
    await service.database.db.execute(
      sql`update pgboss.job set state = 'completed' where name = 'mail.resume'`,
    );
    const manifest = await service.backUp();
    expect(manifest.missingFiles).toEqual([]);

    const restored = await restore(service.place);
    await restored.load();
    expect(await rowsOf(restored.database.db)).toEqual(await rowsOf(service.database.db));
    const jobs = await restored.database.db.execute(
      sql`select name, data, state::text, singleton_key as key, priority, retry_count as tries, policy from pgboss.job`,
    );
    const job = { name: 'shoots.render', data: { shootId: 'a' }, state: 'created', key: 'a', priority: 3 };
    expect(jobs.rows).toEqual([{ ...job, tries: 2, policy: 'exclusive' }]);
    expect(await restored.loadFiles()).toEqual([]);
    expect(Object.fromEntries(restored.files)).toEqual({
      'files:shoots/a/headshots/001.jpg': 'HEADSHOT 1',
      'files:shoots/a/headshots/002.jpg': 'HEADSHOT 2',
      'files:wardrobe/manifest.json': 'HEADSHOT 2',
      'garments:garments/suit/garment.json': '{}',
      'app-secret:app-secret': 'the secret\n',
    });
    const run = await latestBackup(restored.database.db);
    expect(run).toMatchObject({ id: manifest.id, files: 5, newFiles: 4, error: null });
    // The next generated number follows the restored ones.
    const next = await restored.database.db.execute(
      sql`select last_value > (select max(id) from ledger_entries) as follows from ledger_entries_id_seq`,
    );
    expect(next.rows).toEqual([{ follows: true }]);
  });
});

it('writes only what is new since the backup before', async () => {
  const service = await openService();
  const first = await service.backUp();
  expect(first).toMatchObject({ newFiles: 4 });
  service.time.now = new Date(service.time.now.getTime() + DAY_MS);
  await service.storage.put('shoots/a/headshots/003.jpg', Buffer.from('HEADSHOT 3'));
  await service.storage.put('wardrobe/manifest.json', Buffer.from('CHANGED'));
  await service.storage.delete('shoots/a/headshots/002.jpg');
  const read = { count: 0 };
  const get = service.storage.get.bind(service.storage);
  service.storage.get = (key) => {
    read.count += 1;
    return get(key);
  };
  const second = await service.backUp();
  expect(second).toMatchObject({ newFiles: 2, newBytes: 17 });
  expect(read.count, 'unchanged files are not read').toBe(2);
  expect(second.files.map(({ key }) => key)).not.toContain('shoots/a/headshots/002.jpg');
  // The earlier backup still has the deleted file.
  const earlier = await restore(service.place, first.id);
  expect(await earlier.loadFiles()).toEqual([]);
  expect(earlier.files.get('files:wardrobe/manifest.json')).toBe('HEADSHOT 2');
  expect(earlier.files.get('files:shoots/a/headshots/002.jpg')).toBe('HEADSHOT 2');
});

it('leaves out the photos of mailed reviews, which no copy may outlast', async () => {
  const service = await openService();
  await service.storage.put('reviews/1795860000000/review.jpg', Buffer.from('A FACE'));
  const { files } = await service.backUp();
  expect(files.map(({ key }) => key).filter((key) => key.startsWith('reviews/'))).toEqual([]);
});

it('reads everything again after the key was changed, and knows which backups it cannot read', async () => {
  const [key, other] = [await generateX25519Identity(), await generateX25519Identity()];
  const service = await openService({ key });
  await service.backUp();
  const changed = { target: service.target, cipher: await createAgeCipher(other) };
  await expect(checkBackup(changed, { signal })).rejects.toThrow('another key than BACKUP_KEY');
  const plain = { target: service.target, cipher: PLAIN_CIPHER };
  await expect(checkBackup(plain, { signal })).rejects.toThrow('set BACKUP_KEY to its key');
  service.time.now = new Date(service.time.now.getTime() + DAY_MS);
  expect(await service.backUp({ place: changed })).toMatchObject({ newFiles: 4 });
  expect((await checkBackup(changed, { signal })).problems).toEqual([]);
});

it('shows one moment of the tables, and no file of a younger shoot', async () => {
  const service = await openService({
    filesOfRows: async (db) => {
      // Somebody adds a row after the snapshot was taken.
      const first = await db.execute(sql`select count(*)::int as count from leads`);
      await service.database.db.execute(
        sql`insert into event_counts values ('2026-11-27', 'page_view', '', 'en', 1)`,
      );
      expect(first.rows).toHaveLength(1);
      return { shootIds: new Set(['a']), keys: new Set<string>() };
    },
  });
  const manifest = await service.backUp();
  expect(manifest.tables.find(({ name }) => name === 'event_counts')?.rows).toBe(0);
  expect(manifest.files.filter(({ key }) => key.includes('younger'))).toEqual([]);
});

it('reports a file that a row names and nobody erased, but none that was erased meanwhile', async () => {
  const service = await openService();
  service.keys.add('shoots/a/headshots/777.jpg');
  expect((await service.backUp()).missingFiles).toEqual(['shoots/a/headshots/777.jpg']);
  expect(await latestBackup(service.database.db)).toMatchObject({ missingFiles: 1 });

  const { storage, keys } = service;
  const inventory = storage.inventory.bind(storage);
  storage.inventory = async () => {
    const listed = await inventory();
    await storage.delete('shoots/a/headshots/001.jpg'); // erased between the snapshot and its copy
    keys.delete('shoots/a/headshots/001.jpg');
    return listed;
  };
  const wanted = new Set(['shoots/a/headshots/001.jpg']);
  let calls = 0;
  service.sources.filesOfRows = async () => ({
    shootIds: new Set(['a']),
    keys: calls++ === 0 ? wanted : new Set(),
  });
  await storage.put('shoots/a/headshots/001.jpg', Buffer.from('HEADSHOT NEW'));
  service.time.now = new Date(service.time.now.getTime() + DAY_MS);
  const manifest = await service.backUp();
  expect(manifest.missingFiles).toEqual([]);
  expect(manifest.files.map(({ key }) => key)).not.toContain('shoots/a/headshots/001.jpg');
});

it('finds what is damaged or lost at the target', async () => {
  const service = await openService();
  const { target } = service.place;
  const manifest = await service.backUp();
  const objects = await target.list('objects/');
  await target.write(objects[0]!.key, bodyOf(Buffer.from('HEADSHOT 9')));
  await target.delete(objects[1]!.key);
  const leads = `backups/${manifest.id}/tables/public.leads`;
  await target.write(leads, bodyOf(Buffer.from('')));
  const { problems } = await checkBackup(service.place, { signal });
  expect(problems.toSorted()).toEqual(
    [
      `${objects[0]!.key} is damaged.`,
      `${objects[1]!.key} is missing from the backup.`,
      'The table leads of the backup is damaged.',
    ].toSorted(),
  );
  // A damaged table restores nothing at all.
  const restored = await restore(service.place);
  await expect(restored.load()).rejects.toThrow('The table leads of the backup is damaged');
  expect((await restored.database.db.execute(sql`select 1 from shoots`)).rows).toEqual([]);
  // Damaged files are named, and the others restored.
  const lost = await restored.loadFiles();
  const names = new Set(objects.slice(0, 2).map(({ key }) => key.split('/').at(-1)));
  expect(new Set(lost.map(({ object }) => object))).toEqual(names);
  expect(lost.length + restored.files.size).toBe(5);
});

it('takes nothing half done for a backup, wherever it is killed', { timeout: 180_000 }, async () => {
  const service = await openService();
  const complete = await service.backUp();
  const { target } = service.place;
  let left = Number.POSITIVE_INFINITY;
  const die = () => {
    if (--left < 0) throw new Error('killed here');
  };
  const dying: BackupTarget = {
    ...target,
    write: async (key, body) => {
      die();
      await target.write(key, body);
      die();
    },
    delete: async (key) => {
      die();
      await target.delete(key);
      die();
    },
  };
  let steps = 0;
  for (let at = 0; ; at += 5) {
    left = at;
    service.time.now = new Date(service.time.now.getTime() + 60_000);
    await service.storage.put('shoots/a/headshots/004.jpg', Buffer.from(`HEADSHOT at ${at}`));
    const made = await service.backUp({ place: { ...service.place, target: dying } }).catch(() => undefined);
    const { manifest, problems } = await checkBackup(service.place, { signal });
    expect(problems, `killed at step ${at}`).toEqual([]);
    steps = at;
    if (made) {
      expect(manifest.id).toBe(made.id);
      break;
    }
  }
  expect(steps).toBeGreaterThan(30);
  expect(await latestBackup(service.database.db)).not.toMatchObject({ id: complete.id });
  const failed = await service.database.db.execute(
    sql`select count(*)::int as count from backup_runs where error is null and finished_at is null`,
  );
  expect(failed.rows).toEqual([{ count: 0 }]);
  // The rest of the interrupted ones goes a day later, and what is complete stays readable.
  const now = new Date(service.time.now.getTime() + 2 * DAY_MS);
  await pruneBackups(service.place, { now, keepDays: 1 });
  expect((await listBackups(target)).map(({ isComplete }) => isComplete)).toEqual([true]);
  expect((await checkBackup(service.place, { signal })).problems).toEqual([]);
});

it('settles a run whose process died after the last step at the target', async () => {
  const service = await openService();
  const manifest = await service.backUp();
  await service.database.db.execute(
    sql`update backup_runs set finished_at = null, bytes = 0, files = 0 where id = ${manifest.id}`,
  );
  await service.database.db.execute(
    sql`insert into backup_runs (id, target, started_at) values ('20261101T000000Z-dead', ${service.target.name}, '2026-11-01')`,
  );
  service.time.now = new Date(service.time.now.getTime() + DAY_MS);
  await service.backUp();
  const runs = await service.database.db.execute(
    sql`select id, files, error from backup_runs order by started_at limit 2`,
  );
  expect(runs.rows).toEqual([
    { id: '20261101T000000Z-dead', files: 0, error: 'It was interrupted.' },
    { id: manifest.id, files: 5, error: null },
  ]);
});

it('deletes old backups with the objects that no other needs', async () => {
  const service = await openService();
  const first = await service.backUp();
  service.time.now = new Date(service.time.now.getTime() + 20 * DAY_MS);
  await service.storage.delete('shoots/a/headshots/001.jpg');
  service.keys.clear();
  const second = await service.backUp();
  const before = await service.target.list('objects/');
  expect(await pruneBackups(service.place, { now: service.time.now, keepDays: 14 })).toEqual({
    backups: 1,
    objects: 1,
  });
  expect((await listBackups(service.target)).map(({ id }) => id)).toEqual([second.id]);
  expect(await service.target.list(`backups/${first.id}/`)).toEqual([]);
  expect((await service.target.list('objects/')).length).toBe(before.length - 1);
  expect((await checkBackup(service.place, { signal })).problems).toEqual([]);
});

it('lets one process at a time back up or prune', async () => {
  const service = await openService();
  await withBackupLock(service.database.url, async () => {
    await expect(service.backUp()).rejects.toThrow('Another backup is being made');
  });
  await service.backUp();
});

it('fails when another installation deletes what it refers to', async () => {
  const service = await openService();
  await service.backUp();
  const { target } = service.place;
  const writing: BackupTarget = {
    ...target,
    async write(key, body) {
      await target.write(key, body);
      if (key.startsWith('objects/'))
        for (const { key: object } of await target.list('objects/')) await target.delete(object);
    },
  };
  await service.storage.put('shoots/a/headshots/005.jpg', Buffer.from('NEW'));
  service.time.now = new Date(service.time.now.getTime() + DAY_MS);
  await expect(service.backUp({ place: { ...service.place, target: writing } })).rejects.toThrow(
    'Does another installation use it?',
  );
  expect(await latestBackupRun(service.database.db)).toMatchObject({
    error: expect.stringContaining('Does another installation use it?') as string,
  });
});

describe('a restore', () => {
  it('begins again when it was killed before its commit, and does nothing after it', async () => {
    const service = await openService();
    await service.backUp();
    const restored = await restore({
      ...service.place,
      target: {
        ...service.target,
        read: async (key) => {
          if (key.includes('tables/public.shoots')) throw new Error('killed here');
          return service.target.read(key);
        },
      },
    });
    await expect(restored.load()).rejects.toThrow('killed here');
    const again = await openBackup(service.target, PLAIN_CIPHER, await findBackup(service.target));
    const load = () =>
      restoreDatabase(restored.database.url, restored.database.db, {
        ...{ target: service.target, backup: again, migrationsDir: MIGRATIONS_DIR },
        ...{ startedAt: new Date(), onTable: () => undefined },
      });
    await load();
    await load();
    expect(await rowsOf(restored.database.db)).toEqual(await rowsOf(service.database.db));
    const restores = await restored.database.db.execute(sql`select finished_at from restores`);
    expect(restores.rows).toEqual([{ finished_at: null }]);
  });

  it('refuses a database with rows', async () => {
    const service = await openService();
    await service.backUp();
    const backup = await openBackup(service.target, PLAIN_CIPHER, await findBackup(service.target));
    const { url, db } = service.database;
    const before = await rowsOf(db);
    const into = { target: service.target, backup, migrationsDir: MIGRATIONS_DIR, startedAt: new Date() };
    await expect(restoreDatabase(url, db, { ...into, onTable: () => undefined })).rejects.toThrow(
      /The database is not empty: its table \w+ has rows/,
    );
    expect(await rowsOf(db)).toEqual(before);
  });

  it('refuses backups of a newer version', async () => {
    const service = await openService();
    await service.backUp();
    const backup = await openBackup(service.target, PLAIN_CIPHER, await findBackup(service.target));
    const empty = await createTestDatabase('empty');
    onTestFinished(() => empty[Symbol.asyncDispose]());
    const into = { target: service.target, migrationsDir: MIGRATIONS_DIR, startedAt: new Date() };
    const load = (manifest: object) =>
      restoreDatabase(empty.url, empty.db, {
        ...into,
        backup: { ...backup, manifest: { ...backup.manifest, ...manifest } },
        onTable: () => undefined,
      });
    const future = [...backup.manifest.migrations, { name: '9999_future.sql', checksum: 'x' }];
    await expect(load({ migrations: future })).rejects.toThrow('restore it with that version');
    await expect(load({ queueSchema: 9_999 })).rejects.toThrow('restore it with that version');
    expect((await empty.db.execute(sql`select to_regclass('shoots') as t`)).rows).toEqual([{ t: null }]);
    await service.target.write(
      `backups/${backup.manifest.id}/manifest.json`,
      bodyOf(Buffer.from('{"format":2}')),
    );
    await expect(openBackup(service.target, PLAIN_CIPHER, await findBackup(service.target))).rejects.toThrow(
      'newer version',
    );
  });

  it('finds no backup where there is none, or only half of one', async () => {
    const target = await folderTarget();
    await expect(findBackup(target)).rejects.toThrow('There is no backup in');
    await target.write('backups/20261127T000000Z-1/running', bodyOf(Buffer.from('x')));
    await expect(findBackup(target)).rejects.toThrow('no complete backup');
    await expect(findBackup(target, '20261127T000000Z-1')).rejects.toThrow('was interrupted');
    await expect(findBackup(target, '2')).rejects.toThrow('There is no backup 2');
  });
});
