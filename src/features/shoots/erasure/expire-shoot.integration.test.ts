import { expect, it } from 'vitest';
import { completeDraft, payForBasic, shootRow } from '../../../../test/draft-to-payment.ts';
import { isOfSecondCustomer } from '../../../../test/second-customer/second-customer.ts';
import { createShootWorld, type ShootWorld } from '../../../../test/shoot-world.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { headshots, selfies } from '../../../platform/db/tables/shoots.ts';
import { storageKeys } from '../storage-keys.ts';

async function ownFiles({ context }: ShootWorld) {
  return (await context.storage.list('shoots/')).filter(({ key }) => !isOfSecondCustomer(key));
}

it('erases a delivered shoot after 30 days except for its accounting row and the receipt', async () => {
  await using world = await createShootWorld();
  const { storage } = world.context;
  const { db } = world.database;
  const { id, visitor } = await completeDraft(world);
  await payForBasic(world, id);
  await world.drain();
  const sweep = async () => {
    await db.transaction((tx) => world.context.queue.enqueue(tx, 'shoots.sweep', {}));
    await world.drain();
  };
  world.time.now = new Date('2026-12-21T09:59:59Z');
  await sweep();
  expect(await shootRow(world, id)).toMatchObject({ state: 'delivered', preparedSelfies: 5 });
  world.time.now = new Date('2026-12-21T10:00:01Z');
  await sweep();
  expect(await shootRow(world, id)).toMatchObject({
    state: 'expired',
    email: null,
    firstName: null,
    styles: [],
    consents: {},
    preparedSelfies: 0,
    erasedAt: world.time.now,
  });
  expect(await ownFiles(world)).toEqual([]);
  expect(await db.select().from(selfies)).toEqual([]);
  expect(await db.select().from(headshots)).toEqual([]);
  // No table contains the name or the address any more.
  const left = await db.execute(
    `select string_agg(t::text, ' ') as rows from (
       select to_jsonb(s) as t from shoots s union all select to_jsonb(o) from orders o
       union all select to_jsonb(m) from mails m union all select to_jsonb(r) from deletion_receipts r) all_rows`,
  );
  const text = String(left.rows[0]?.['rows']);
  expect(text).not.toContain('jo@example.com');
  expect(text).not.toContain('"Jo"');
  expect(text).toContain(`order-of-${id}`);
  expect((await db.select().from(mails)).map((mail) => mail.kind)).toEqual(['deletion-receipt']);
  // The gallery mail was erased with the shoot; only the receipt's is left.
  expect(world.mailer.sent()).toHaveLength(1);
  expect((await visitor.send('GET', '/api/shoot')).status).toBe(404);
  await storage.put(`${storageKeys.shoot(id)}variants/late.webp`, Buffer.from('written meanwhile'));
  const swept = world.mailer.sent().length;
  await sweep();
  expect(world.mailer.sent()).toHaveLength(swept);
  expect(await ownFiles(world)).toEqual([]);
});

it('erases abandoned drafts after a day with their unfinished uploads, and sends no mail', async () => {
  await using world = await createShootWorld();
  const { id, visitor } = await completeDraft(world);
  const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Length': '5000' };
  await visitor.send('POST', '/api/uploads', { headers });
  world.time.now = new Date('2026-11-22T10:00:01Z');
  await world.context.db.transaction((tx) => world.context.queue.enqueue(tx, 'shoots.sweep', {}));
  await world.drain();
  expect((await shootRow(world, id))?.state).toBe('expired');
  expect(await ownFiles(world)).toEqual([]);
  expect(world.mailer.sent()).toEqual([]);
});
