import { expect, it } from 'vitest';
import { createOrderWorld, DAY_MS, NOW, type OrderWorld } from '../../../../test/order-world.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { confirmStart } from './confirm-start.server.ts';

const STARTED = {
  state: 'paid',
  startRequestedAt: new Date(NOW.getTime() + DAY_MS),
  consents: { startBeforeWithdrawalEnds: '2026-11-22T09:58:00Z' },
} as const;

const mailsOf = (world: OrderWorld) => world.db.select().from(mails);

it('confirms the consent of an order that was paid first, once', async () => {
  const world = await createOrderWorld();
  const shootId = await world.insertShoot(STARTED);
  const orderId = await world.insertOrder({ shootId });
  await Promise.all([1, 2, 3].map(() => confirmStart(world.ports, shootId)));
  const [mail, ...more] = await mailsOf(world);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: 'start-confirmation', recipient: 'mira@example.org', shootId });
  expect(mail?.subject).toBe('Ihre 60 Bewerbungsfotos sind in Arbeit');
  expect(mail?.text.replace(/\s+/g, ' ')).toMatch(
    /Am 22\. November 2026 um 09:58 UTC haben Sie ausdrücklich verlangt/,
  );
  const key = world.ports.capabilities.keyFor('order', orderId);
  expect(mail?.html).toContain(`http://localhost:3000/de/order/${orderId}?key=${key}`);
});

it.each([
  ['started with its payment', { startRequestedAt: NOW }, {}],
  ['was not started', { startRequestedAt: null }, {}],
  ['has no consent', { consents: {} }, {}],
  ['has no address any more', { email: null }, { email: null, emailKey: null }],
  ['is refunded', {}, { state: 'refunded' as const }],
  ['is not paid', {}, { state: 'open' as const, paidAt: null }],
])('writes nothing about an order that %s', async (_what, shoot, order) => {
  const world = await createOrderWorld();
  const shootId = await world.insertShoot({ ...STARTED, ...shoot });
  await world.insertOrder({ shootId, ...order });
  await confirmStart(world.ports, shootId);
  expect(await mailsOf(world)).toEqual([]);
});
