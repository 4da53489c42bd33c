import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../../../test/create-test-database.ts';
import { type DrainOptions, drainQueue } from '../../../../test/drain-queue.ts';
import { lockForCheckout } from '../../../features/shoots/draft/lock-for-checkout.server.ts';
import { refundShoot } from '../../../features/shoots/rendering/refund-shoot.server.ts';
import { startPaidShoot } from '../../../features/shoots/rendering/start-paid-shoot.server.ts';
import { createHmacCapabilities } from '../../../platform/capability/hmac-capabilities.ts';
import { systemClock } from '../../../platform/clock/clock.ts';
import { orders } from '../../../platform/db/tables/orders.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import { randomIds } from '../../../platform/ids/ids.ts';
import { silentLog } from '../../../platform/log/silent-log.ts';
import { createMemoryMailer } from '../../../platform/mail/memory-mailer.ts';
import type { SandboxCard } from '../../../platform/payments/sandbox/sandbox-card.ts';
import { createPaymentProviders } from '../../../platform/payments/payment-providers.ts';
import { createSandboxPayments } from '../../../platform/payments/sandbox/sandbox-payments.ts';
import { createPgBossQueue } from '../../../platform/queue/pg-boss-queue.ts';
import { mailHandlers } from '../../../worker/mail-handlers.ts';
import { orderHandlers } from '../../../worker/order-handlers.ts';
import type { WebContext } from '../../context.ts';
import { createOrderRoutes } from './order-routes.ts';

/** Starts shop, worker and sandbox, which communicate over HTTP, with a complete Spanish draft. */
async function openJourney() {
  const database = await createTestDatabase();
  onTestFinished(() => database[Symbol.asyncDispose]());
  const queue = await createPgBossQueue({ url: database.url, log: silentLog, runsJobs: false });
  onTestFinished(() => queue.close());
  const app = new Hono();
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const { db } = database;
  const capabilities = createHmacCapabilities(['a secret for tests of at least 32 characters']);
  const contractDocuments = { en: [], de: [], es: [] };
  const ports = {
    db,
    queue,
    clock: systemClock,
    ids: randomIds,
    log: silentLog,
    capabilities,
    contractDocuments,
  };
  const sandbox = createSandboxPayments({ ...ports, webhookSecret: 'webhook secret', publicUrl });
  const live = { publish: async () => undefined, subscribe: () => () => undefined };
  const payments = createPaymentProviders([sandbox], 'sandbox');
  const context = {
    ...ports,
    payments,
    settings: { publicUrl, imprint: undefined },
  } as unknown as WebContext;
  const routes = createOrderRoutes(context, {
    countRequest: async () => 0,
    payInSandbox: (request) => sandbox.pay(request),
    setBuyerCookies: async () => undefined,
    loadShootForCheckout: async () => ({
      ...{ shootId: 'shoot', productId: 'basic', email: 'mira@example.org', language: 'es' },
      startsWhenPaid: true,
    }),
    findDraftToPayFor: async () => ({ shootId: 'shoot' }),
    shootOfOrder: {
      lockForCheckout: (tx, shootId, startsWhenPaid) => lockForCheckout(tx, ports, shootId, startsWhenPaid),
      startPaidShoot: (tx, shootId, order) => startPaidShoot(tx, { ...ports, live }, shootId, order),
      endRefundedShoot: (tx, shootId) => refundShoot(tx, { ...ports, live }, shootId),
    },
  });
  app.route('/', routes);

  const now = new Date();
  await db.insert(shoots).values({
    ...{ id: 'shoot', state: 'ready_to_pay', language: 'es', packageId: 'basic', styles: ['warm'] },
    ...{ email: 'mira@example.org', firstName: 'Mira', consents: {}, seed: 1 },
    ...{ createdAt: now, expiresAt: new Date(now.getTime() + 3_600_000) },
  });
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(publicUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.status).toBe(200);
    return (await response.json()) as Record<string, unknown>;
  };
  const mailer = createMemoryMailer();
  const handlers = {
    ...orderHandlers({
      ...ports,
      live,
      payments,
      sandboxEvents: sandbox,
      settings: { publicUrl, imprint: undefined, operatorEmails: [] },
    }),
    ...mailHandlers({ ...ports, mailer }),
  };
  const drain = (options?: DrainOptions) => drainQueue(database.url, handlers, options);
  const states = async () => {
    const [order] = await database.own.select().from(orders);
    const [shoot] = await db.select().from(shoots).where(eq(shoots.id, 'shoot'));
    return [order?.state, shoot?.state];
  };

  const pay = async (card: SandboxCard) => {
    const { orderId } = (await post('/api/checkout', {})) as { orderId: string };
    const key = capabilities.keyFor('checkout', orderId);
    expect(await post('/api/payments/sandbox/pay', { orderId, key, card })).toEqual({ result: 'paid' });
    expect(await states()).toEqual(['open', 'ready_to_pay']);
    return orderId;
  };
  const subjects = () => mailer.sent().map(({ subject }) => subject);
  return { db, queue, pay, drain, states, subjects };
}

it('checkout, card, signed webhook over HTTP, confirmation; then a failed shoot is refunded', async () => {
  const { db, queue, pay, drain, states, subjects } = await openJourney();
  const orderId = await pay('success');
  await drain();
  expect(await states()).toEqual(['paid', 'paid']);
  expect(subjects()).toEqual(['Su pedido: 12 retratos profesionales']);

  await db.transaction((tx) => queue.enqueue(tx, 'orders.refund', { orderId, reason: 'shoot-failed' }));
  await drain();
  expect(await states()).toEqual(['refunded', 'refunded']);
  expect(subjects()[1]).toBe('No hemos podido hacer sus retratos: le devolvemos el dinero');
});

it('a chargeback ends the shoot and notifies the buyer', async () => {
  const { pay, drain, states, subjects } = await openJourney();
  await pay('refunded');
  await drain();
  expect(await states()).toEqual(['paid', 'paid']);
  await drain({ ignoreStartAfter: true });
  expect(await states()).toEqual(['refunded', 'refunded']);
  expect(subjects()).toEqual(['Su pedido: 12 retratos profesionales', 'Su pago ha sido devuelto']);
});
