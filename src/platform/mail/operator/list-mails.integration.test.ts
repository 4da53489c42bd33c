import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/create-test-database.ts';
import { isOfSecondCustomer } from '../../../../test/second-customer/second-customer.ts';
import type { Database } from '../../db/database.ts';
import { mails } from '../../db/tables/mails.ts';
import { countMails, listMails, listMailsAbout, type MailFilter, mailKeyOf } from './list-mails.ts';

const AT = new Date('2026-11-20T10:00:00Z');
const at = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);

async function insert(db: Database, rows: readonly Partial<typeof mails.$inferInsert>[]) {
  await db.insert(mails).values(
    rows.map((row, index) => ({
      ...{ id: `m-${index}`, dedupeKey: `key-${index}`, kind: 'refund', recipient: 'jo@example.org' },
      ...{ language: 'en' as const, subject: 's', html: 'Secret', text: 'Secret', createdAt: AT },
      ...row,
    })),
  );
}

const GONE = { recipient: '', subject: '', html: '', text: '' } as const;

async function idsOf(db: Database, filter: MailFilter, limit: number): Promise<readonly string[]> {
  const ids: string[] = [];
  let after: ReturnType<typeof mailKeyOf> | undefined;
  do {
    const { rows, last } = await listMails(db, filter, { limit, after });
    ids.push(...rows.map(({ id }) => id));
    after = last && mailKeyOf(last, filter.state);
  } while (after);
  return ids.filter((id) => !isOfSecondCustomer(id));
}

const ROWS = [
  { createdAt: at(1) },
  { createdAt: at(0) },
  { createdAt: at(1), kind: 'gallery-ready' },
  // Sent in another order than written.
  { createdAt: at(2), sentAt: at(9), ...GONE },
  { createdAt: at(3), sentAt: at(5), shootId: 'shoot', kind: 'gallery-ready' },
  { createdAt: at(4), sentAt: at(5), recipient: 'Mira@example.org' },
  { createdAt: at(5), ...GONE },
  { createdAt: at(6), ...GONE, kind: 'gallery-ready' },
];

describe('the outbox', () => {
  it.each([
    ['unsent', ['m-1', 'm-0', 'm-2']],
    ['sent', ['m-3', 'm-5', 'm-4']],
    ['given-up', ['m-7', 'm-6']],
  ] as const)('lists what is %s, in pages of every size', async (state, ids) => {
    await using database = await createTestDatabase();
    await insert(database.db, ROWS);
    for (const limit of [1, 2, 50]) expect(await idsOf(database.db, { state }, limit)).toEqual(ids);
  });

  it('is filtered by kind and recipient', async () => {
    await using database = await createTestDatabase();
    await insert(database.db, ROWS);
    const find = (filter: MailFilter) => idsOf(database.db, filter, 50);
    expect(await find({ state: 'sent', kind: 'gallery-ready' })).toEqual(['m-4']);
    expect(await find({ state: 'given-up', kind: 'gallery-ready' })).toEqual(['m-7']);
    expect(await find({ state: 'sent', recipient: 'MIRA@example.org' })).toEqual(['m-5']);
    expect(await find({ state: 'given-up', recipient: '' })).toEqual([]);
  });

  it('never shows the content', async () => {
    await using database = await createTestDatabase();
    await insert(database.db, ROWS);
    const { rows } = await listMails(database.db, { state: 'unsent' }, { limit: 50 });
    expect(JSON.stringify(rows)).not.toContain('Secret');
    expect(rows.map(({ hasContent }) => hasContent)).toEqual(rows.map(() => true));
    const gone = await listMails(database.db, { state: 'given-up' }, { limit: 50 });
    expect(gone.rows.map(({ hasContent }) => hasContent)).toEqual([false, false]);
  });

  it('is counted since a moment, with the oldest that waits', async () => {
    await using database = await createTestDatabase();
    const before = await countMails(database.db, at(6));
    await insert(database.db, ROWS);
    const figures = await countMails(database.db, at(6));
    expect({ ...figures, unsent: figures.unsent - before.unsent }).toEqual({
      ...{ unsent: 3, oldestUnsentAt: at(0) },
      ...{ sentSince: before.sentSince + 1, givenUpSince: before.givenUpSince + 1 },
    });
  });
});

it('lists the mails of a shoot and those whose keys begin with a text, and takes its letters literally', async () => {
  await using database = await createTestDatabase();
  await insert(database.db, [
    { dedupeKey: 'refund:a_b', createdAt: at(3) },
    { dedupeKey: 'refund:a_b:500', createdAt: at(2) },
    { dedupeKey: 'refund:axb' },
    { dedupeKey: 'x-refund:a_b' },
    { dedupeKey: 'gallery-ready:s', shootId: 's', createdAt: at(1) },
    { dedupeKey: 'gallery-ready:other', shootId: 'other' },
  ]);
  const find = async (shootId: string | null, keys: readonly string[]) =>
    (await listMailsAbout(database.db, { shootId, keys })).map(({ id }) => id);
  expect(await find('s', ['refund:a_b'])).toEqual(['m-4', 'm-1', 'm-0']);
  expect(await find(null, ['refund:a_b', '100%'])).toEqual(['m-1', 'm-0']);
});
