import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { MIGRATIONS_DIR } from '../../../test/template-database.ts';
import { recipientKey } from '../mail/email-address.ts';
import { type Database, DatabaseError } from './database.ts';
import { listPendingMigrations, migrate } from './migrate.ts';

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

  it('lists what it would apply, and changes nothing', async () => {
    await using database = await createTestDatabase('empty');
    const comment = '-- Adds a. It has\n-- one column, e.g. x.\n\n';
    await writeFile(join(folder, '0001_a.sql'), `${comment}create table a (x int)`);
    await writeFile(join(folder, '0002_b.sql'), '-- Adds y to a,\n-- for tests.\nalter table a add y int');
    await writeFile(join(folder, '0003_c.sql'), 'select 1');
    const first = { name: '0001_a.sql', summary: 'Adds a.' };
    const second = { name: '0002_b.sql', summary: 'Adds y to a, for tests.' };
    const third = { name: '0003_c.sql', summary: '' };
    expect(await listPendingMigrations(database.url, folder)).toEqual([first, second, third]);
    expect((await database.db.execute(sql`select to_regclass('schema_migrations') as t`)).rows).toEqual([
      { t: null },
    ]);
    expect(await migrate(database.url, folder, new Set(['0001_a.sql', '0003_c.sql']))).toEqual({
      applied: ['0001_a.sql', '0003_c.sql'],
      alreadyApplied: 0,
    });
    expect(await listPendingMigrations(database.url, folder)).toEqual([second]);
    await rm(join(folder, '0001_a.sql'));
    await expect(listPendingMigrations(database.url, folder)).rejects.toThrow('missing from this version');
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

  it('gives all topics to those who had subscribed before there were topics, and to nobody else', async () => {
    await using database = await createTestDatabase('empty');
    const names = (await readdir(MIGRATIONS_DIR)).toSorted();
    const before = names[names.indexOf('0025_subscriber_tags.sql') - 1]!;
    const applyNext = await migrateUpTo(database.url, before);
    for (const state of ['pending', 'confirmed', 'unsubscribed']) {
      await database.db.execute(sql`
        insert into subscribers (id, email, language, state, source, utm_source, utm_medium, utm_campaign, discount_code,
          discount_percent, requested_at, confirmed_at, unsubscribed_at)
        values (${state}, ${`${state}@example.org`}, 'en', ${state}, 'blog', '', '', '', 'WELCOME20', 20,
          '2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z')`);
    }
    await applyNext();
    const { rows } = await database.db.execute(sql`
      select subscriber_id as id, tag, created_at = '2026-11-20T09:00:00Z' as since from subscriber_tags order by tag`);
    expect(rows).toEqual([
      { id: 'confirmed', tag: 'offers', since: true },
      { id: 'confirmed', tag: 'tips', since: true },
    ]);
    const { rows: types } = await database.db.execute(sql`select distinct user_type from subscribers`);
    expect(types).toEqual([{ user_type: 'b2c' }]);
    await expect(database.db.execute(sql`update subscribers set user_type = 'b2x'`)).rejects.toThrow();
  });

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

  it('number earlier differences, which were all mailed when they were found', async () => {
    await using database = await createTestDatabase('empty');
    const names = (await readdir(MIGRATIONS_DIR)).toSorted();
    const before = names[names.indexOf('0032_orders_and_requests.sql') - 1]!;
    const applyNext = await migrateUpTo(database.url, before);
    await database.db.execute(sql`
      insert into reported_differences (provider, payment_id, kind, reported_at)
      values ('paddle', 'a', 'unreadable', '2026-11-20T08:00:00Z'), ('paddle', 'b', 'unreadable', '2026-11-21T08:00:00Z')`);
    await applyNext();
    const { rows } = await database.db.execute(sql`
      select payment_id, id::int, mailed_at = reported_at as mailed, settled_at, version
      from reported_differences order by payment_id`);
    expect(rows).toEqual([
      { payment_id: 'a', id: 1, mailed: true, settled_at: null, version: 1 },
      { payment_id: 'b', id: 2, mailed: true, settled_at: null, version: 1 },
    ]);
  });

  it('take addresses out of the keys of mails, and leave other keys alone', async () => {
    await using database = await createTestDatabase('empty');
    const applyNext = await migrateUpTo(database.url, '0035_overview_indexes.sql');
    const insertMail = (id: string, kind: string, key: string) =>
      database.db.execute(sql`
        insert into mails (id, dedupe_key, kind, recipient, language, subject, html, text, created_at)
        values (${id}, ${key}, ${kind}, '', 'en', '', '', '', now())`);
    await insertMail('a', 'order-links', 'order-links:s1:jo@example.org');
    await insertMail('b', 'order-links', 'order-links:s1:Jo@example.org');
    await insertMail('c', 'order-link', 'order-link:s1:order-1');
    await applyNext();
    const { rows } = await database.db.execute(sql`select dedupe_key as key from mails order by id`);
    expect(rows).toEqual([
      { key: 'order-links:a' },
      { key: 'order-links:b' },
      { key: 'order-link:s1:order-1' },
    ]);
  });

  it('let open orders be paid from a later opening, and report no refund from before the reconciliation', async () => {
    await using database = await createTestDatabase('empty');
    const applyNext = await migrateUpTo(database.url, '0021');
    const insertOrder = (
      id: string,
      state: string,
      more: { readonly email?: string; readonly reason?: string; readonly cents?: readonly [number, number] },
    ) =>
      database.db.execute(sql`
        insert into orders
          (id, state, package_id, product_id, amount_cents, currency, email_key, language, provider, refund_reason,
           refund_requested_cents, refunded_cents, created_at)
        values (${id}, ${state}, 'basic', 'basic', 1900, 'EUR', ${more.email ?? null}, 'de', 'paddle', ${more.reason ?? null},
          ${more.cents?.[0] ?? 0}, ${more.cents?.[1] ?? 0}, '2026-11-20T08:00:00Z')`);
    await insertOrder('a-open', 'open', { email: 'jo@example.org' });
    await insertOrder('b-erased', 'open', {});
    await insertOrder('c-asked', 'refund_requested', { reason: 'operator', cents: [1900, 500] });
    await insertOrder('d-part', 'paid', { cents: [500, 500] });
    await insertOrder('e-taken', 'refunded', { reason: 'taken-back', cents: [1900, 1900] });
    await applyNext();
    const { rows } = await database.db.execute(sql`
      select id, checkout_reopened_at is not null as reopened, refund_requested_at is not null as waits, own_refund_cents as own
      from orders order by id`);
    expect(rows).toEqual([
      { id: 'a-open', reopened: true, waits: false, own: 0 },
      { id: 'b-erased', reopened: false, waits: false, own: 0 },
      { id: 'c-asked', reopened: false, waits: true, own: 1900 },
      { id: 'd-part', reopened: false, waits: false, own: 500 },
      { id: 'e-taken', reopened: false, waits: false, own: 0 },
    ]);
  });

  describe('of the money', () => {
    /** Migrates to the version before, and inserts a customer's rows as that version wrote them. */
    async function migrateToBeforeMoney(database: { readonly url: string; readonly db: Database }) {
      const applyNext = await migrateUpTo(database.url, '0019');
      const insertOrder = (
        id: string,
        state: string,
        more: Partial<Record<'email' | 'package', string>> = {},
      ) =>
        database.db.execute(sql`
          insert into orders
            (id, shoot_id, state, package_id, amount_cents, currency, email, language, provider, payment_id, created_at)
          values (${id}, ${`shoot-of-${id}`}, ${state}, ${more.package ?? 'basic'}, 1900, 'EUR',
            ${more.email ?? null}, 'de', 'sandbox', ${state === 'open' ? null : `p-${id}`}, now())`);
      const insertShoot = (id: string, state: string) =>
        database.db.execute(sql`
          insert into shoots (id, state, language, seed, created_at, expires_at)
          values (${id}, ${state}, 'de', 1, '2026-11-20T08:00:00Z', now())`);
      const insertEvent = (
        id: string,
        kind: string,
        orderId: string,
        amountCents: number,
        minute: number,
      ) => {
        const at = `2026-11-20T09:${String(minute).padStart(2, '0')}:00Z`;
        const outcome = kind === 'refunded' && amountCents < 1900 ? 'partial-refund' : kind;
        return database.db.execute(sql`
          insert into payment_events
            (provider, event_id, order_id, payment_id, kind, amount_cents, currency, occurred_at, received_at, outcome)
          values ('sandbox', ${id}, ${orderId}, ${`p-${orderId}`}, ${kind}, ${amountCents}, 'EUR', ${at},
            ${at}::timestamptz + interval '1 second', ${outcome})`);
      };
      return { applyNext, insertOrder, insertShoot, insertEvent };
    }

    it('gives orders their product, the totals of their refunds, and the key of their address', async () => {
      await using database = await createTestDatabase('empty');
      const before = await migrateToBeforeMoney(database);
      const emails = [
        ...['Mira.Lang+shop@Example.org', 'm.i.r.a+1+2@GoogleMail.com', 'a.b@gmail.com', '+a+b@example.org'],
        'x@notgmail.com',
      ];
      await before.insertOrder('open', 'open', { package: 'premium' });
      for (const [index, email] of emails.entries())
        await before.insertOrder(`of-${index}`, 'open', { email, package: 'ultimate' });
      for (const state of ['paid', 'refund_requested', 'refunded']) await before.insertOrder(state, state);
      for (const id of ['part', 'part-and-rest'])
        await before.insertOrder(id, id === 'part' ? 'paid' : 'refund_requested');
      for (const id of ['part', 'part-and-rest']) {
        await before.insertEvent(`${id}-2`, 'refunded', id, 900, 2);
        await before.insertEvent(`${id}-1`, 'refunded', id, 500, 1);
      }
      await before.applyNext();

      const { rows } = await database.db.execute(sql`
        select id, product_id, refund_requested_cents as requested, refunded_cents as refunded
        from orders where id not like 'of-%' order by id`);
      expect(rows).toEqual([
        { id: 'open', product_id: 'premium', requested: 0, refunded: 0 },
        { id: 'paid', product_id: 'basic', requested: 0, refunded: 0 },
        { id: 'part', product_id: 'basic', requested: 900, refunded: 900 },
        { id: 'part-and-rest', product_id: 'basic', requested: 1900, refunded: 900 },
        { id: 'refund_requested', product_id: 'basic', requested: 1900, refunded: 0 },
        { id: 'refunded', product_id: 'basic', requested: 1900, refunded: 1900 },
      ]);
      const keys = await database.db.execute(
        sql`select product_id, email_key from orders where id like 'of-%' order by id`,
      );
      expect(keys.rows).toEqual(
        emails.map((email) => ({ product_id: 'ultimate', email_key: recipientKey(email) })),
      );
      const more = sql`update orders set refunded_cents = 1901 where id = 'part'`;
      await expect(database.db.execute(more)).rejects.toThrow();
      const nameless = await database.db.execute(
        sql`select count(*)::int as n from orders where email is null and email_key is not null`,
      );
      expect(nameless.rows).toEqual([{ n: 0 }]);
    });

    it('books each earlier payment once, and the largest refund that was reported of it', async () => {
      await using database = await createTestDatabase('empty');
      const before = await migrateToBeforeMoney(database);
      await before.insertEvent('again', 'paid', 'one', 1900, 5);
      await before.insertEvent('paid', 'paid', 'one', 1900, 1);
      await before.insertEvent('half', 'refunded', 'one', 950, 6);
      await before.insertEvent('all', 'refunded', 'one', 1900, 7);
      await before.insertEvent('half-late', 'refunded', 'one', 950, 8);
      await before.insertEvent('refund-first', 'refunded', 'two', 500, 2);
      await before.insertEvent('free', 'paid', 'three', 0, 3);
      await before.insertEvent('declined', 'declined', 'four', 1900, 4);
      await before.applyNext();
      const { rows } = await database.db.execute(sql`
        select payment_id as payment, kind, total_cents as total, amount_cents as amount, tax_cents as tax, currency,
          order_id as "order", source, to_char(occurred_at at time zone 'UTC', 'MI') as minute,
          recorded_at - occurred_at = interval '1 second' as recorded_when_received
        from ledger_entries order by occurred_at`);
      const common = { tax: null, currency: 'EUR', source: 'webhook', recorded_when_received: true };
      const one = { payment: 'p-one', order: 'one' };
      expect(rows).toEqual([
        { ...one, ...common, kind: 'payment', total: 0, amount: 1900, minute: '01' },
        {
          ...{ payment: 'p-two', order: 'two', ...common },
          ...{ kind: 'refund', total: 500, amount: -500, minute: '02' },
        },
        { ...one, ...common, kind: 'refund', total: 1900, amount: -1900, minute: '07' },
      ]);
    });

    it('starts the drafts of the old checkout once they are paid, and no others', async () => {
      await using database = await createTestDatabase('empty');
      const before = await migrateToBeforeMoney(database);
      for (const [id, state, order] of [
        ['shoot-of-ready', 'ready_to_pay', undefined],
        ['shoot-of-open', 'draft', 'open'],
        ['shoot-of-paid', 'draft', 'paid'],
        ['shoot-of-refunded', 'draft', 'refunded'],
        ['shoot-of-nothing', 'draft', undefined],
        ['shoot-of-delivered', 'delivered', undefined],
      ] as const) {
        await before.insertShoot(id, state);
        if (order) await before.insertOrder(order, order);
      }
      await before.applyNext();
      const { rows } = await database.db.execute(
        sql`select id from shoots where start_requested_at = created_at order by id`,
      );
      expect(rows).toEqual([{ id: 'shoot-of-open' }, { id: 'shoot-of-paid' }, { id: 'shoot-of-ready' }]);
      const others = await database.db.execute(
        sql`select count(*)::int as n from shoots where start_requested_at is null`,
      );
      expect(others.rows).toEqual([{ n: 3 }]);
    });

    it('keeps the sandbox’s refunds and the reasons of unmatched payments', async () => {
      await using database = await createTestDatabase('empty');
      const before = await migrateToBeforeMoney(database);
      await database.db.execute(sql`
        insert into sandbox_payments (id, order_id, amount_cents, currency, state, created_at)
        values ('1', '1', 1900, 'EUR', 'paid', now()), ('2', '2', 1900, 'EUR', 'refunded', now())`);
      const insertUnmatched = (id: string, reason: string) =>
        database.db.execute(sql`
          insert into unmatched_payments (provider, payment_id, order_id, amount_cents, currency, reason, state, received_at)
          values ('sandbox', ${id}, ${id}, 1900, 'EUR', ${reason}, 'refunded', now())`);
      await insertUnmatched('1', 'late-payment');
      await expect(insertUnmatched('2', 'wrong-product')).rejects.toThrow();
      await before.applyNext();
      await insertUnmatched('2', 'wrong-product');
      await insertUnmatched('3', 'offer-used');
      await expect(insertUnmatched('4', 'no reason')).rejects.toThrow();
      const { rows } = await database.db.execute(
        sql`select id, refunded_cents as refunded from sandbox_payments order by id`,
      );
      expect(rows).toEqual([
        { id: '1', refunded: 0 },
        { id: '2', refunded: 1900 },
      ]);
    });
  });
});
