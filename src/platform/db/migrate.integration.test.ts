import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { MIGRATIONS_DIR } from '../../../test/template-database.ts';
import { DatabaseError } from './database.ts';
import { migrate } from './migrate.ts';

const TABLES_DIR = join(import.meta.dirname, 'tables');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lichtbild-migrations-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('migrate', () => {
  it('applies every file once, in order', async () => {
    await using database = await createTestDatabase('empty');
    await writeFile(join(folder, '0002_b.sql'), 'alter table a add column y int');
    await writeFile(join(folder, '0001_a.sql'), 'create table a (x int)');
    expect(await migrate(database.url, folder)).toEqual({
      applied: ['0001_a.sql', '0002_b.sql'],
      alreadyApplied: 0,
    });
    await writeFile(join(folder, '0003_c.sql'), 'insert into a values (1, 2)');
    expect(await migrate(database.url, folder)).toEqual({ applied: ['0003_c.sql'], alreadyApplied: 2 });
    expect(await migrate(database.url, folder)).toEqual({ applied: [], alreadyApplied: 3 });
    expect((await database.db.execute(sql`select * from a`)).rows).toEqual([{ x: 1, y: 2 }]);
  });

  it('applies each file once when eight processes start at once', async () => {
    await using database = await createTestDatabase('empty');
    await writeFile(join(folder, '0001_a.sql'), 'create table a (x int); select pg_sleep(0.2)');
    await writeFile(join(folder, '0002_b.sql'), 'insert into a values (1)');
    const reports = await Promise.all(Array.from({ length: 8 }, () => migrate(database.url, folder)));
    expect(reports.flatMap((report) => report.applied)).toEqual(['0001_a.sql', '0002_b.sql']);
    expect((await database.db.execute(sql`select * from a`)).rows).toHaveLength(1);
  });

  it('rolls back a file that fails', async () => {
    await using database = await createTestDatabase('empty');
    await writeFile(join(folder, '0001_a.sql'), 'create table a (x int); select no_such_column');
    await expect(migrate(database.url, folder)).rejects.toThrow(DatabaseError);
    expect((await database.db.execute(sql`select to_regclass('a') as a`)).rows).toEqual([{ a: null }]);
    await writeFile(join(folder, '0001_a.sql'), 'create table a (x int)');
    expect((await migrate(database.url, folder)).applied).toEqual(['0001_a.sql']);
  });

  it('refuses an applied file that was changed, and a database of a newer version', async () => {
    await using database = await createTestDatabase('empty');
    await writeFile(join(folder, '0001_a.sql'), 'create table a (x int)');
    await migrate(database.url, folder);
    await writeFile(join(folder, '0001_a.sql'), 'create table a (x bigint)');
    await expect(migrate(database.url, folder)).rejects.toThrow(
      '0001_a.sql was changed after it was applied',
    );
    await rm(join(folder, '0001_a.sql'));
    await expect(migrate(database.url, folder)).rejects.toThrow('run a newer version');
  });
});

describe('the migrations of this repository', () => {
  it('create exactly the columns of the table definitions', async () => {
    await using database = await createTestDatabase('empty');
    await cp(MIGRATIONS_DIR, folder, { recursive: true });
    await migrate(database.url, folder);
    const modules = await Promise.all(
      (await readdir(TABLES_DIR)).map(
        (name) => import(pathToFileURL(join(TABLES_DIR, name)).href) as Promise<object>,
      ),
    );
    const defined = modules
      .flatMap((module): unknown[] => Object.values(module))
      .filter((value) => is(value, PgTable))
      .flatMap((table) => {
        const { name, columns } = getTableConfig(table);
        return columns.map((column) => `${name}.${column.name} ${column.notNull ? 'not null' : 'null'}`);
      });
    const { rows } = await database.db.execute<{ column: string }>(sql`
      select table_name || '.' || column_name || case is_nullable when 'NO' then ' not null' else ' null' end as column
      from information_schema.columns where table_schema = 'public' and table_name not in ('schema_migrations', 'rate_limits')`);
    expect(defined.toSorted()).toEqual(rows.map((row) => row.column).toSorted());
  });

  /** Migrates an empty database up to `last`, and returns a function that applies the next file. */
  async function migrateUpTo(url: string, last: string): Promise<() => Promise<void>> {
    const names = (await readdir(MIGRATIONS_DIR)).toSorted();
    const apply = async (applied: readonly string[]) => {
      for (const name of applied) await cp(join(MIGRATIONS_DIR, name), join(folder, name));
      await migrate(url, folder);
    };
    const count = names.findIndex((name) => name.startsWith(last)) + 1;
    await apply(names.slice(0, count));
    return () => apply(names.slice(count, count + 1));
  }

  it('keep the size of team requests when its column is renamed', async () => {
    await using database = await createTestDatabase('empty');
    const applyNext = await migrateUpTo(database.url, '0009');
    await database.db.execute(sql`
      insert into leads (id, submission_id, kind, language, email, first_name, last_name, people, created_at)
      values ('1', 'one', 'team', 'en', 'jo@example.org', 'Jo', 'Lang', 25, now())`);
    await applyNext();
    const { rows } = await database.db.execute(sql`select id, headshots from leads`);
    expect(rows).toEqual([{ id: '1', headshots: 25 }]);
    await expect(database.db.execute(sql`update leads set headshots = 0`)).rejects.toThrow();
  });

  it('keep unmatched payments, what was decided and mailed about them, and why selfies were refused', async () => {
    await using database = await createTestDatabase('empty');
    const applyNext = await migrateUpTo(database.url, '0018');
    await database.db.execute(sql`
      insert into stray_payments (provider, payment_id, order_id, amount_cents, currency, reason, state, received_at)
      values ('sandbox', 'twice', 'order', 1900, 'EUR', 'duplicate', 'refund_requested', now())`);
    await database.db.execute(sql`
      insert into payment_events
        (provider, event_id, order_id, payment_id, kind, amount_cents, currency, occurred_at, received_at, outcome)
      values ('sandbox', 'a', 'order', 'twice', 'paid', 1900, 'EUR', now(), now(), 'stray-refund'),
             ('sandbox', 'b', 'order', 'once', 'paid', 1900, 'EUR', now(), now(), 'applied')`);
    await database.db.execute(sql`
      insert into mails (id, dedupe_key, kind, recipient, language, subject, html, text, created_at)
      values ('1', 'refund-stray:sandbox:twice', 'refund', 'jo@example.org', 'en', '', '', '', now())`);
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`); // without the shoot that the selfie refers to
      await tx.execute(sql`
        insert into selfies (id, shoot_id, upload_id, position, state, reasons, created_at)
        values ('1', 'shoot', 'upload', 1, 'rejected', '{blown-out,blurred}', now())`);
    });
    await applyNext();
    const { rows } = await database.db.execute(sql`select payment_id, state from unmatched_payments`);
    expect(rows).toEqual([{ payment_id: 'twice', state: 'refund_requested' }]);
    const events = await database.db.execute(sql`select event_id, outcome from payment_events order by 1`);
    expect(events.rows).toEqual([
      { event_id: 'a', outcome: 'unmatched-refund' },
      { event_id: 'b', outcome: 'applied' },
    ]);
    const sent = await database.db.execute(sql`select dedupe_key from mails`);
    expect(sent.rows).toEqual([{ dedupe_key: 'refund-unmatched:sandbox:twice' }]);
    const refused = await database.db.execute(sql`select reasons from selfies`);
    expect(refused.rows).toEqual([{ reasons: ['clipped', 'blurred'] }]);
  });
});
