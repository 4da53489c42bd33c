import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { killableWorker, killAtEveryStep } from '../../../../test/kill-at-every-step.ts';
import {
  BUYER,
  checkOutDraft,
  completeDraft,
  openPaidFirstShop,
  type PaidFirstShop,
  purchase,
} from '../../../../test/paid-first-shop.ts';
import type { Visitor } from '../../../../test/shoot-world.ts';
import { SUBSCRIPTION_FORM_VERSION } from '../../../catalog/newsletter.ts';
import { confirmSubscription } from '../../../features/newsletter/confirm-subscription.server.ts';
import { subscribe } from '../../../features/newsletter/subscribe.server.ts';
import { parseSubscription } from '../../../features/newsletter/subscription.ts';
import { lockForCheckout } from '../../../features/shoots/draft/lock-for-checkout.server.ts';
import { createHeadshotTexts } from '../../../i18n/create-headshot/index.ts';
import { subscriberConsents, subscribers } from '../../../platform/db/tables/subscribers.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import { RATE_LIMITS } from '../../../platform/rate-limit/rate-limiter.ts';

const GERMAN = { referer: 'http://localhost:3000/de/create-headshot' };

const tick = (visitor: Visitor, newsletter: boolean, headers: Record<string, string> = {}) =>
  visitor.json('POST', '/api/shoot/consents', { newsletter }, headers);

/** Completes a draft with the tick for the newsletter. */
async function openTickedDraft(shop: PaidFirstShop, headers?: Record<string, string>): Promise<Visitor> {
  const visitor = shop.visitor();
  await completeDraft(shop.world, visitor);
  expect((await tick(visitor, true, headers)).status).toBe(200);
  return visitor;
}

const signUpsOf = ({ world }: PaidFirstShop) => world.database.db.select().from(subscriberConsents);
const subscribersOf = ({ world }: PaidFirstShop) => world.database.db.select().from(subscribers);
const mailsToConfirm = async (shop: PaidFirstShop) =>
  (await shop.mailsOf('newsletter-confirm')).map(({ language }) => language);

const enqueueSignUp = ({ world: { context } }: PaidFirstShop, shootId: string) =>
  context.db.transaction((tx) => context.queue.enqueue(tx, 'newsletter.subscribe-buyer', { shootId }));

const confirmTokens = ({ world }: PaidFirstShop) =>
  world.mailer.sent().flatMap(({ text }) => /\/newsletter\/confirm\/([\w-]+)/.exec(text)?.[1] ?? []);

it('signs the buyer who ticked the newsletter up when the order button is pressed, with the proof', async () => {
  const shop = await openPaidFirstShop();
  const { world } = shop;
  const tickedAt = world.time.now;
  const visitor = await openTickedDraft(shop, GERMAN);
  await world.drain();
  expect(await subscribersOf(shop)).toEqual([]);

  shop.wait(60_000);
  const pressedAt = world.time.now;
  await checkOutDraft(visitor);
  await world.drain();
  expect(await subscribersOf(shop)).toMatchObject([
    {
      ...{ email: BUYER, firstName: 'Jo', lastName: null, company: null, userType: 'b2c', language: 'de' },
      ...{ state: 'pending', source: 'order-form', requestedAt: pressedAt },
      ...{ utmSource: 'direct', utmMedium: 'organic', utmCampaign: 'order-form', discountCode: 'WELCOME20' },
    },
  ]);
  expect(await signUpsOf(shop)).toMatchObject([
    {
      ...{ language: 'de', source: 'order-form', formVersion: SUBSCRIPTION_FORM_VERSION },
      ...{ textShown: createHeadshotTexts.de.customer.newsletter, addressHash: 'unknown' },
      ...{ requestedAt: tickedAt, expiresAt: new Date(pressedAt.getTime() + 72 * 3_600_000) },
      ...{ confirmedAt: null, withdrawnAt: null },
    },
  ]);
  expect(await mailsToConfirm(shop)).toEqual(['de']);

  const [token] = confirmTokens(shop);
  expect(await confirmSubscription(world.context, token!)).toBe('confirmed');
  await world.drain();
  expect(world.mailer.sent().filter(({ text }) => text.includes('WELCOME20'))).toHaveLength(1);
});

it('signs nobody up who did not tick, or who removed the tick before pressing the button', async () => {
  const shop = await openPaidFirstShop();
  const never = shop.visitor();
  await completeDraft(shop.world, never);
  await checkOutDraft(never);
  const removed = await openTickedDraft(shop);
  await tick(removed, false);
  await checkOutDraft(removed);
  await shop.world.drain();
  expect(await subscribersOf(shop)).toEqual([]);
});

it('respects a tick that is removed before the job has run', async () => {
  const shop = await openPaidFirstShop();
  const visitor = await openTickedDraft(shop);
  await checkOutDraft(visitor);
  await tick(visitor, false);
  await shop.world.drain();
  expect(await subscribersOf(shop)).toEqual([]);
});

it('is one sign-up, however often somebody ticks, orders and pays', async () => {
  const shop = await openPaidFirstShop();
  const visitor = await openTickedDraft(shop, GERMAN);
  const orderId = await checkOutDraft(visitor);
  await shop.world.drain();
  await tick(visitor, false);
  await tick(visitor, true);
  expect(await checkOutDraft(visitor)).toBe(orderId);
  await visitor.json('PUT', '/api/shoot/customer', { firstName: 'Jona', email: BUYER.toUpperCase() });
  const again = await checkOutDraft(visitor);
  await shop.world.drain();
  expect(await shop.pay(orderId)).toBe('paid');
  expect(await shop.pay(again)).toBe(again === orderId ? 'repeated' : 'duplicate');
  await shop.world.drain();
  expect(await signUpsOf(shop)).toMatchObject([{ language: 'de' }]);
  expect(await subscribersOf(shop)).toMatchObject([{ firstName: 'Jo' }]);
  expect(await mailsToConfirm(shop)).toHaveLength(1);
});

it('signs up an address that was corrected before the button was pressed again', async () => {
  const shop = await openPaidFirstShop();
  const visitor = await openTickedDraft(shop);
  await checkOutDraft(visitor);
  await shop.world.drain();
  await visitor.json('PUT', '/api/shoot/customer', { firstName: 'Jo', email: 'jo.right@example.com' });
  await checkOutDraft(visitor);
  await shop.world.drain();
  const emails = (await subscribersOf(shop)).map(({ email }) => email);
  expect(emails.toSorted()).toEqual(['jo.right@example.com', BUYER]);
});

it('signs up whoever starts a waiting order with the tick, and nobody who only buys first', async () => {
  const shop = await openPaidFirstShop();
  const visitor = await openTickedDraft(shop);
  const orderId = await purchase(visitor);
  expect(await shop.pay(orderId)).toBe('paid');
  await shop.world.drain();
  expect(await subscribersOf(shop)).toEqual([]);
  expect((await visitor.json('POST', '/api/shoot/start', {})).status).toBe(200);
  await shop.world.drain();
  expect(await subscribersOf(shop)).toMatchObject([{ email: BUYER, source: 'order-form' }]);
});

it('erases the proof with the shoot, and signs nobody up from an erased one', async () => {
  const shop = await openPaidFirstShop();
  const visitor = await openTickedDraft(shop);
  await checkOutDraft(visitor);
  shop.wait(26 * 3_600_000);
  await shop.run('payments.reconcile');
  await shop.run('shoots.sweep');
  const [shoot] = await shop.world.database.db.select().from(shoots);
  expect(shoot).toMatchObject({ state: 'expired', email: null, consents: {}, newsletterTick: null });
  await enqueueSignUp(shop, shoot!.id);
  await shop.world.drain();
  expect(await signUpsOf(shop)).toHaveLength(1);
});

it('changes nothing for somebody who is subscribed already, and mails one address only so often', async () => {
  const shop = await openPaidFirstShop();
  const { context } = shop.world;
  const subscription = parseSubscription({ email: BUYER });
  if (!subscription.ok) throw new Error(subscription.error);
  const proof = { language: 'es' as const, textShown: 'yes', formVersion: '1', addressHash: 'hash' };
  const signUp = (n: number) =>
    subscribe(context, { submissionId: `number-${n}`, ...proof }, subscription.value);
  const visitor = await openTickedDraft(shop);
  const { times } = RATE_LIMITS['newsletter-confirm'];
  for (let n = 0; n < times; n += 1) expect(await signUp(n)).toBe('requested');
  await checkOutDraft(visitor);
  await shop.world.drain();
  expect(await signUpsOf(shop)).toHaveLength(times);
  expect(await subscribersOf(shop)).toMatchObject([{ source: 'other', language: 'es' }]);

  // On another day, the address is subscribed.
  await confirmSubscription(context, confirmTokens(shop)[0]!);
  shop.wait(25 * 3_600_000);
  const before = [await subscribersOf(shop), await signUpsOf(shop)];
  const later = await openTickedDraft(shop);
  await checkOutDraft(later);
  await shop.world.drain();
  expect([await subscribersOf(shop), await signUpsOf(shop)]).toEqual(before);
  expect(await mailsToConfirm(shop)).toHaveLength(times);
});

it('signs up exactly those whose order button took effect, wherever the process is killed', async () => {
  const shop = await openPaidFirstShop();
  const { crash, context } = killableWorker(shop.world);
  await openTickedDraft(shop);
  const { db } = shop.world.database;
  const [draft] = await db.select().from(shoots);
  let number = 0;
  await killAtEveryStep(
    crash,
    async () => {
      number += 1;
      const copy = { ...draft!, id: `copy-${number}`, email: `jo${number}@example.com` };
      await shop.world.context.db.insert(shoots).values(copy);
      return copy;
    },
    async ({ id }) => {
      await context.db.transaction((tx) => lockForCheckout(tx, context, id, true));
    },
    async ({ id, email }, killedAt) => {
      await shop.world.drain();
      const [shoot] = await db.select().from(shoots).where(eq(shoots.id, id));
      expect(shoot?.startRequestedAt, killedAt).toEqual(shop.world.time.now);
      const signedUp = (await subscribersOf(shop)).filter((row) => row.email === email);
      expect(signedUp, killedAt).toHaveLength(1);
    },
  );
  expect(await mailsToConfirm(shop)).toHaveLength(number);
});

it('signs up once, wherever the worker is killed', async () => {
  const shop = await openPaidFirstShop();
  const { crash, handlers } = killableWorker(shop.world);
  await openTickedDraft(shop);
  const { db } = shop.world.database;
  const [draft] = await db.select().from(shoots);
  let number = 0;
  const steps = await killAtEveryStep(
    crash,
    async () => {
      number += 1;
      const copy = { ...draft!, id: `copy-${number}`, email: `jo${number}@example.com` };
      await shop.world.context.db.insert(shoots).values(copy);
      return copy;
    },
    async ({ id: shootId }) =>
      handlers['newsletter.subscribe-buyer']({ shootId }, new AbortController().signal),
    async ({ email }, killedAt) => {
      const rows = await db
        .select()
        .from(subscriberConsents)
        .innerJoin(subscribers, eq(subscribers.id, subscriberConsents.subscriberId))
        .where(eq(subscribers.email, email));
      expect(rows, killedAt).toHaveLength(1);
      const mails = (await shop.mailsOf('newsletter-confirm')).filter(({ recipient }) => recipient === email);
      expect(mails, killedAt).toHaveLength(1);
    },
  );
  expect(steps).toBeGreaterThan(3);
});
