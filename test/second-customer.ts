import { expect } from 'vitest';
import { sql } from 'drizzle-orm';
import { fakeSelfie } from './fake-engine.ts';
import { storageKeys } from '../src/features/shoots/storage-keys.ts';
import type { Database } from '../src/platform/db/database.ts';
import { ratings, sharedHeadshots, shares } from '../src/platform/db/tables/gallery.ts';
import { leads } from '../src/platform/db/tables/leads.ts';
import { mails } from '../src/platform/db/tables/mails.ts';
import {
  orders,
  paymentEvents,
  sandboxEvents,
  sandboxPayments,
  strayPayments,
  withdrawals,
} from '../src/platform/db/tables/orders.ts';
import { deletionReceipts, headshots, selfies, shoots } from '../src/platform/db/tables/shoots.ts';
import { subscriberConsents, subscribers } from '../src/platform/db/tables/subscribers.ts';
import type { Storage } from '../src/platform/storage/storage.ts';

/** Stands in every row and every file name of the second customer, and nowhere else. */
const MARK = 'second-customer';

/** Somebody else who uses the service: in every test database, so that a rule that forgets whose row it is shows. */
export const SECOND = {
  email: `${MARK}@example.net`,
  /** Delivered; its numbers are those that the tests' own galleries have. */
  shootId: `${MARK}-galleryA`,
  draftId: `${MARK}-draft-A`,
  erasedId: `${MARK}-erasedA`,
  /** Shows the numbers 1 and 2. */
  shareId: `${MARK}-share-A`,
  revokedShareId: `${MARK}-share-B`,
  orderId: `${MARK}-order`,
  selfieId: `${MARK}-selfie-1`,
  headshotCount: 12,
} as const;

const PAST = new Date('2026-11-19T08:00:00Z');
/** No test's clock comes so far: nothing of the second customer is ever due. */
const FUTURE = new Date('2999-01-01T00:00:00Z');

/** A draft, a delivered gallery and an erased one, with everything that may belong to each. */
export async function insertSecondCustomer(db: Database): Promise<void> {
  const person = { email: SECOND.email, firstName: MARK, language: 'en' as const };
  const consents = { terms: PAST.toISOString(), likeness: PAST.toISOString() };
  const shoot = { ...person, consents, packageId: 'basic' as const, styles: ['warm' as const], seed: 11 };
  const dates = { createdAt: PAST, paidAt: PAST, renderingAt: PAST, deliveredAt: PAST, expiresAt: FUTURE };
  await db.insert(shoots).values([
    {
      ...{ ...shoot, ...dates, id: SECOND.shootId, state: 'delivered', compareState: 'done' },
      ...{ previewState: 'ready', previewStyle: 'warm', previewSelfieId: SECOND.selfieId },
      ...{ remakes: 1, preparedSelfies: 5 },
    },
    {
      ...shoot,
      id: SECOND.draftId,
      state: 'draft',
      compareState: 'done',
      createdAt: PAST,
      expiresAt: FUTURE,
    },
    {
      ...{
        id: SECOND.erasedId,
        state: 'expired',
        language: 'en',
        packageId: 'basic',
        styles: [],
        consents: {},
      },
      ...{ seed: 0, createdAt: PAST, paidAt: PAST, expiresAt: PAST, erasedAt: PAST },
    },
  ]);
  await db.insert(selfies).values(
    [SECOND.shootId, SECOND.draftId].flatMap((shootId) =>
      [1, 2, 3, 4, 5].map((position) => {
        const id =
          shootId === SECOND.shootId ? `${MARK}-selfie-${position}` : `${MARK}-draft-selfie-${position}`;
        return {
          id,
          shootId,
          uploadId: id,
          position,
          state: 'accepted' as const,
          reasons: [],
          createdAt: PAST,
        };
      }),
    ),
  );
  await db.insert(headshots).values(
    numbers().map((number) => ({
      ...{
        shootId: SECOND.shootId,
        number,
        style: 'warm' as const,
        scene: 'canvas',
        selfieId: SECOND.selfieId,
      },
      ...{ storageKey: storageKeys.headshot(SECOND.shootId, number), widthPx: 1024, heightPx: 1280 },
      ...{
        bytes: picture(number).byteLength,
        likeness: 0.9,
        measures: {},
        perceptualHash: '0',
        elapsedMs: 1,
      },
      ...{ createdAt: PAST, favourite: number % 2 === 0 },
    })),
  );
  await db.insert(deletionReceipts).values({
    ...{
      shootId: SECOND.erasedId,
      reason: 'expired',
      erasedAt: PAST,
      erased: { selfies: 5 },
      signature: MARK,
    },
  });
  await db.insert(shares).values([
    { id: SECOND.shareId, shootId: SECOND.shootId, createdAt: PAST },
    { id: SECOND.revokedShareId, shootId: SECOND.shootId, createdAt: PAST, revokedAt: PAST },
  ]);
  await db.insert(sharedHeadshots).values([
    { shareId: SECOND.shareId, number: 1 },
    { shareId: SECOND.shareId, number: 2 },
    { shareId: SECOND.revokedShareId, number: 3 },
  ]);
  await db.insert(ratings).values({ shootId: SECOND.shootId, stars: 4, comment: MARK, createdAt: PAST });
  await insertMoney(db);
  await insertMails(db);
  await insertLetters(db);
}

async function insertMoney(db: Database): Promise<void> {
  const price = { amountCents: 1900, currency: 'EUR' as const };
  const order = { ...price, packageId: 'basic' as const, email: SECOND.email, language: 'en' as const };
  const paymentId = `${MARK}-payment`;
  await db.insert(orders).values([
    {
      ...{
        ...order,
        id: SECOND.orderId,
        shootId: SECOND.shootId,
        state: 'paid',
        provider: 'sandbox',
        paymentId,
      },
      ...{ createdAt: PAST, paidAt: PAST },
    },
    {
      ...{ ...order, id: `${MARK}-open`, shootId: SECOND.draftId, state: 'open', provider: 'sandbox' },
      createdAt: PAST,
    },
  ]);
  await db.insert(paymentEvents).values({
    ...{
      ...price,
      provider: 'sandbox',
      eventId: `${MARK}-paid`,
      orderId: SECOND.orderId,
      kind: 'paid',
      paymentId,
    },
    ...{ occurredAt: PAST, receivedAt: PAST, outcome: 'paid' },
  });
  await db.insert(strayPayments).values({
    ...{
      ...price,
      provider: 'sandbox',
      paymentId: `${MARK}-stray`,
      orderId: SECOND.orderId,
      reason: 'duplicate',
    },
    ...{ state: 'refunded', receivedAt: PAST, refundedAt: PAST },
  });
  await db.insert(sandboxPayments).values({
    ...{ ...price, id: paymentId, orderId: SECOND.orderId, state: 'paid', createdAt: PAST },
  });
  await db.insert(sandboxEvents).values({
    ...{ id: `${MARK}-event`, body: { id: MARK }, createdAt: PAST, deliveredAt: PAST },
  });
  await db.insert(withdrawals).values({
    ...{ id: `${MARK}-withdrawal`, submissionId: `${MARK}-withdrawal`, name: MARK, email: SECOND.email },
    ...{ orderNumber: SECOND.orderId, language: 'en', orderId: SECOND.orderId, receivedAt: FUTURE },
    orderMatch: 'number-and-email',
  });
}

/** One sent, one still waiting for its job, one that belongs to no shoot. */
async function insertMails(db: Database): Promise<void> {
  const mail = { recipient: SECOND.email, language: 'en' as const, subject: MARK, html: MARK, text: MARK };
  const write = (id: string, more: Partial<typeof mails.$inferInsert>) => ({
    ...{ ...mail, id: `${MARK}-${id}`, dedupeKey: `${MARK}-${id}`, kind: id, createdAt: FUTURE, attempts: 1 },
    ...more,
  });
  await db
    .insert(mails)
    .values([
      write('gallery-ready', { shootId: SECOND.shootId, createdAt: PAST, sentAt: PAST }),
      write('waiting', { shootId: SECOND.shootId }),
      write('of-no-shoot', { headers: { 'X-Mark': MARK }, replyTo: SECOND.email }),
    ]);
}

async function insertLetters(db: Database): Promise<void> {
  await db.insert(leads).values({
    ...{
      id: `${MARK}-lead`,
      submissionId: `${MARK}-lead`,
      kind: 'team',
      language: 'en',
      email: SECOND.email,
    },
    ...{ firstName: MARK, lastName: MARK, headshots: 12, createdAt: FUTURE },
  });
  await db.insert(subscribers).values({
    ...{ id: `${MARK}-subscriber`, email: SECOND.email, language: 'en', state: 'confirmed', source: 'blog' },
    ...{
      utmSource: 'none',
      utmMedium: 'none',
      utmCampaign: 'none',
      discountCode: 'NONE',
      discountPercent: 10,
    },
    ...{ requestedAt: FUTURE, confirmedAt: FUTURE },
  });
  await db.insert(subscriberConsents).values({
    ...{ id: `${MARK}-consent`, subscriberId: `${MARK}-subscriber`, submissionId: `${MARK}-consent` },
    ...{
      tokenHash: MARK,
      formVersion: '1',
      textShown: MARK,
      language: 'en',
      source: 'blog',
      addressHash: MARK,
    },
    ...{ requestedAt: FUTURE, expiresAt: FUTURE, confirmedAt: FUTURE },
  });
}

/**
 * What the tests themselves look at: the same tables without the second customer, as views in the schema `own`
 * that come first in a search path. Beside them a copy of the second customer's rows, to compare with.
 */
export async function hideSecondCustomer(db: Database): Promise<void> {
  const tables = await tablesOf(db);
  const views = tables.map(
    (table) =>
      `create view own.${table} as select * from public.${table} t where t::text not like '%${MARK}%';`,
  );
  await db.execute(
    sql.raw(`create schema own; ${views.join(' ')}
      create table own.second_customer as ${rowsOfSecondCustomer(tables)}`),
  );
}

function rowsOfSecondCustomer(tables: readonly string[]): string {
  return tables
    .map(
      (name) =>
        `select '${name}' as name, t::text as line from public.${name} t where t::text like '%${MARK}%'`,
    )
    .join(' union all ');
}

/** A connection string whose tables hold the tests' own customers only. */
export function ownTables(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c search_path=own,public');
  return url.href;
}

/** Every row of the second customer is as it was, none was added, and no job is about them. */
export async function expectSecondCustomerUntouched(db: Database): Promise<void> {
  const jobs = `select 'job ' || name, data::text from pgboss.job where data::text like '%${MARK}%'`;
  const then = 'select name, line from own.second_customer';
  const now = `${rowsOfSecondCustomer(await tablesOf(db))} union all ${jobs}`;
  const { rows } = await db.execute(
    sql.raw(`select 'is gone' as what, * from (${then} except all (${now})) gone
      union all select 'has come', * from ((${now}) except all ${then}) come`),
  );
  expect(rows, 'rows of somebody else').toEqual([]);
}

/** Leaves the database as the template is: with the second customer alone. */
export async function removeOwnRows(db: Database): Promise<void> {
  const tables = (await tablesOf(db)).filter((table) => table !== 'schema_migrations');
  const deletes = tables.map((table) => `delete from public.${table} t where t::text not like '%${MARK}%'`);
  await db.execute(sql.raw([...deletes, 'delete from pgboss.job'].join('; ')));
}

async function tablesOf(db: Database): Promise<string[]> {
  const { rows } = await db.execute(
    sql`select tablename from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map((row) => String(row['tablename']));
}

/** What is in the second customer's headshot; no test's own picture holds it. */
const picture = (number: number) => Buffer.from(`${MARK} headshot ${number} `.repeat(100));

const numbers = () => Array.from({ length: SECOND.headshotCount }, (_, index) => index + 1);

function files(): ReadonlyMap<string, Buffer> {
  const ofShoot = (shootId: string, name: string) =>
    [1, 2, 3, 4, 5].flatMap((position): [string, Buffer][] => {
      const selfieId = `${MARK}-${name}-${position}`;
      return [
        [storageKeys.selfieClean(shootId, selfieId), Buffer.from(fakeSelfie({ name: selfieId }))],
        [storageKeys.selfieThumbnail(shootId, selfieId), Buffer.from(`THUMBNAIL ${selfieId}`)],
      ];
    });
  return new Map([
    ...numbers().map((number): [string, Buffer] => [
      storageKeys.headshot(SECOND.shootId, number),
      picture(number),
    ]),
    ...ofShoot(SECOND.shootId, 'selfie'),
    ...ofShoot(SECOND.draftId, 'draft-selfie'),
  ]);
}

export async function putFilesOfSecondCustomer(storage: Storage): Promise<void> {
  for (const [key, bytes] of files()) await storage.put(key, bytes);
}

export async function expectFilesOfSecondCustomer(storage: Storage): Promise<void> {
  const wanted = files();
  const stored = (await storage.list('shoots/')).filter(({ key }) => isOfSecondCustomer(key));
  expect(stored.map(({ key }) => key).toSorted(), 'files of somebody else').toEqual(
    [...wanted.keys()].toSorted(),
  );
  for (const [key, bytes] of wanted) {
    expect(Buffer.from((await storage.get(key)) ?? '').equals(bytes), key).toBe(true);
  }
}

/** Also of a text that an answer holds. */
export function isOfSecondCustomer(text: string): boolean {
  return text.includes(MARK);
}
