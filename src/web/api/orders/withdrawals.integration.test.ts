import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CrashPoints, crashingDatabase, crashingQueue, Killed } from '../../../../test/crash-points.ts';
import { drainQueue } from '../../../../test/drain-queue.ts';
import {
  checkOut,
  deliver,
  event,
  jobCount,
  NOW,
  openOrderBench,
  orderState,
  post,
} from '../../../../test/order-bench.ts';
import { UNANSWERED } from '../../../../test/unanswered.ts';
import { declareWithdrawal } from '../../../features/orders/withdrawal/declare-withdrawal.server.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { orders, withdrawals } from '../../../platform/db/tables/orders.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import { SCHEDULES } from '../../../platform/queue/queue-policies.ts';
import { silentLog } from '../../../platform/log/silent-log.ts';
import { createMemoryMailer } from '../../../platform/mail/memory-mailer.ts';
import { mailHandlers } from '../../../worker/mail-handlers.ts';
import { orderHandlers } from '../../../worker/order-handlers.ts';

const DECLARED = {
  ...{ submissionId: 'withdrawal-of-mira-1', name: 'Mira Sol', email: 'Mira@example.org' },
  ...{ orderNumber: '', message: 'The one of Thursday.' },
};
const RECEIVED = { receivedAt: NOW.toISOString(), withReceipt: true };
const GERMAN = { referer: 'http://localhost:3000/de/withdraw' };

/** Creates a bench with a paid order of mira@example.org and a mailbox. */
async function openWithdrawals() {
  const bench = await openOrderBench();
  const { db } = bench.database;
  const orderId = await checkOut(bench);
  await deliver(bench, event(orderId));
  await drainQueue(
    bench.database.url,
    mailHandlers({ ...bench.ports, mailer: createMemoryMailer(), log: silentLog }),
  );
  const mailer = createMemoryMailer();
  return {
    ...{ bench, db, orderId },
    declare: (more: Partial<typeof DECLARED> = {}, headers: Record<string, string> = GERMAN) =>
      bench.fetch('/api/withdrawals', post({ ...DECLARED, ...more }, headers)),
    received: async () => {
      await drainQueue(bench.database.url, mailHandlers({ ...bench.ports, mailer }));
      return mailer.sent();
    },
  };
}

it('is confirmed on the page and by a receipt with its content, date and time', async () => {
  const { db, orderId, declare, received } = await openWithdrawals();
  const response = await declare({ orderNumber: orderId });
  expect([response.status, await response.json()]).toEqual([201, RECEIVED]);
  const [row, ...more] = await db.select().from(withdrawals);
  expect(more).toEqual([]);
  expect(row).toEqual({
    ...{ ...DECLARED, id: row?.id, orderNumber: orderId, language: 'de' },
    ...{ orderId, orderMatch: 'number-and-email', receivedAt: NOW, ...UNANSWERED },
  });
  const sent = await received();
  const receipt = sent.find(({ to }) => to === 'Mira@example.org');
  expect(receipt).toMatchObject({
    subject: 'Eingangsbestätigung: Ihr Widerruf ist eingegangen',
    replyTo: 'hello@lichtbild.example',
  });
  expect(receipt?.text.replace(/\s+/g, ' ')).toMatch(
    /am 21\. November 2026 um 10:00 UTC.*Hiermit widerrufe ich.*Mira Sol.*The one of Thursday\./,
  );
  expect(receipt?.text).toContain(orderId);
  const notice = sent.find(({ to }) => to === 'operator@lichtbild.example');
  expect(notice).toMatchObject({ subject: 'Widerruf: Mira Sol', replyTo: 'Mira@example.org' });
  expect(notice?.text.replace(/\s+/g, ' ')).toMatch(
    /Bestellnummer und E-Mail-Adresse passen zu einer Bestellung\..*Status bezahlt Paket Basic Preis 19 €/,
  );
  expect(sent).toHaveLength(2);
});

it('refunds nothing automatically and leaves order and shoot unchanged', async () => {
  const { bench, db, orderId, declare } = await openWithdrawals();
  await declare({ orderNumber: orderId });
  expect(await orderState(bench, orderId)).toBe('paid');
  expect((await db.select().from(shoots))[0]?.state).toBe('paid');
  expect(await jobCount(bench, 'orders.refund')).toBe(0);
  expect(bench.refunded).toEqual([]);
});

it('tells the operator which order is meant if there is no number, and that an address was erased', async () => {
  const { db, orderId, declare, received } = await openWithdrawals();
  await declare();
  await declare({ submissionId: 'withdrawal-of-mira-2', orderNumber: 'lost-it' });
  await db.update(orders).set({ email: null }).where(eq(orders.id, orderId));
  await db.update(shoots).set({ deliveredAt: new Date('2026-11-20T10:00:00Z') });
  await declare({ submissionId: 'withdrawal-of-mira-3', orderNumber: `Nr. ${orderId}` });
  await declare({ submissionId: 'withdrawal-of-mira-4' });
  const rows = await db.select().from(withdrawals).orderBy(withdrawals.submissionId);
  expect(rows.map((row) => [row.orderMatch, row.orderId])).toEqual([
    ['email-only', orderId],
    ['email-only', orderId],
    ['number-only', orderId],
    ['none', null],
  ]);
  const notices = (await received()).filter(({ to }) => to === 'operator@lichtbild.example');
  const texts = notices.map(({ text }) => text.replace(/\s+/g, ' '));
  expect(texts.filter((text) => text.includes(`Bestellnummer ${orderId} Status bezahlt`))).toHaveLength(3);
  expect(texts.filter((text) => text.includes('Geliefert am 20. November 2026'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('Weder Bestellnummer noch E-Mail-Adresse'))).toHaveLength(1);
});

const STRANGER = { name: 'Visit evil.example', message: 'Your account is locked: https://evil.example' };

it.each([
  ['fits no order', { email: 'victim@example.org', orderNumber: 'evil.example' }],
  ['has the number of another person’s order', { email: 'victim@example.org', orderNumber: 'OWN' }],
  ['has only the address of an order', { email: 'mira@example.org', orderNumber: 'evil.example' }],
  ['has an order that nobody paid', { email: 'victim@example.org', orderNumber: 'UNPAID' }],
])('repeats nothing that was typed in a declaration that %s', async (_what, typed) => {
  const { db, orderId, declare, received } = await openWithdrawals();
  const [order] = await db.select().from(orders);
  const unpaid = { state: 'open' as const, paidAt: null, paymentId: null, shootId: null };
  await db.insert(orders).values({ ...order!, ...unpaid, id: 'unpaid-1', email: 'victim@example.org' });
  const orderNumber = { OWN: orderId, UNPAID: 'unpaid-1' }[typed.orderNumber] ?? typed.orderNumber;
  await declare({ ...STRANGER, email: typed.email, orderNumber });
  const sent = await received();
  const receipt = sent.find(({ to }) => to === typed.email);
  expect(receipt?.subject).toBe('Eingangsbestätigung: Ihr Widerruf ist eingegangen');
  expect(receipt?.text.replace(/\s+/g, ' ')).toMatch(
    /am 21\. November 2026 um 10:00 UTC.*Hiermit widerrufe ich/,
  );
  expect(`${receipt?.text} ${receipt?.html}`).not.toMatch(/evil|locked|unpaid-1/);
  // A receipt repeats the number of a paid order only to the address of that order.
  expect(receipt?.text.includes(orderId)).toBe(typed.email === 'mira@example.org');
  const notice = sent.find(({ to }) => to === 'operator@lichtbild.example');
  expect(notice?.text).toContain(STRANGER.message);
});

it('responds alike whether there is such an order or not', async () => {
  const { declare, orderId } = await openWithdrawals();
  const answers = await Promise.all([
    declare({ orderNumber: orderId }),
    declare({ submissionId: 'withdrawal-of-nobody', orderNumber: 'none', email: 'nobody@example.org' }),
  ]);
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(bodies[0]).toEqual(bodies[1]);
});

it('names the right order however many the buyer has placed since', async () => {
  const { db, orderId, declare } = await openWithdrawals();
  const [order] = await db.select().from(orders);
  const later = Array.from({ length: 30 }, (_, n) => ({
    ...order!,
    ...{ id: `later-${n}`, shootId: null, createdAt: new Date(NOW.getTime() + n) },
  }));
  await db.insert(orders).values(later);
  await declare({ orderNumber: orderId });
  expect((await db.select().from(withdrawals))[0]).toMatchObject({ orderId, orderMatch: 'number-and-email' });
});

it('ten simultaneous requests with one declaration store it once', async () => {
  const { db, declare, received } = await openWithdrawals();
  const answers = await Promise.all(Array.from({ length: 10 }, () => declare()));
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(bodies).toEqual(Array(10).fill(RECEIVED));
  expect(await db.select().from(withdrawals)).toHaveLength(1);
  expect(await received()).toHaveLength(2);
});

it('a declaration that is sent again has the time of its first arrival', async () => {
  const { bench, declare } = await openWithdrawals();
  await declare();
  const later = { ...bench.ports, clock: { now: () => new Date('2026-12-01T00:00:00Z') } };
  const { submissionId, name, email, message } = DECLARED;
  const again = await declareWithdrawal(
    { ...later, settings: { ...bench.ports.settings, operatorEmails: [] } },
    { submissionId, language: 'de', withReceipt: true },
    { name, email, message, orderNumber: undefined },
  );
  expect(again).toEqual({ receivedAt: NOW, withReceipt: true });
});

it('is stored with both mails or not at all, wherever the process is killed', async () => {
  const { bench, db, orderId, received } = await openWithdrawals();
  const crash = new CrashPoints();
  const killable = {
    ...bench.ports,
    ...{ db: crashingDatabase(db, crash), queue: crashingQueue(bench.queue, crash) },
    settings: { ...bench.ports.settings, operatorEmails: ['operator@lichtbild.example'] },
  };
  const { name, email, message } = DECLARED;
  const declare = (submissionId: string) =>
    declareWithdrawal(
      killable,
      { submissionId, language: 'en', withReceipt: true },
      { name, email, message, orderNumber: orderId },
    );
  const mailCount = async () =>
    (await db.select().from(mails)).filter(({ kind }) => kind.startsWith('withdrawal-')).length;
  crash.revive();
  await declare('never-killed');
  const steps = crash.passed;
  expect(steps).toBeGreaterThan(6);
  for (let step = 1; step <= steps; step += 1) {
    crash.dieAtStep(step);
    await expect(declare(`killed-${step}`), `step ${step}`).rejects.toThrow(Killed);
    crash.revive();
    const declared = (await db.select().from(withdrawals)).length;
    expect(await mailCount(), `killed at step ${step}`).toBe(2 * declared);
    await declare(`killed-${step}`);
    expect(await db.select().from(withdrawals), `killed at step ${step}`).toHaveLength(step + 1);
  }
  expect(await received()).toHaveLength(2 * (steps + 1));
});

it.each([
  ['', { name: 'M' }, 'name', 'Please enter your name (at least 2 characters)'],
  ['/de', { email: '' }, 'email', 'Bitte geben Sie Ihre E-Mail-Adresse ein'],
  ['/es', { email: 'mira@' }, 'email', 'Introduzca una dirección de correo electrónico válida'],
])('responds on %s/withdraw what is wrong with %j', async (prefix, more, field, message) => {
  const { db, declare } = await openWithdrawals();
  const response = await declare(more, { referer: `http://localhost:3000${prefix}/withdraw` });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ field, message });
  expect(await db.select().from(withdrawals)).toEqual([]);
});

it('refuses other sites, other bodies, and too many requests', async () => {
  const { bench, db, declare } = await openWithdrawals();
  const status = async (more?: object, headers?: Record<string, string>) =>
    (await declare(more, headers)).status;
  expect(await status({}, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await status({}, { 'content-type': 'text/plain' })).toBe(400);
  expect(await status({ submissionId: '' })).toBe(400);
  expect(await status({ message: 'x'.repeat(70_000) })).toBe(413);
  bench.limitReached = true;
  expect(await status()).toBe(429);
  expect(await db.select().from(withdrawals)).toEqual([]);
});

it('is stored and mailed to the operator although strangers have used up the address’s receipts', async () => {
  const { bench, db, declare, received } = await openWithdrawals();
  bench.mailLimitReached = true;
  const response = await declare();
  expect([response.status, await response.json()]).toEqual([201, { ...RECEIVED, withReceipt: false }]);
  bench.mailLimitReached = false;
  expect(await (await declare()).json(), 'the same again').toEqual({ ...RECEIVED, withReceipt: false });
  expect(await db.select().from(withdrawals)).toHaveLength(1);
  const [notice, ...more] = await received();
  expect(more).toEqual([]);
  expect(notice?.to).toBe('operator@lichtbild.example');
  expect(notice?.text.replace(/\s+/g, ' ')).toContain('Bitte bestätigen Sie den Eingang selbst');
});

it('is erased daily after the end of the third year, not before', async () => {
  const { bench, db, declare } = await openWithdrawals();
  await declare();
  await declare({ submissionId: 'withdrawal-of-mira-2' });
  const live = { publish: async () => undefined, subscribe: () => () => undefined };
  const newYear = new Date('2027-01-01T00:00:00Z');
  await db
    .update(withdrawals)
    .set({ receivedAt: newYear })
    .where(eq(withdrawals.submissionId, 'withdrawal-of-mira-2'));
  const sweep = async (now: string) => {
    await db.transaction((tx) => bench.queue.enqueue(tx, 'withdrawals.sweep', {}));
    const { ports, capabilities } = bench;
    const context = { ...ports, clock: { now: () => new Date(now) }, live, capabilities };
    const handlers = orderHandlers({ ...context, sandboxEvents: undefined });
    await drainQueue(bench.database.url, { 'withdrawals.sweep': handlers['withdrawals.sweep']! });
    return (await db.select().from(withdrawals)).map(({ submissionId }) => submissionId);
  };
  expect(await sweep('2029-12-31T23:59:59Z')).toHaveLength(2);
  expect(await sweep('2030-01-01T03:41:00Z')).toEqual(['withdrawal-of-mira-2']);
  expect(await sweep('2031-01-01T03:41:00Z')).toEqual([]);
  expect((await db.select().from(orders)).length, 'the accounting row stays').toBe(1);
  expect(SCHEDULES['withdrawals.sweep']).toMatch(/^\d+ \d+ \* \* \*$/);
});
