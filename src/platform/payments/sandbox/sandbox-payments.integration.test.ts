import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/create-test-database.ts';
import { drainQueue } from '../../../../test/drain-queue.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { createHmacCapabilities } from '../../capability/hmac-capabilities.ts';
import { sandboxEvents, sandboxPayments } from '../../db/tables/sandbox.ts';
import { randomIds } from '../../ids/ids.ts';
import { silentLog } from '../../log/silent-log.ts';
import { createPgBossQueue } from '../../queue/pg-boss-queue.ts';
import {
  AMOUNT_MAX_CENTS,
  PaymentError,
  type CheckoutRequest,
  type PaymentEvent,
  type WebhookReading,
} from '../payments.ts';
import { TAKEN_BACK_AFTER_MS } from './sandbox-card.ts';
import { createSandboxPayments, type SandboxPayments } from './sandbox-payments.ts';
import { signWebhook } from './webhook-signature.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const ORDER: CheckoutRequest = {
  orderId: 'order1',
  product: 'basic',
  amountCents: 1900,
  currency: 'EUR',
  email: 'buyer@example.org',
  language: 'de',
  returnUrl: 'http://localhost:3000/de/create-headshot',
};

interface Received {
  readonly event: WebhookReading;
  readonly body: string;
}

/** The sandbox with a webhook endpoint that answers with the given status codes, and then with 200. */
async function openShop(
  database: TestDatabase,
  answers: number[] = [],
  addresses: (own: string) => { publicUrl: string; internalUrl?: string } = (own) => ({ publicUrl: own }),
) {
  const time = { now: NOW };
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks);
    const headers = new Headers(request.headers as Record<string, string>);
    if (request.url === '/api/payments/sandbox/webhook') {
      received.push({ event: await payments.readWebhook(raw, headers), body: raw.toString() });
    }
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const queue = await createPgBossQueue({ url: database.url, log: silentLog, runsJobs: false });
  const payments: SandboxPayments = createSandboxPayments({
    db: database.db,
    queue,
    capabilities: createHmacCapabilities(['a secret of at least 32 characters…']),
    clock: { now: () => time.now },
    ids: randomIds,
    webhookSecret: 'webhook secret',
    ...addresses(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  });
  onTestFinished(async () => {
    await queue.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const deliver = () =>
    drainQueue(
      database.url,
      { 'sandbox.webhook': ({ eventId }) => payments.deliverEvent(eventId) },
      { allowFailures: true },
    );
  return { payments, received, deliver, time, queue };
}

it('charges a card once, and sends a signed event', async () => {
  await using database = await createTestDatabase();
  const { payments, received, deliver } = await openShop(database);
  const url: unknown = expect.stringMatching(/^\/sandbox-checkout\/order1\?key=[\w-]{22}&language=de$/);
  expect(await payments.openCheckout(ORDER)).toEqual({
    session: { provider: 'sandbox', overlay: 'frame', url },
    reference: undefined,
  });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => payments.pay({ orderId: 'order1', card: 'success' })),
  );
  expect(answers.toSorted()).toEqual([
    'already-paid',
    'already-paid',
    'already-paid',
    'already-paid',
    'paid',
  ]);
  await deliver();
  expect(received).toHaveLength(1);
  expect(received[0]!.event).toMatchObject({
    provider: 'sandbox',
    kind: 'paid',
    orderId: 'order1',
    amountCents: 1900,
    currency: 'EUR',
    occurredAt: NOW,
  });
  expect(received[0]!.body).not.toContain('buyer@example.org');
});

it('can be paid after a declined card, and rejects an order that was never opened', async () => {
  await using database = await createTestDatabase();
  const { payments, received, deliver } = await openShop(database);
  await payments.openCheckout(ORDER);
  expect(await payments.pay({ orderId: 'order1', card: 'declined' })).toBe('declined');
  expect(await payments.pay({ orderId: 'order1', card: 'success' })).toBe('paid');
  expect(await payments.pay({ orderId: 'order2', card: 'success' })).toBe('not-open');
  await deliver();
  const kinds = received.map(({ event }) => (event as PaymentEvent).kind);
  expect(kinds.toSorted()).toEqual(['declined', 'paid']);
});

it('opens one payment per order, with the latest price until it is paid', async () => {
  await using database = await createTestDatabase();
  const { payments } = await openShop(database);
  await payments.openCheckout(ORDER);
  await payments.openCheckout({ ...ORDER, amountCents: 1710 });
  await payments.pay({ orderId: 'order1', card: 'success' });
  await payments.openCheckout({ ...ORDER, amountCents: 1 });
  expect(await database.own.select().from(sandboxPayments)).toMatchObject([
    { amountCents: 1710, state: 'paid' },
  ]);
});

it('closes a checkout after two hours, and reopens it', async () => {
  await using database = await createTestDatabase();
  const { payments, time } = await openShop(database);
  await payments.openCheckout(ORDER);
  time.now = new Date(NOW.getTime() + LIMITS.checkoutLifetimeMs + 1);
  expect(await payments.pay({ orderId: 'order1', card: 'success' })).toBe('not-open');
  await payments.openCheckout(ORDER);
  time.now = new Date(time.now.getTime() + LIMITS.checkoutLifetimeMs);
  expect(await payments.pay({ orderId: 'order1', card: 'success' })).toBe('paid');
});

it('redelivers until the webhook answers 200, and then stops', async () => {
  await using database = await createTestDatabase();
  const { payments, received, deliver } = await openShop(database, [500, 302, 503]);
  await payments.openCheckout(ORDER);
  await payments.pay({ orderId: 'order1', card: 'success' });
  await deliver();
  expect(received).toHaveLength(4);
  expect(new Set(received.map(({ event }) => (event as PaymentEvent).eventId)).size).toBe(1);
  await payments.deliverEvent((received[0]!.event as PaymentEvent).eventId);
  expect(received).toHaveLength(4);
});

const NOBODY = 'http://127.0.0.1:1';

it.each([
  ['inside, when nobody answers at the public address', NOBODY, undefined],
  ['at the public address, when the shop runs on another machine', undefined, NOBODY],
])('delivers %s', async (_, publicUrl, internalUrl) => {
  await using database = await createTestDatabase();
  const { payments, received } = await openShop(database, [], (own) => ({
    publicUrl: publicUrl ?? own,
    internalUrl: internalUrl ?? own,
  }));
  await payments.openCheckout(ORDER);
  await payments.pay({ orderId: 'order1', card: 'success' });
  const [event] = await database.own.select().from(sandboxEvents);
  await payments.deliverEvent(event!.id);
  expect(received).toHaveLength(1);
});

it('enqueues undelivered events again, once each', async () => {
  await using database = await createTestDatabase();
  const { payments, received, deliver, time, queue } = await openShop(database);
  await payments.openCheckout(ORDER);
  await payments.pay({ orderId: 'order1', card: 'success' });
  await database.db.execute(sql`delete from pgboss.job`); // every try was used up
  expect(await payments.redeliverEvents()).toBe(0);
  time.now = new Date(NOW.getTime() + 11 * 60_000);
  expect(await payments.redeliverEvents()).toBe(1);
  expect(await payments.redeliverEvents()).toBe(1);
  expect(await queue.counts()).toMatchObject([{ name: 'sandbox.webhook', count: 1 }]);
  await deliver();
  expect(received).toHaveLength(1);
  expect(await payments.redeliverEvents()).toBe(0);
});

it('refunds once and confirms it, and refuses an unpaid payment', async () => {
  await using database = await createTestDatabase();
  const { payments, received, deliver } = await openShop(database);
  await payments.openCheckout(ORDER);
  await expect(payments.refund({ paymentId: 'pay_x', orderId: 'order1' })).rejects.toThrow(PaymentError);
  await payments.pay({ orderId: 'order1', card: 'success' });
  await deliver();
  const { paymentId } = received[0]!.event as PaymentEvent;
  await expect(payments.refund({ paymentId: 'pay_x', orderId: 'order1' })).rejects.toThrow(PaymentError);
  const refund = () => payments.refund({ paymentId, orderId: 'order1' });
  await Promise.all([refund(), refund()]);
  await deliver();
  expect(received.slice(1).map(({ event }) => event)).toMatchObject([
    { kind: 'refunded', amountCents: 1900 },
  ]);
});

it('accepts a card whose bank reverses the payment later, and refunds it no second time', async () => {
  await using database = await createTestDatabase();
  const { payments, received, time } = await openShop(database);
  const now = (time.now = new Date()); // the queue looks at the database's clock
  const deliver = (ignoreStartAfter: boolean) =>
    drainQueue(
      database.url,
      { 'sandbox.webhook': ({ eventId }) => payments.deliverEvent(eventId) },
      { ignoreStartAfter },
    );
  await payments.openCheckout(ORDER);
  expect(await payments.pay({ orderId: 'order1', card: 'refunded' })).toBe('paid');
  expect(await payments.pay({ orderId: 'order1', card: 'success' })).toBe('already-paid');
  await deliver(false);
  expect(received.map(({ event }) => event)).toMatchObject([{ kind: 'paid', occurredAt: now }]);
  const { paymentId } = received[0]!.event as PaymentEvent;
  await payments.refund({ paymentId, orderId: 'order1' });
  await deliver(true);
  expect(received.slice(1).map(({ event }) => event)).toMatchObject([
    {
      ...{ kind: 'refunded', paymentId, amountCents: 1900, currency: 'EUR' },
      occurredAt: new Date(now.getTime() + TAKEN_BACK_AFTER_MS),
    },
  ]);
});

it.each<[string, unknown]>([
  ['no JSON', undefined],
  ['no object', 'payment.paid'],
  ['no type', {}],
  ['a known type without its data', { type: 'payment.paid' }],
  ['an amount that our books cannot hold', { data: { amountCents: 2 ** 31 } }],
  ['an amount below zero', { data: { amountCents: -1 } }],
  ['a fraction of a cent', { data: { amountCents: 0.5 } }],
  ['an unknown currency', { data: { currency: 'XTS' } }],
  ['a day that no calendar has', { occurredAt: '2026-13-01T00:00:00Z' }],
])('reports an event with %s as unreadable, not as ignored', async (_what, change) => {
  await using database = await createTestDatabase();
  const { payments } = await openShop(database);
  const event = {
    ...{ id: 'evt_1', type: 'payment.paid', occurredAt: NOW.toISOString() },
    data: { orderId: 'o', paymentId: 'p', amountCents: 2 ** 31 - 1, currency: 'EUR' },
  };
  const read = (body: unknown) => {
    const raw = new TextEncoder().encode(JSON.stringify(body) ?? 'no JSON');
    return payments.readWebhook(raw, new Headers({ 'X-Signature': signWebhook('webhook secret', raw, NOW) }));
  };
  expect(await read(event)).toMatchObject({ kind: 'paid', amountCents: 2 ** 31 - 1 });
  const isChange =
    typeof change === 'object' && change !== null && ('data' in change || 'occurredAt' in change);
  const { data, ...rest } = (isChange ? change : {}) as { data?: object };
  const changed = isChange ? { ...event, ...rest, data: { ...event.data, ...data } } : change;
  expect(await read(changed)).toBe('unreadable');
});

it.each(['paid', 'refunded', 'declined'] as const)(
  'reads an event of the kind %s with any amount that our books can hold',
  async (kind) => {
    await using database = await createTestDatabase();
    const { payments } = await openShop(database);
    for (const amountCents of [0, 1900, AMOUNT_MAX_CENTS]) {
      const data = { orderId: 'o', paymentId: 'p', amountCents, currency: 'EUR' };
      const event = { id: 'evt_1', type: `payment.${kind}`, occurredAt: NOW.toISOString(), data };
      const raw = new TextEncoder().encode(JSON.stringify(event));
      const headers = new Headers({ 'X-Signature': signWebhook('webhook secret', raw, NOW) });
      expect(await payments.readWebhook(raw, headers)).toEqual({
        ...{ provider: 'sandbox', eventId: 'evt_1', kind, ...data, occurredAt: NOW },
      });
    }
  },
);

it('reads only events that it signed, and ignores unknown kinds', async () => {
  await using database = await createTestDatabase();
  const { payments } = await openShop(database);
  const read = (body: string, secret = 'webhook secret') => {
    const raw = new TextEncoder().encode(body);
    return payments.readWebhook(raw, new Headers({ 'X-Signature': signWebhook(secret, raw, NOW) }));
  };
  const event = {
    id: 'evt_1',
    type: 'payment.disputed',
    occurredAt: NOW.toISOString(),
    data: { orderId: 'o', paymentId: 'p', amountCents: 1, currency: 'EUR' },
  };
  expect(await read(JSON.stringify(event))).toBe('ignored');
  expect(await read(JSON.stringify({ type: 'customer.moved', data: 'elsewhere' }))).toBe('ignored');
  for (const type of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    expect(await read(JSON.stringify({ ...event, type })), type).toBe('ignored');
  }
  expect(await read(JSON.stringify({ ...event, type: 'payment.paid' }), 'wrong secret')).toBeUndefined();
  expect(await read(JSON.stringify({ ...event, type: 'payment.paid' }))).toMatchObject({ kind: 'paid' });
});
