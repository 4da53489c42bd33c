import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../../../test/create-test-database.ts';
import { insertPaidShoot } from '../../../../test/paid-shoot.ts';
import { scannedTables } from '../../../../test/scanned-tables.ts';
import { SECOND } from '../../../../test/second-customer/second-customer.ts';
import { createShootWorld } from '../../../../test/shoot-world.ts';
import { readShootFilter } from '../../../features/shoots/operator/shoot-filter.ts';
import { SHOOT_STATES } from '../../../features/shoots/shoot-state.ts';
import type { Database } from '../../../platform/db/database.ts';
import { unmatchedPayments } from '../../../platform/db/tables/orders.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import { loadShoot } from '../shoot/load-shoot.server.ts';
import { loadShootList, searchShoots } from './load-shoot-list.server.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

async function openDatabase() {
  const database = await createTestDatabase();
  onTestFinished(() => database[Symbol.asyncDispose]());
  return database;
}

/** Inserts shoots one minute apart; the first is the newest. */
async function insertMany(db: Database, count: number): Promise<void> {
  await db.execute(sql`insert into shoots
      (id, state, language, package_id, styles, email, consents, seed, created_at, expires_at, erased_at)
    select 'shoot-' || lpad(n::text, 6, '0'), (array['draft', 'delivered', 'expired', 'failed', 'rendering'])[1 + n % 5],
      'en', 'basic', '{}', 'Person-' || n || '@Example.org', '{}', n,
      ${NOW.toISOString()}::timestamptz - n * interval '1 minute',
      ${NOW.toISOString()}::timestamptz + n * interval '1 minute', case when n % 5 = 2 then now() end
    from generate_series(1, ${count}::int) n`);
}

/** Gives each of them an order, a job, a mail and an entry in the audit log. */
async function insertAround(db: Database): Promise<void> {
  await db.execute(sql`insert into orders
      (id, shoot_id, state, package_id, product_id, amount_cents, currency, email, email_key, language, provider, payment_id, created_at)
    select 'order-' || id, id, 'paid', 'basic', 'basic', 1900, 'USD', email, lower(email), 'en', 'stripe', 'pay-' || id, created_at
    from shoots where id like 'shoot-%'`);
  await db.execute(sql`insert into pgboss.job (name, data) select 'shoots.render', jsonb_build_object('shootId', id)
    from shoots where id like 'shoot-%'`);
  await db.execute(sql`insert into mails (id, dedupe_key, shoot_id, kind, recipient, language, subject, html, text, created_at)
    select 'mail-' || id, 'mail-' || id, id, 'gallery-ready', '', 'en', '', '', '', created_at from shoots
    where id like 'shoot-%'`);
  await db.execute(sql`insert into audit_entries (at, operator, action, subject)
    select created_at, 'a@example.org', 'retried-shoot', id from shoots where id like 'shoot-%'`);
  await db.execute(sql`analyze`);
}

const list = async (db: Database, query: string) =>
  loadShootList(db, readShootFilter(new URLSearchParams(query)), NOW);

/** Reads the list to its end and returns the ids of the tests' own shoots. */
async function allIds(db: Database, query: string): Promise<readonly string[]> {
  const ids: string[] = [];
  let after = '';
  for (;;) {
    const page = await list(db, `${query}&after=${after}`);
    ids.push(...page.rows.map(({ id }) => id));
    if (page.next === undefined) return ids.filter((id) => id.startsWith('shoot-'));
    after = page.next;
  }
}

it('lists every shoot once, by pages, in both orders and in one state', async () => {
  const { db } = await openDatabase();
  await insertMany(db, 130);
  const newest = await allIds(db, '');
  expect(newest).toHaveLength(130);
  expect(newest).toEqual(newest.toSorted());
  const due = await allIds(db, 'order=next-erased');
  // The erased ones are gone, and those that are being made are erased after their delivery.
  expect(due).toEqual(newest.filter((id) => ![2, 4].includes(Number(id.slice(-6)) % 5)));
  expect(await allIds(db, 'state=failed')).toEqual(newest.filter((id) => Number(id.slice(-6)) % 5 === 3));
  expect((await list(db, '')).rows).toHaveLength(50);
});

it('shows shoots of one moment once each', async () => {
  const { db } = await openDatabase();
  await insertMany(db, 120);
  await db
    .update(shoots)
    .set({ createdAt: NOW, expiresAt: NOW })
    .where(sql`id like 'shoot-%'`);
  for (const query of ['', 'order=next-erased']) {
    const ids = await allIds(db, query);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(query === '' ? 120 : 72);
  }
});

it('finds everything of one customer, the newest first', async () => {
  const { db } = await openDatabase();
  await insertMany(db, 4);
  await db
    .update(shoots)
    .set({ email: 'same@example.org' })
    .where(sql`id like 'shoot-%'`);
  await db
    .update(shoots)
    .set({ createdAt: new Date('2020-01-01') })
    .where(sql`id = 'shoot-000001'`);
  expect((await searchShoots(db, 'same@example.org', NOW)).map(({ id }) => id)).toEqual([
    'shoot-000002',
    'shoot-000003',
    'shoot-000004',
    'shoot-000001',
  ]);
});

it('lists those of one state that are erased next', async () => {
  const { db } = await openDatabase();
  await insertMany(db, 30);
  const ids = await allIds(db, 'order=next-erased&state=failed');
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids.map((id) => Number(id.slice(-6)) % 5))).toEqual(new Set([3]));
  await db
    .update(shoots)
    .set({ state: 'paid' })
    .where(sql`id like 'shoot-%' and state = 'failed'`);
  expect(await allIds(db, 'order=next-erased&state=paid')).toEqual([]);
});

it('counts the states, up to a thousand of each', async () => {
  const { db } = await openDatabase();
  await insertMany(db, 5_100);
  const { counts } = await list(db, '');
  expect(counts.map(({ state }) => state)).toEqual(SHOOT_STATES);
  expect(Object.fromEntries(counts.map(({ state, count }) => [state, count]))).toMatchObject({
    ...{ draft: 1_001, delivered: 1_001, rendering: 1_001, refunded: 0, paid: 0 },
  });
});

it('finds a shoot by its id, its order, its payment, and its customer in any spelling', async () => {
  await using world = await createShootWorld();
  const { context } = world;
  const id = await insertPaidShoot(world);
  await context.db.insert(unmatchedPayments).values({
    ...{ provider: 'stripe', paymentId: 'charged-twice', orderId: `order-of-${id}`, amountCents: 1 },
    ...{ currency: 'EUR', reason: 'duplicate', state: 'refunded', receivedAt: NOW },
  });
  const found = async (text: string) => (await searchShoots(context.db, text, NOW)).map((row) => row.id);
  const terms = [id, `order-of-${id}`, `payment-of-${id}`, 'charged-twice'];
  for (const text of [...terms, 'jo@example.com', 'JO@Example.com', 'jo+news@example.com'])
    expect([text, await found(text)]).toEqual([text, [id]]);
  for (const text of [id.slice(1), 'jo@example', '%', 'jo_example.com', ''])
    expect([text, await found(text)]).toEqual([text, []]);
  expect((await found(SECOND.email)).toSorted()).toEqual(
    [SECOND.shootId, SECOND.draftId, SECOND.waitingId].toSorted(),
  );
});

it('finds an erased shoot by its order, and shows the order’s address where the draft has none', async () => {
  await using world = await createShootWorld();
  const { context } = world;
  const id = await insertPaidShoot(world);
  await context.db
    .update(shoots)
    .set({ email: null, state: 'failed' })
    .where(sql`id = ${id}`);
  expect(await searchShoots(context.db, `order-of-${id}`, NOW)).toMatchObject([
    {
      ...{ id, email: 'jo@example.com', trouble: 'Headshots could not be made' },
      orders: [{ id: `order-of-${id}`, state: 'paid' }],
    },
  ]);
});

it('reads no table to its end, for a list, a search or a story', async () => {
  const { db, url } = await openDatabase();
  await insertMany(db, 10_000);
  await insertAround(db);
  const far = { at: new Date(NOW.getTime() - 5_000 * 60_000).toISOString(), id: 'shoot-005000' };
  const scanned = await scannedTables(url, async (logged) => {
    for (const state of [undefined, ...SHOOT_STATES])
      for (const order of ['newest', 'next-erased'] as const)
        for (const after of [undefined, far]) await loadShootList(logged, { state, order, after }, NOW);
    for (const text of [
      'shoot-005000',
      'order-shoot-005000',
      'pay-shoot-005000',
      'PERSON-77@example.org',
      'x',
    ])
      await searchShoots(logged, text, NOW);
    await loadShoot(logged, 'shoot-005000', NOW);
  });
  // The others are empty here, or hold the rows of the second customer alone.
  for (const table of ['shoots', 'orders', 'mails', 'audit_entries', 'job', 'job_common'])
    expect.soft(scanned.get(table), table).toBeUndefined();
});
