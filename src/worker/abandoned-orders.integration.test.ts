import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { erasePorts } from '../../test/composed-ports.ts';
import { killableWorker, killAtEveryStep } from '../../test/kill-at-every-step.ts';
import {
  BUYER,
  checkOutDraft,
  completeDraft,
  DAY_MS,
  openPaidFirstShop,
  type PaidFirstShop,
  purchase,
} from '../../test/paid-first-shop.ts';
import { LIMITS } from '../catalog/limits.ts';
import { confirmSubscription } from '../features/newsletter/confirm-subscription.server.ts';
import { changePreferences } from '../features/newsletter/preferences/change-preferences.server.ts';
import { subscribe } from '../features/newsletter/subscribe.server.ts';
import { parseSubscription } from '../features/newsletter/subscription.ts';
import { unsubscribe } from '../features/newsletter/unsubscribe.server.ts';
import { unsubscribeToken } from '../features/newsletter/unsubscribe-token.ts';
import { eraseShoot } from '../features/shoots/erasure/erase-shoot.server.ts';
import { mails } from '../platform/db/tables/mails.ts';
import { orderReminders, orders } from '../platform/db/tables/orders.ts';
import { subscribers } from '../platform/db/tables/subscribers.ts';

const HOUR_MS = 3_600_000;
let submissions = 0;

/** Signs an address up and confirms it; returns the token in its mails. */
async function subscribePerson({ world }: PaidFirstShop, email = BUYER): Promise<string> {
  const { context, mailer } = world;
  const parsed = parseSubscription({ email, source: 'blog' });
  if (!parsed.ok) throw new Error(parsed.error);
  submissions += 1;
  const signUp = { submissionId: `submission-${submissions}`, language: 'de' as const };
  const proof = { textShown: 'yes', formVersion: '1', addressHash: 'hash' };
  expect(await subscribe(context, { ...signUp, ...proof }, parsed.value)).toBe('requested');
  await world.drain();
  await confirmSubscription(context, confirmTokenOf(mailer.sent(), email));
  await world.drain();
  const [row] = await world.database.db.select().from(subscribers).where(eq(subscribers.email, email));
  return unsubscribeToken(context.capabilities, row!.id);
}

function confirmTokenOf(sent: readonly { to: string; text: string }[], email: string): string {
  const texts = sent.filter(({ to }) => to === email).map(({ text }) => text);
  return texts.flatMap((text) => /\/newsletter\/confirm\/([\w-]+)/.exec(text)?.[1] ?? []).at(-1)!;
}

/** Lets hours pass, with the jobs of the first hour, of every twelfth and of the last one. */
async function passHours(shop: PaidFirstShop, hours: number): Promise<void> {
  let passed = 0;
  for (const hour of [1, 12, 24, 36, 48, hours].filter((one, n) => one < hours || n === 5)) {
    shop.wait((hour - passed) * HOUR_MS);
    passed = hour;
    await shop.run('payments.reconcile');
    await shop.run('shoots.sweep');
    await shop.run('orders.remind-abandoned');
  }
}

const reminded = async (shop: PaidFirstShop) =>
  shop.world.mailer.sent().filter(({ text }) => text.includes('/checkout?product='));
const keysOf = async (shop: PaidFirstShop) =>
  (await shop.mailsOf('abandoned-order')).map(({ dedupeKey }) => dedupeKey.replace('abandoned-order:', ''));
const remindersOf = ({ world }: PaidFirstShop) => world.database.db.select().from(orderReminders);

it('reminds a subscriber once, a day later, although the order’s address is erased by then', async () => {
  const shop = await openPaidFirstShop();
  const token = await subscribePerson(shop);
  const visitor = shop.visitor();
  await visitor.send('POST', '/api/shoot');
  shop.wait(HOUR_MS / 2);
  const orderId = await purchase(visitor, { productId: 'premium', email: BUYER.toUpperCase() });
  await passHours(shop, 23);
  expect(await reminded(shop)).toEqual([]);
  await passHours(shop, 1);
  const [order] = await shop.world.database.db.select().from(orders);
  expect(order).toMatchObject({ id: orderId, state: 'open', email: null, emailKey: null });

  const [mail, ...more] = await reminded(shop);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    ...{ to: BUYER, subject: 'Ihre Bestellung von 60 Bewerbungsfotos ist noch offen' },
    headers: {
      'List-Unsubscribe': expect.stringContaining(`/api/newsletter/unsubscribe/${token}>`) as string,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  for (const part of [
    ...['http://localhost:3000/de/checkout?product=premium', 'Premium', '21. November 2026', '24 Stunden'],
    ...[`/de/newsletter/preferences/${token}`, `/de/newsletter/unsubscribe/${token}`, 'nur dieses eine Mal'],
  ])
    expect(mail!.text.replace(/\s+/g, ' ')).toContain(part);
  // No discount bait: no code, no percentage, no price.
  expect(mail!.subject + mail!.text).not.toMatch(/WELCOME|HUNT|%|€|\$/);

  await passHours(shop, 30);
  expect(await reminded(shop)).toHaveLength(1);
  // Nothing of the mail stays but that it was sent.
  expect(await shop.mailsOf('abandoned-order')).toMatchObject([{ recipient: '', html: '', text: '' }]);
});

it('reminds whoever ticked the newsletter in the order form and confirmed, and nobody who did not confirm', async () => {
  const shop = await openPaidFirstShop();
  const orderIds = [];
  for (const email of [BUYER, 'mira@example.org']) {
    const visitor = shop.visitor();
    await completeDraft(shop.world, visitor);
    await visitor.json('PUT', '/api/shoot/customer', { firstName: 'Jo', email });
    await visitor.json('POST', '/api/shoot/consents', { newsletter: true });
    orderIds.push(await checkOutDraft(visitor));
  }
  await shop.world.drain();
  await passHours(shop, 2);
  expect(await confirmSubscription(shop.world.context, confirmTokenOf(shop.world.mailer.sent(), BUYER))).toBe(
    'confirmed',
  );
  await passHours(shop, 23);
  expect(await keysOf(shop)).toEqual([orderIds[0]]);
  expect((await remindersOf(shop)).map(({ orderId }) => orderId)).toEqual([orderIds[0]]);
});

it('reminds nobody who is not subscribed, wants no offers, or has unsubscribed since', async () => {
  const shop = await openPaidFirstShop();
  await purchase(shop.visitor(), { email: 'stranger@example.org' });
  const tips = await subscribePerson(shop, 'tips@example.org');
  await purchase(shop.visitor(), { email: 'tips@example.org' });
  const left = await subscribePerson(shop, 'left@example.org');
  await purchase(shop.visitor(), { email: 'left@example.org' });
  await passHours(shop, 2);
  const { context } = shop.world;
  const tipsOnly = { language: 'en', topics: ['tips'], interests: [], agreesToMeasuring: false } as const;
  await changePreferences(context, tips, tipsOnly, 'en');
  await unsubscribe(context, left);
  await passHours(shop, 48);
  expect(await keysOf(shop)).toEqual([]);
  expect(await remindersOf(shop)).toEqual([]);
});

it('reminds nobody who has bought meanwhile, in whatever spelling of the address', async () => {
  const shop = await openPaidFirstShop();
  for (const email of [BUYER, 'mira@example.org', 'kim@example.org']) await subscribePerson(shop, email);
  // This order, another one, and an earlier one that waits for its start.
  const paid = await purchase(shop.visitor(), { email: BUYER });
  const waiting = await purchase(shop.visitor(), { email: 'kim+one@example.org' });
  expect(await shop.pay(waiting)).toBe('paid');
  shop.wait(60_000);
  await purchase(shop.visitor(), { email: 'kim@example.org' });
  await purchase(shop.visitor(), { email: 'mira@example.org' });
  await passHours(shop, 1);
  expect(await shop.pay(paid)).toBe('paid');
  expect(await shop.pay(await purchase(shop.visitor(), { email: 'Mira+shop@example.org' }))).toBe('paid');
  await passHours(shop, 48);
  expect(await keysOf(shop)).toEqual([]);
  expect(await remindersOf(shop)).toEqual([]);
});

it('reminds nobody whose draft was paid under another address, or who erased it', async () => {
  const shop = await openPaidFirstShop();
  for (const email of [BUYER, 'mira@example.org']) await subscribePerson(shop, email);
  const visitor = shop.visitor();
  await purchase(visitor, { email: BUYER });
  expect(await shop.pay(await purchase(visitor, { email: 'office@example.org' }))).toBe('paid');
  const erased = await purchase(shop.visitor(), { email: 'mira@example.org' });
  await passHours(shop, 1);
  const { shoot } = await shop.shootOf(erased);
  expect((await eraseShoot(erasePorts(shop.world.context), shoot.id, 'owner')).ok).toBe(true);
  await passHours(shop, 48);
  expect(await keysOf(shop)).toEqual([]);
});

it('reminds somebody of the latest of several orders, and again only after some weeks', async () => {
  const shop = await openPaidFirstShop();
  await subscribePerson(shop);
  const first = await purchase(shop.visitor());
  await passHours(shop, 2);
  const second = await purchase(shop.visitor(), { productId: 'ultimate' });
  expect(second).not.toBe(first);
  await passHours(shop, 26);
  expect(await keysOf(shop)).toEqual([second]);

  await purchase(shop.visitor());
  await passHours(shop, 30);
  expect(await keysOf(shop)).toEqual([second]);
  shop.wait(LIMITS.abandonedReminderPauseMs - 3 * DAY_MS);
  const late = await purchase(shop.visitor());
  // The first reminder is more than 30 days ago when this one is due.
  shop.wait(2 * DAY_MS - 26 * HOUR_MS);
  await passHours(shop, 26);
  expect(await keysOf(shop)).toEqual([second]);
  shop.wait(DAY_MS);
  const latest = await purchase(shop.visitor());
  await passHours(shop, 26);
  expect((await keysOf(shop)).toSorted()).toEqual([second, latest].toSorted());
  expect(late).not.toBe(latest);
});

it('counts the day from the last time that the checkout was opened', async () => {
  const shop = await openPaidFirstShop();
  await subscribePerson(shop);
  const visitor = shop.visitor();
  const orderId = await purchase(visitor);
  await passHours(shop, 20);
  expect(await purchase(visitor)).toBe(orderId);
  await passHours(shop, 23);
  expect(await keysOf(shop)).toEqual([]);
  await passHours(shop, 2);
  expect(await keysOf(shop)).toEqual([orderId]);
});

it('waits until it is certain that no payment is unnoticed, and not for ever', async () => {
  const shop = await openPaidFirstShop();
  await subscribePerson(shop);
  await purchase(shop.visitor());
  shop.wait(HOUR_MS);
  await shop.run('orders.remind-abandoned');
  shop.wait(24 * HOUR_MS);
  await shop.run('orders.remind-abandoned');
  expect(await keysOf(shop)).toEqual([]);
  expect(await remindersOf(shop)).toHaveLength(1);
  shop.wait(24 * HOUR_MS);
  await shop.run('payments.reconcile');
  await shop.run('orders.remind-abandoned');
  expect(await keysOf(shop)).toEqual([]);
  expect(await remindersOf(shop)).toEqual([]);
});

it('cancels a reminder that is not sent yet when its reader unsubscribes', async () => {
  const shop = await openPaidFirstShop();
  const token = await subscribePerson(shop);
  await purchase(shop.visitor());
  await passHours(shop, 1);
  shop.wait(24 * HOUR_MS);
  await shop.run('payments.reconcile');
  const { context, handlers } = shop.world;
  await handlers['orders.remind-abandoned']({}, new AbortController().signal);
  expect(await shop.mailsOf('abandoned-order')).toMatchObject([{ recipient: BUYER, sentAt: null }]);
  await unsubscribe(context, token);
  await shop.world.drain();
  expect(await reminded(shop)).toEqual([]);
  expect(await shop.mailsOf('abandoned-order')).toMatchObject([{ recipient: '', text: '', sentAt: null }]);
});

it('reminds once, wherever the worker is killed and however many run at once', async () => {
  const shop = await openPaidFirstShop();
  const { crash, handlers } = killableWorker(shop.world);
  await subscribePerson(shop);
  const { db } = shop.world.database;
  const run = (of: typeof handlers) => of['orders.remind-abandoned']({}, new AbortController().signal);
  let number = 0;
  const steps = await killAtEveryStep(
    crash,
    async () => {
      // Each run has a person of its own, and an order that became due after the reminder of the run before.
      number += 1;
      const email = `jo${number}@example.com`;
      await subscribePerson(shop, email);
      const orderId = await purchase(shop.visitor(), { email });
      shop.wait(HOUR_MS);
      await run(shop.world.handlers);
      shop.wait(24 * HOUR_MS);
      await shop.run('payments.reconcile');
      return orderId;
    },
    async () => run(handlers),
    async (orderId, killedAt) => {
      const key = `abandoned-order:${orderId}`;
      expect(await db.select().from(mails).where(eq(mails.dedupeKey, key)), killedAt).toHaveLength(1);
      const [row] = await db.select().from(orderReminders).where(eq(orderReminders.orderId, orderId));
      expect(row?.sentAt, killedAt).toEqual(shop.world.time.now);
    },
  );
  expect(steps).toBeGreaterThan(3);

  await subscribePerson(shop, 'kim@example.org');
  const due: string[] = [];
  for (const productId of ['basic', 'premium'] as const) {
    due.push(await purchase(shop.visitor(), { productId, email: 'kim@example.org' }));
    shop.wait(60_000);
  }
  shop.wait(HOUR_MS);
  await run(shop.world.handlers);
  shop.wait(24 * HOUR_MS);
  await shop.run('payments.reconcile');
  await Promise.all([1, 2, 3].map(() => run(shop.world.handlers)));
  const keys = await keysOf(shop);
  expect(keys.filter((key) => due.includes(key))).toEqual([due[1]]);
});
