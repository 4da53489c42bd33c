import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/create-test-database.ts';
import { isOfSecondCustomer } from '../../../../test/second-customer/second-customer.ts';
import type { Database } from '../../../platform/db/database.ts';
import { leads } from '../../../platform/db/tables/leads.ts';
import { countOpenLeads, type LeadKey, listLeads } from './lead-list.server.ts';

const AT = new Date('2026-11-20T10:00:00Z');
const at = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);

async function insertFive(db: Database) {
  const rows = [{ m: 1 }, { m: 0 }, { m: 2, answeredAt: at(9) }, { m: 1 }, { m: 0, answeredAt: at(8) }];
  await db.insert(leads).values(
    rows.map(({ m, answeredAt }, index) => ({
      ...{ id: `l-${index}`, submissionId: `l-${index}`, kind: 'team' as const, language: 'en' as const },
      ...{ email: 'jo@example.org', firstName: 'Jo', lastName: 'Doe', headshots: 12 },
      ...{ createdAt: at(m), answeredAt: answeredAt ?? null },
    })),
  );
}

async function idsOf(db: Database, shown: 'open' | 'answered' | 'all', limit: number) {
  const ids: string[] = [];
  let after: LeadKey | undefined;
  do {
    const { rows, last } = await listLeads(db, shown, { limit, after });
    ids.push(...rows.map(({ id }) => id));
    after = last && [last.createdAt, last.id];
  } while (after);
  return ids.filter((id) => !isOfSecondCustomer(id));
}

it.each([
  ['open', ['l-1', 'l-0', 'l-3']],
  ['answered', ['l-2', 'l-4']],
  ['all', ['l-2', 'l-3', 'l-0', 'l-4', 'l-1']],
] as const)('lists %s requests in their order, in pages of every size', async (shown, ids) => {
  await using database = await createTestDatabase();
  await insertFive(database.db);
  for (const limit of [1, 2, 50]) expect(await idsOf(database.db, shown, limit)).toEqual(ids);
});

it('counts the open and the overdue requests', async () => {
  await using database = await createTestDatabase();
  await insertFive(database.db);
  expect(await countOpenLeads(database.db, at(1))).toEqual({ open: 3, overdue: 1 });
});
