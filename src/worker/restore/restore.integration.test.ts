import { eq, inArray, isNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  CrashPoints,
  crashingDatabase,
  crashingQueue,
  crashingStorage,
  Killed,
} from '../../../test/crash-points.ts';
import { openShop } from '../../../test/payment-stand-ins/lemonsqueezy/open-shop.ts';
import { openBench } from '../../../test/payment-stand-ins/paddle/paddle-bench.ts';
import { rateGallery, revokeShare, shareHeadshots } from '../../features/gallery/change-gallery.server.ts';
import { hideRating, publishRating } from '../../features/gallery/ratings/publish-rating.server.ts';
import { eraseSubscriber } from '../../features/newsletter/change-subscriber.server.ts';
import { hasMeasurementConsent } from '../../features/newsletter/measurement-consent-store.server.ts';
import { beginMeasuring, endMeasuring } from '../../features/newsletter/measuring-consent.server.ts';
import { endSubscriptionOf } from '../../features/newsletter/unsubscribe.server.ts';
import { removeSelfie } from '../../features/shoots/selfies/remove-selfie.server.ts';
import { createUploadStore } from '../../features/shoots/selfies/upload-store.server.ts';
import { readErasures } from '../../platform/backup/copy-erasures.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { ratings, shares } from '../../platform/db/tables/gallery.ts';
import { orders, unmatchedPayments } from '../../platform/db/tables/orders.ts';
import { selfies } from '../../platform/db/tables/shoots.ts';
import { subscribers } from '../../platform/db/tables/subscribers.ts';
import { findSuppressed, suppressAddress } from '../../platform/mail/suppressions.ts';
import { settleRestoredData } from './settle-restored-data.ts';

import {
  expectDeliveredOnce,
  expectErased,
  interruptRendering,
  openService,
  type Shop,
  subscribe,
} from '../../../test/restore-bench.ts';

const PROVIDERS: readonly [string, () => Promise<Shop>][] = [
  ['Paddle, whose list names our orders', () => openBench()],
  ['Lemon Squeezy, whose list does not', () => openShop()],
];

describe.each(PROVIDERS)('%s', (_, open) => {
  it('every paid shoot is delivered once or refunded, and nothing erased returns', async () => {
    const service = await openService(await open());
    const { context, wait, drain } = service;
    // The moment of the backup: everything in the middle of its life.
    const gallery = await service.buy('gallery@example.org');
    const erasedLater = await service.buy('erased@example.org');
    await drain();
    const shared = await shareHeadshots(context, gallery.id, [1, 2]);
    if (!shared.ok) throw new Error(shared.error);
    const paid = await service.buy('paid@example.org');
    const rendering = await service.buy('rendering@example.org');
    await interruptRendering(service, rendering.id);
    const refundedLater = await service.buy('refunded@example.org');
    const openDraft = await service.draft('open@example.org');
    const openOrder = await service.checkOut(openDraft, 'open@example.org');
    const goneDraft = await service.draft('gone@example.org');
    const goneOrder = await service.checkOut(goneDraft, 'gone@example.org');
    const unpaidDraft = await service.draft('unpaid@example.org');
    const [selfie] = await context.db.select().from(selfies).where(eq(selfies.shootId, unpaidDraft));
    await subscribe(service, 'stays');
    await subscribe(service, 'leaves');
    expect((await service.backUp()).missingFiles).toEqual([]);

    // Life goes on.
    wait(1);
    const shop = context.payments.forNewOrders;
    await drain(); // delivers what was paid
    await service.erase(erasedLater.id);
    await revokeShare(context, gallery.id, shared.value.id);
    await service.pay(openOrder);
    await service.pay(goneOrder);
    const late = await service.buy('late@example.org');
    const lateAndGone = await service.buy('late-and-gone@example.org');
    await drain();
    await service.erase(goneDraft);
    await service.erase(lateAndGone.id);
    const ports = { ...context, uploads: createUploadStore(context) };
    expect(await removeSelfie(ports, unpaidDraft, selfie!.id, false)).toMatchObject({ ok: true });
    await context.db.transaction((tx) => endSubscriptionOf(tx, context, 'leaves'));
    const refundedPayment = (await service.order(refundedLater.orderId))!.paymentId!;
    await shop.refund({ paymentId: refundedPayment, orderId: refundedLater.orderId });
    expect(await service.copyErasures()).toBeGreaterThan(8);
    wait(2);

    await service.destroyAndLoad();
    expect(await service.shoot(openDraft)).toMatchObject({ state: 'ready_to_pay' });
    expect((await service.shoot(erasedLater.id))?.email).toBe('erased@example.org');
    const settled = await service.settle();
    expect(settled.reconciliations).toMatchObject([{ failure: undefined }]);

    // Before the service starts, nothing erased is there any more.
    for (const id of [erasedLater.id, goneDraft, lateAndGone.id, late.id]) await expectErased(service, id);
    const listed = await context.db.select().from(shares).where(eq(shares.id, shared.value.id));
    expect(listed).toMatchObject([{ revokedAt: expect.any(Date) as Date }]);
    expect(await context.db.$count(selfies, eq(selfies.id, selfie!.id))).toBe(0);
    expect((await service.filesOf(unpaidDraft)).filter((key) => key.includes(selfie!.id))).toEqual([]);
    const people = await context.db
      .select()
      .from(subscribers)
      .where(inArray(subscribers.id, ['stays', 'leaves']))
      .orderBy(subscribers.id);
    expect(people).toMatchObject([
      { id: 'leaves', state: 'unsubscribed', firstName: null },
      { id: 'stays', state: 'confirmed' },
    ]);

    // The service starts, and everything goes its way.
    await drain();
    wait(1);
    await service.settle();
    await drain();
    await expectDeliveredOnce(service, gallery.id, gallery.orderId);
    await expectDeliveredOnce(service, paid.id, paid.orderId);
    await expectDeliveredOnce(service, rendering.id, rendering.orderId);
    await expectDeliveredOnce(service, openDraft, openOrder);
    // A lost order is refunded, and one that was delivered and then erased is not.
    expect(service.refundOf(late.orderId)).toBe(2_900);
    expect(await context.db.$count(unmatchedPayments, isNull(unmatchedPayments.refundedAt))).toBe(0);
    for (const orderId of [erasedLater.orderId, goneOrder, lateAndGone.orderId])
      expect(service.refundOf(orderId), orderId).toBe(0);
    expect(await service.order(goneOrder)).toMatchObject({ state: 'paid', email: null });
    expect(await service.order(refundedLater.orderId)).toMatchObject({ state: 'refunded' });
    expect(await service.shoot(refundedLater.id)).toMatchObject({ state: 'refunded' });
    // A second time changes nothing.
    expect(await service.settle()).toMatchObject({ repeatedErasures: 0 });
    expect(await drain()).not.toContain('orders.refund-unmatched');
  });
});

it('repeats what people and operators took back since the backup', async () => {
  const service = await openService(await openBench());
  const { context, wait, drain } = service;
  const { db } = context;
  const change = (work: (tx: Transaction) => Promise<unknown>) => db.transaction(work);
  const rate = (shootId: string, permission: 'none' | 'first-name' | 'anonymous', comment = 'Good') =>
    rateGallery(context, shootId, { stars: 5, comment, permission, language: 'en' });
  const publish = async (shootId: string) => {
    const [rated] = await db.select().from(ratings).where(eq(ratings.shootId, shootId));
    const published = await change((tx) =>
      publishRating(tx, { shootId, seenAt: rated!.createdAt }, context.clock.now()),
    );
    expect(published).toMatchObject({ ok: true });
  };
  const shootIds: string[] = [];
  for (const name of ['stays', 'withdraws', 'hides-name', 'hidden', 'rewrites']) {
    const { id } = await service.buy(`${name}@example.org`);
    shootIds.push(id);
    await drain();
    await rate(id, 'first-name');
    await publish(id);
  }
  const [, withdraws = '', hidesName = '', hidden = '', rewrites = ''] = shootIds;
  const people = ['stays', 'erased', 'unmeasured', 'suppressed'];
  for (const id of people) {
    await subscribe(service, id);
    const now = context.clock.now();
    await change((tx) => beginMeasuring(tx, { id: `${id}-consent`, subscriberId: id, language: 'en', now }));
  }
  await service.backUp();

  wait(1);
  await rate(withdraws, 'none');
  await rate(hidesName, 'anonymous');
  await rate(rewrites, 'first-name', 'Good enough');
  await change((tx) => hideRating(tx, hidden, context.clock.now()));
  expect(await change((tx) => eraseSubscriber(tx, context, 'erased'))).toMatchObject({ ok: true });
  await change((tx) => endMeasuring(tx, 'unmeasured', context.clock.now()));
  const complaint = {
    address: 'Suppressed@example.org',
    reason: 'complaint',
    now: context.clock.now(),
  } as const;
  await change((tx) => suppressAddress(tx, complaint));
  await service.copyErasures();
  wait(1);
  await service.destroyAndLoad();
  const listRatings = () => db.select().from(ratings).where(inArray(ratings.shootId, shootIds));
  expect((await listRatings()).filter(({ publishedAt }) => publishedAt)).toHaveLength(5);
  expect(await db.$count(subscribers, inArray(subscribers.id, people))).toBe(4);
  expect(await service.settle()).toMatchObject({ repeatedErasures: 7 });
  for (const round of ['the first time', 'and a second time']) {
    const shown = await listRatings();
    const facts = new Map(
      shown.map((one) => [one.shootId, [one.permittedAt, one.showsName, one.publishedAt].map(Boolean)]),
    );
    expect(
      shootIds.map((id) => facts.get(id)),
      round,
    ).toEqual([
      [true, true, true],
      [false, false, false],
      [false, false, false],
      [true, true, false],
      [true, true, false],
    ]);
    const known = await db
      .select({ id: subscribers.id })
      .from(subscribers)
      .where(inArray(subscribers.id, people))
      .orderBy(subscribers.id);
    expect(known.map(({ id }) => id)).toEqual(['stays', 'suppressed', 'unmeasured']);
    const measured = await Promise.all(people.map((id) => hasMeasurementConsent(db, id)));
    expect(measured).toEqual([true, false, false, true]);
    expect(
      await findSuppressed(
        db,
        people.map((id) => `${id}@example.org`),
      ),
    ).toEqual(new Set(['suppressed@example.org']));
    await service.settle();
  }
});

it('settles what a provider reports only after the start', async () => {
  const shop = await openBench();
  const service = await openService(shop);
  const { context, wait, drain } = service;
  const goneDraft = await service.draft('gone@example.org');
  const goneOrder = await service.checkOut(goneDraft, 'gone@example.org');
  await service.backUp();
  wait(1);
  await service.pay(goneOrder);
  const late = await service.buy('late@example.org');
  await drain();
  await service.erase(goneDraft);
  await service.copyErasures();
  wait(1);
  await service.destroyAndLoad();
  shop.standIn.api.isDown = true;
  const settled = await service.settle();
  expect(settled.reconciliations).toMatchObject([{ failure: expect.any(String) as string }]);
  await expectErased(service, goneDraft);
  shop.standIn.api.isDown = false;
  await service.settle();
  await drain();
  expect(service.refundOf(goneOrder), 'delivered before').toBe(0);
  expect(service.refundOf(late.orderId), 'lost').toBe(2_900);
  expect(await service.order(goneOrder)).toMatchObject({ state: 'paid' });
  expect(await context.db.$count(unmatchedPayments, eq(unmatchedPayments.reason, 'lost-order'))).toBe(1);
});

it('may be killed at any step and repeated', { timeout: 300_000 }, async () => {
  const service = await openService(await openBench());
  const { context, wait, drain } = service;
  const erasedLater = await service.buy('erased@example.org');
  await drain();
  const openDraft = await service.draft('open@example.org');
  const openOrder = await service.checkOut(openDraft, 'open@example.org');
  await subscribe(service, 'leaves');
  await service.backUp();
  wait(1);
  await service.pay(openOrder);
  const late = await service.buy('late@example.org');
  await drain();
  await service.erase(erasedLater.id);
  await context.db.transaction((tx) => endSubscriptionOf(tx, context, 'leaves'));
  await service.copyErasures();
  wait(1);
  const records = await readErasures(service.place, new Date(0));
  const crash = new CrashPoints();
  const killable = {
    ...context,
    db: crashingDatabase(context.db, crash),
    queue: crashingQueue(context.queue, crash),
    storage: crashingStorage(context.storage, crash),
  };
  await service.destroyAndLoad();
  crash.revive();
  await settleRestoredData(killable, records);
  const steps = crash.passed;
  expect(steps).toBeGreaterThan(30);
  // Every step takes a restore, so some are chosen, with another remainder than steps that belong together.
  for (let step = 1; step <= steps; step += 7) {
    await service.destroyAndLoad();
    crash.dieAtStep(step);
    await expect(settleRestoredData(killable, records), `step ${step}`).rejects.toThrow(Killed);
    crash.revive();
    await settleRestoredData(killable, records);
    await expectErased(service, erasedLater.id);
    const [leaves] = await context.db.select().from(subscribers).where(eq(subscribers.id, 'leaves'));
    expect(leaves, `killed at step ${step}`).toMatchObject({ state: 'unsubscribed' });
    expect(await service.order(openOrder)).toMatchObject({ state: 'paid' });
    expect(await context.db.$count(unmatchedPayments, eq(unmatchedPayments.reason, 'lost-order'))).toBe(1);
  }
  await drain();
  await expectDeliveredOnce(service, openDraft, openOrder);
  expect(service.refundOf(late.orderId)).toBe(2_900);
  expect(service.refundOf(erasedLater.orderId)).toBe(0);
});

it('erases what is past its time before anybody can see it', async () => {
  const service = await openService(await openBench());
  const gallery = await service.buy('gallery@example.org');
  const draft = await service.draft('draft@example.org');
  await service.drain();
  await service.backUp();
  service.wait(31 * 24);
  await service.destroyAndLoad();
  expect(await service.filesOf(gallery.id)).not.toEqual([]);
  expect(await service.settle()).toMatchObject({ expired: 2, repeatedErasures: 0 });
  await expectErased(service, gallery.id);
  await expectErased(service, draft);
  expect(service.refundOf(gallery.orderId)).toBe(0);
});

it('concludes nothing from a restore of long ago', async () => {
  const service = await openService(await openBench());
  await service.backUp();
  service.wait(1);
  const late = await service.buy('late@example.org');
  await service.destroyAndLoad();
  service.wait(31 * 24);
  const { reconciliations } = await service.settle();
  expect(reconciliations[0]?.differences).toMatchObject([{ kind: 'paid-there-unknown-here' }]);
  await service.drain();
  expect(service.refundOf(late.orderId)).toBe(0);
});

it('does not refund payments that nobody here knows but for a restore', async () => {
  const service = await openService(await openBench());
  const { context, wait, drain } = service;
  await service.backUp();
  await service.destroyAndLoad();
  await service.settle();
  wait(48); // longer than a checkout stays open
  const other = await service.buy('other@example.org');
  await context.db.delete(orders).where(eq(orders.id, other.orderId));
  await context.db.execute(sql`delete from payment_events where order_id = ${other.orderId}`);
  wait(1);
  const { reconciliations } = await service.settle();
  expect(reconciliations[0]?.differences).toMatchObject([{ kind: 'paid-there-unknown-here' }]);
  await drain();
  expect(service.refundOf(other.orderId)).toBe(0);
});
