import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/create-test-database.ts';
import { claimAction } from './claim-action.server.ts';
import { listAuditAbout, recordAction } from './audit-store.server.ts';

const AT = new Date('2026-11-27T10:00:00Z');
const MOVED = { at: AT, operator: 'a@example.org', action: 'moved-expiry', subject: 'shoot' } as const;

it('records one of two actions that were begun on the same page, and names the first to the second', async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const claims = ['a@example.org', 'b@example.org'].map((operator) => claimAction({ ...MOVED, operator }, 0));
  const claimed = await Promise.all(
    claims.map(({ claim }) => db.transaction((tx) => claim(tx, { days: 3 }))),
  );
  expect(claimed.toSorted()).toEqual([false, true]);
  const [entry, ...more] = await listAuditAbout(db, ['shoot'], 9);
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ ...MOVED, operator: expect.any(String) as string, detail: { days: 3 } });
  expect(claims[claimed.indexOf(false)]?.earlier()).toEqual(entry);
});

it('is in nobody’s way by a look, by another subject or by what the page has shown', async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const record = (entry: Parameters<typeof recordAction>[1]) =>
    db.transaction((tx) => recordAction(tx, entry));
  await record(MOVED);
  const [seen] = await listAuditAbout(db, ['shoot'], 9);
  await record({ ...MOVED, action: 'viewed-photos' });
  await record({ ...MOVED, subject: 'another' });
  const claim = (seenId: number) => db.transaction((tx) => claimAction(MOVED, seenId).claim(tx));
  expect(await claim(seen!.id)).toBe(true);
  expect(await claim(seen!.id)).toBe(false);
});

it('records nothing when the action fails', async () => {
  await using database = await createTestDatabase();
  const failing = database.db.transaction(async (tx) => {
    await claimAction(MOVED, 0).claim(tx);
    throw new Error('killed');
  });
  await expect(failing).rejects.toThrow('killed');
  expect(await listAuditAbout(database.db, ['shoot'], 9)).toEqual([]);
});
