import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { fakeSelfie } from '../../../../test/fake-engine/fake-selfie.ts';
import {
  BUYER,
  checkOutDraft,
  completeDraft,
  openPaidFirstShop,
  type PaidFirstShop,
  purchase,
} from '../../../../test/paid-first-shop.ts';
import { killableWorker, killAtEveryStep } from '../../../../test/kill-at-every-step.ts';
import { pausedDatabase } from '../../../../test/paused-database.ts';
import type { Visitor } from '../../../../test/shoot-world.ts';
import { upload } from '../../../../test/tus-upload.ts';
import { requestStart } from '../../../features/shoots/draft/request-start.server.ts';
import { orders } from '../../../platform/db/tables/orders.ts';
import { headshots, selfies, shoots } from '../../../platform/db/tables/shoots.ts';

/** Presses the button that starts a paid draft; returns the status and the error or the state. */
async function start(visitor: Visitor): Promise<unknown[]> {
  const response = await visitor.json('POST', '/api/shoot/start', {});
  const { error, state } = (await response.json()) as { error?: string; state?: string };
  return [response.status, error ?? state];
}

const headshotCount = async ({ world }: PaidFirstShop, shootId: string) =>
  (await world.context.db.select().from(headshots).where(eq(headshots.shootId, shootId))).length;

const renderJobs = async ({ world }: PaidFirstShop) =>
  (await world.context.countJobs())
    .filter(({ name }) => name === 'shoots.render')
    .reduce((sum, { count }) => sum + count, 0);

it('renders an order that was paid first only after its customer asks for it', async () => {
  const shop = await openPaidFirstShop();
  const { world } = shop;
  const visitor = shop.visitor();
  const orderId = await purchase(visitor);
  expect(await shop.pay(orderId)).toBe('paid');
  const { shoot } = await shop.shootOf(orderId);
  expect(shoot).toMatchObject({
    ...{ state: 'draft', packageId: 'basic', startRequestedAt: null, paidAt: null },
    // A year, in which the order is refunded unless it is started, and the lifetime of a gallery.
    expiresAt: new Date('2027-12-21T10:00:00Z'),
  });
  expect((await shop.mailsOf('order-confirmation')).map(({ recipient }) => recipient)).toEqual([BUYER]);

  await completeDraft(world, visitor);
  await world.drain();
  expect((await shop.shootOf(orderId)).shoot).toMatchObject({
    state: 'ready_to_pay',
    startRequestedAt: null,
  });
  expect(await (await visitor.send('GET', '/api/shoot')).json()).toMatchObject({
    ...{ state: 'ready_to_pay', paid: true, acceptedCount: 5 },
  });
  // The hourly sweep finds work that has lost its job, and this order has none.
  await shop.run('shoots.sweep');
  await shop.run('orders.reconcile');
  expect(await headshotCount(shop, shoot.id)).toBe(0);

  shop.wait(60_000);
  expect(await start(visitor)).toEqual([200, 'paid']);
  expect((await shop.shootOf(orderId)).shoot).toMatchObject({
    ...{ state: 'paid', startRequestedAt: world.time.now, styles: ['warm'] },
    // From the start on, not from the payment.
    expiresAt: new Date(world.time.now.getTime() + 30 * 24 * 3_600_000),
  });
  await world.drain();
  expect((await shop.shootOf(orderId)).shoot.state).toBe('delivered');
  expect(await headshotCount(shop, shoot.id)).toBe(12);
  expect(shop.provider.refundRequests).toEqual([]);
});

it('starts once, however often and at whichever moment the button is pressed', async () => {
  const shop = await openPaidFirstShop();
  const visitor = shop.visitor();
  const orderId = await purchase(visitor);
  await shop.pay(orderId);
  await completeDraft(shop.world, visitor);
  const presses = await Promise.all([1, 2, 3, 4, 5].map(() => start(visitor)));
  expect(presses.toSorted()).toEqual([[200, 'paid'], ...Array<unknown>(4).fill([409, 'shoot-closed'])]);
  const { shoot } = await shop.shootOf(orderId);
  shop.wait(60_000);
  expect(await start(visitor)).toEqual([409, 'shoot-closed']);
  expect((await shop.shootOf(orderId)).shoot).toEqual(shoot);
  expect(await renderJobs(shop)).toBe(1);
  await shop.world.drain();
  expect(await start(visitor)).toEqual([409, 'shoot-closed']);
  expect((await shop.mailsOf('gallery-ready')).length).toBe(1);
});

it('starts nothing that is not paid for', async () => {
  const shop = await openPaidFirstShop();
  const visitor = shop.visitor();
  await completeDraft(shop.world, visitor);
  expect(await start(visitor)).toEqual([422, 'not-paid']);
  const orderId = await purchase(visitor);
  expect(await start(visitor)).toEqual([422, 'not-paid']);
  expect((await shop.shootOf(orderId)).shoot.startRequestedAt).toBeNull();
  // The refused request must not make the later payment start it.
  await shop.pay(orderId);
  await shop.world.drain();
  expect((await shop.shootOf(orderId)).shoot.state).toBe('ready_to_pay');
});

it('starts no draft that is incomplete, and not by itself once it is complete', async () => {
  const shop = await openPaidFirstShop();
  const visitor = shop.visitor();
  const orderId = await purchase(visitor);
  await shop.pay(orderId);
  expect(await start(visitor)).toEqual([422, 'too-few-selfies']);
  for (const name of ['a', 'b', 'c', 'd', 'e']) await upload(visitor, fakeSelfie({ name }));
  await shop.world.drain();
  expect(await start(visitor)).toEqual([422, 'styles-missing']);
  expect((await shop.shootOf(orderId)).shoot.startRequestedAt).toBeNull();
  await completeDraft(shop.world, visitor);
  expect((await shop.shootOf(orderId)).shoot).toMatchObject({
    state: 'ready_to_pay',
    startRequestedAt: null,
  });
  // Another selfie is being checked, so the draft may still become incomplete.
  await upload(visitor, fakeSelfie({ name: 'f' }));
  expect(await start(visitor)).toEqual([409, 'selfies-in-check']);
  await shop.world.drain();
  expect(await start(visitor)).toEqual([200, 'paid']);
});

it('starts only the visitor’s own draft, from our own pages, and not too often', async () => {
  const shop = await openPaidFirstShop();
  const owner = shop.visitor();
  const orderId = await purchase(owner);
  await shop.pay(orderId);
  await completeDraft(shop.world, owner);
  const { shoot } = await shop.shootOf(orderId);
  const stranger = shop.visitor();
  expect(await start(stranger)).toEqual([404, 'shoot-not-found']);
  stranger.jar.set('lichtbild_shoot', `${shoot.id}.${'A'.repeat(22)}`);
  expect(await start(stranger)).toEqual([404, 'shoot-not-found']);
  const foreign = { 'Sec-Fetch-Site': 'cross-site' };
  expect((await owner.json('POST', '/api/shoot/start', {}, foreign)).status).toBe(403);
  shop.world.limited.add('change');
  expect((await owner.json('POST', '/api/shoot/start', {})).status).toBe(429);
  expect((await shop.shootOf(orderId)).shoot.state).toBe('ready_to_pay');
});

it('does not start with a payment made first after an abandoned checkout of the complete draft', async () => {
  const shop = await openPaidFirstShop();
  const visitor = shop.visitor();
  await completeDraft(shop.world, visitor);
  const abandoned = await checkOutDraft(visitor);
  expect((await shop.shootOf(abandoned)).shoot.startRequestedAt).toEqual(shop.world.time.now);
  const orderId = await purchase(visitor, { productId: 'premium' });
  expect(orderId).not.toBe(abandoned);
  expect(await shop.pay(orderId)).toBe('paid');
  await shop.world.drain();
  expect((await shop.shootOf(orderId)).shoot).toMatchObject({ state: 'ready_to_pay', packageId: 'premium' });
  expect(await start(visitor)).toEqual([200, 'paid']);
});

it('reuses the order of an abandoned checkout, and the last checkout decides what its payment does', async () => {
  const shop = await openPaidFirstShop();
  const visitor = shop.visitor();
  await completeDraft(shop.world, visitor);
  const orderId = await checkOutDraft(visitor);
  expect(await purchase(visitor)).toBe(orderId);
  await shop.pay(orderId);
  expect((await shop.shootOf(orderId)).shoot.state).toBe('ready_to_pay');
});

it('starts with the payment of a complete draft, also after an abandoned purchase', async () => {
  const shop = await openPaidFirstShop();
  const visitor = shop.visitor();
  const abandoned = await purchase(visitor, { productId: 'premium' });
  await completeDraft(shop.world, visitor);
  const orderId = await checkOutDraft(visitor);
  expect(await shop.pay(orderId)).toBe('paid');
  expect((await shop.shootOf(orderId)).shoot.state).toBe('paid');
  await shop.world.drain();
  expect((await shop.shootOf(orderId)).shoot.state).toBe('delivered');
  // The abandoned checkout is paid after all: a second payment for the same shoot.
  expect(await shop.pay(abandoned)).toBe('duplicate');
});

it('lets a second start wait for the first', async () => {
  const shop = await openPaidFirstShop();
  const visitor = shop.visitor();
  const orderId = await purchase(visitor);
  await completeDraft(shop.world, visitor);
  await shop.pay(orderId);
  const { shoot } = await shop.shootOf(orderId);
  const paused = pausedDatabase(shop.world.context.db);
  const first = requestStart({ ...shop.world.context, db: paused.db }, shoot.id);
  await paused.reached;
  const second = requestStart(shop.world.context, shoot.id);
  expect(await Promise.race([second, delay(300, 'waits')])).toBe('waits');
  paused.resume();
  expect([await first, await second]).toEqual([
    { ok: true, value: 'changed' },
    { ok: false, error: 'shoot-closed' },
  ]);
  expect(await renderJobs(shop)).toBe(1);
});

it('keeps the package of a waiting order, and refuses styles beyond it', async () => {
  const shop = await openPaidFirstShop();
  const visitor = shop.visitor();
  await completeDraft(shop.world, visitor);
  await visitor.json('PUT', '/api/shoot/choice', { packageId: 'premium', styles: ['warm', 'casual'] });
  const orderId = await purchase(visitor, { productId: 'basic-999' });
  await shop.pay(orderId);
  expect((await shop.shootOf(orderId)).shoot).toMatchObject({ packageId: 'basic', state: 'ready_to_pay' });
  const choose = (packageId: string, styles: readonly string[]) =>
    visitor.json('PUT', '/api/shoot/choice', { packageId, styles });
  expect((await choose('premium', ['warm'])).status).toBe(409);
  expect(await start(visitor)).toEqual([422, 'styles-too-many']);
  expect((await choose('basic', ['casual'])).status).toBe(200);
  expect(await start(visitor)).toEqual([200, 'paid']);
  expect((await shop.shootOf(orderId)).shoot).toMatchObject({ packageId: 'basic', styles: ['casual'] });
});

it('starts once, wherever the process is killed', async () => {
  const shop = await openPaidFirstShop();
  const { crash, context } = killableWorker(shop.world);
  const visitor = shop.visitor();
  await completeDraft(shop.world, visitor);
  const [draft] = await shop.world.database.db.select().from(shoots);
  let number = 0;
  const steps = await killAtEveryStep(
    crash,
    async () => {
      // Copies of a complete draft, each with its own order, which is quicker than uploading again.
      number += 1;
      const shootId = `copy-${number}`;
      const price = { amountCents: 1900, currency: 'USD', language: 'en', provider: 'fake' } as const;
      await shop.world.context.db.insert(shoots).values({ ...draft!, id: shootId });
      await shop.world.context.db.insert(orders).values({
        ...{ ...price, id: `order-of-${shootId}`, shootId, state: 'paid', packageId: 'basic' },
        ...{ productId: 'basic', createdAt: shop.world.time.now, paidAt: shop.world.time.now },
      });
      const rows = await shop.world.database.db.select().from(selfies).where(eq(selfies.shootId, draft!.id));
      await shop.world.context.db.insert(selfies).values(
        rows.map((row) => ({
          ...row,
          id: `${row.id}-${number}`,
          uploadId: `${row.id}-${number}`,
          shootId,
        })),
      );
      return shootId;
    },
    async (shootId) => {
      const started = await requestStart(context, shootId);
      // A process that died after the commit leaves a started shoot.
      expect(started.ok || started.error).toBeOneOf([true, 'shoot-closed']);
    },
    async (shootId, killedAt) => {
      const [shoot] = await shop.world.database.db.select().from(shoots).where(eq(shoots.id, shootId));
      expect(shoot, killedAt).toMatchObject({ state: 'paid', startRequestedAt: shop.world.time.now });
    },
  );
  expect(steps).toBeGreaterThan(3);
  expect(await renderJobs(shop)).toBe(steps + 1);
});
