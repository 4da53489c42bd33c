import { expect, onTestFinished } from 'vitest';
import { eq } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';
import { lockForCheckout } from '../src/features/shoots/draft/lock-for-checkout.server.ts';
import { refundShoot } from '../src/features/shoots/rendering/refund-shoot.server.ts';
import { startPaidShoot } from '../src/features/shoots/rendering/start-paid-shoot.server.ts';
import type { OrderPorts } from '../src/features/orders/order-ports.ts';
import { NO_SERVICES } from '../src/platform/analytics/analytics-settings.ts';
import type { Capabilities } from '../src/platform/capability/capabilities.ts';
import type { Clock } from '../src/platform/clock/clock.ts';
import { orders } from '../src/platform/db/tables/orders.ts';
import { shoots } from '../src/platform/db/tables/shoots.ts';
import { randomIds } from '../src/platform/ids/ids.ts';
import { silentLog } from '../src/platform/log/silent-log.ts';
import { createHmacCapabilities } from '../src/platform/capability/hmac-capabilities.ts';
import { createPaymentProviders, type PaymentProviders } from '../src/platform/payments/payment-providers.ts';
import { createSandboxPayments } from '../src/platform/payments/sandbox/sandbox-payments.ts';
import { signWebhook } from '../src/platform/payments/sandbox/webhook-signature.ts';
import {
  PaymentError,
  type PaymentEvent,
  type Payments,
  type RefundRequest,
} from '../src/platform/payments/payments.ts';
import { createPgBossQueue, type PgBossQueue } from '../src/platform/queue/pg-boss-queue.ts';
import type { WebContext } from '../src/web/context.ts';
import { createOrderRoutes } from '../src/web/api/orders/order-routes.ts';

export const NOW = new Date('2026-11-21T10:00:00Z');
export const SHOOT_ID = 'shoot-1';
const WEBHOOK_SECRET = 'webhook secret';

/** A complete draft behind the routes of orders, on a real database and with a fixed clock. */
export interface OrderBench extends AsyncDisposable {
  /** Without the second customer; the service sees `ports.db`. */
  readonly database: Pick<TestDatabase, 'db' | 'url'>;
  readonly queue: PgBossQueue;
  /** The order of each refund that was requested. */
  readonly refunded: string[];
  readonly refundRequests: RefundRequest[];
  readonly capabilities: Capabilities;
  readonly ports: OrderPorts & Pick<WebContext, 'settings'>;
  readonly shootOfOrder: Parameters<typeof createOrderRoutes>[1]['shootOfOrder'];
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  limitReached: boolean;
  /** True when the limit of mails to the recipient's address is reached. */
  mailLimitReached: boolean;
  providerDown: boolean;
}

/** Opens a bench that closes at the end of the test. */
export async function openOrderBench(): Promise<OrderBench> {
  const database = await createTestDatabase();
  const queue = await createPgBossQueue({ url: database.url, log: silentLog, runsJobs: false });
  const clock: Clock = { now: () => NOW };
  const live = { publish: async () => undefined, subscribe: () => () => undefined };
  const refunded: string[] = [];
  const refundRequests: RefundRequest[] = [];
  const capabilities = createHmacCapabilities(['a secret for tests of at least 32 characters']);
  const sandbox = createSandboxPayments({
    ...{ db: database.db, queue, capabilities, clock, ids: randomIds },
    webhookSecret: WEBHOOK_SECRET,
    publicUrl: 'http://localhost:3000',
  });
  const payments: Payments = {
    ...sandbox,
    openCheckout: async (request) => {
      if (bench.providerDown) throw new PaymentError('no answer');
      return sandbox.openCheckout(request);
    },
    // The events of these tests are invented, so the sandbox has no payment to refund.
    refund: async (request) => {
      if (bench.providerDown) throw new PaymentError('no answer');
      refundRequests.push(request);
      refunded.push(request.orderId);
    },
  };
  const providers = createPaymentProviders([payments], payments.name);
  const settings: WebContext['settings'] = {
    publicUrl: 'http://localhost:3000',
    imprint: undefined,
    outboxDir: undefined,
    operatorEmails: ['operator@lichtbild.example'],
    trustProxy: false,
    analytics: NO_SERVICES,
  };
  const ports = {
    ...{ db: database.db, queue, payments: providers, clock, ids: randomIds, log: silentLog },
    ...{ capabilities, settings, contractDocuments: { en: [], de: [], es: [] } },
  };
  const shootOfOrder: OrderBench['shootOfOrder'] = {
    lockForCheckout: (tx, shootId, startsWhenPaid) =>
      lockForCheckout(tx, { clock, queue }, shootId, startsWhenPaid),
    startPaidShoot: (tx, shootId, order) => startPaidShoot(tx, { queue, live, clock }, shootId, order),
    endRefundedShoot: (tx, shootId) => refundShoot(tx, { live, clock }, shootId),
  };
  const context = {
    ...ports,
    live,
    rateLimiter: { count: async () => (bench.mailLimitReached ? 60 : 0) },
  } as unknown as WebContext;
  const app = createOrderRoutes(context, {
    shootOfOrder,
    payInSandbox: (request) => sandbox.pay(request),
    countRequest: async () => (bench.limitReached ? 60 : 0),
    setBuyerCookies: async () => undefined,
    findDraftToPayFor: async (c) => ({ shootId: c.req.header('x-shoot') ?? SHOOT_ID }),
    loadShootForCheckout: async (c) => {
      const [shoot] = await database.db
        .select()
        .from(shoots)
        .where(eq(shoots.id, c.req.header('x-shoot') ?? SHOOT_ID));
      if (!shoot?.packageId || !shoot.email) return c.json({ error: 'not-ready' }, 422);
      const { id: shootId, packageId: productId, email, language } = shoot;
      return { shootId, productId, email, language, startsWhenPaid: true };
    },
  });
  await database.db.insert(shoots).values({
    id: SHOOT_ID,
    state: 'ready_to_pay',
    language: 'de',
    packageId: 'basic',
    styles: ['corporate'],
    email: 'mira@example.org',
    firstName: 'Mira',
    consents: { startBeforeWithdrawalEnds: '2026-11-21T09:58:00Z' },
    seed: 1,
    createdAt: NOW,
    expiresAt: new Date('2026-11-22T10:00:00Z'),
  });
  app.onError((_error, c) => c.text('failed', 500));
  const bench: OrderBench = {
    database: { db: database.own, url: database.url },
    queue,
    refunded,
    refundRequests,
    capabilities,
    ports,
    shootOfOrder,
    limitReached: false,
    mailLimitReached: false,
    providerDown: false,
    fetch: async (path, init) => app.fetch(new Request(`http://localhost:3000${path}`, init)),
    async [Symbol.asyncDispose]() {
      await queue.close();
      await database[Symbol.asyncDispose]();
    },
  };
  onTestFinished(() => bench[Symbol.asyncDispose]());
  return bench;
}

/** Returns the bench's provider with other implementations of some functions. */
export function withProvider(bench: OrderBench, change: Partial<Payments>): PaymentProviders {
  const { forNewOrders } = bench.ports.payments;
  return createPaymentProviders([{ ...forNewOrders, ...change }], forNewOrders.name);
}

export function withRefunds(bench: OrderBench, refund: Payments['refund']): PaymentProviders {
  return withProvider(bench, { refund });
}

export function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

export async function checkOut(bench: OrderBench, body: unknown = {}): Promise<string> {
  const response = await bench.fetch('/api/checkout', post(body));
  expect(response.status).toBe(200);
  return ((await response.json()) as { orderId: string }).orderId;
}

/** Adds another complete draft, of another person unless the address says otherwise. */
export async function openShoot(
  { database: { db } }: OrderBench,
  id: string,
  email = `${id}@example.org`,
): Promise<void> {
  const [first] = await db.select().from(shoots).where(eq(shoots.id, SHOOT_ID));
  const draft = { ...first!, state: 'ready_to_pay', startRequestedAt: null, paidAt: null } as const;
  await db.insert(shoots).values({ ...draft, id, email });
}

export async function checkOutOf(bench: OrderBench, shootId: string, body: unknown = {}): Promise<string> {
  const response = await bench.fetch('/api/checkout', post(body, { 'x-shoot': shootId }));
  expect(response.status).toBe(200);
  return ((await response.json()) as { orderId: string }).orderId;
}

export function event(orderId: string, more: Partial<PaymentEvent> = {}): PaymentEvent {
  return {
    provider: 'sandbox',
    eventId: `${more.kind ?? 'paid'}-${orderId}`,
    kind: 'paid',
    orderId,
    paymentId: `payment-${orderId}`,
    amountCents: 1900,
    currency: 'EUR',
    occurredAt: NOW,
    ...more,
  };
}

/** Returns the body as the sandbox posts it. */
export function webhookBody({
  kind,
  eventId,
  occurredAt,
  provider: _provider,
  ...data
}: PaymentEvent): string {
  return JSON.stringify({ id: eventId, type: `payment.${kind}`, occurredAt, data });
}

export function sign(body: string, signedAt = NOW): string {
  return signWebhook(WEBHOOK_SECRET, new TextEncoder().encode(body), signedAt);
}

export function deliver(bench: OrderBench, sent: PaymentEvent, signature?: string): Promise<Response> {
  const body = webhookBody(sent);
  const headers = { 'x-signature': signature ?? sign(body) };
  return bench.fetch('/api/payments/sandbox/webhook', { method: 'POST', headers, body });
}

export async function outcome(response: Promise<Response>): Promise<unknown> {
  const answer = await response;
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { outcome: unknown }).outcome;
}

export async function jobCount(bench: OrderBench, name: string): Promise<number> {
  const counts = await bench.queue.counts();
  return counts.filter((row) => row.name === name).reduce((sum, row) => sum + row.count, 0);
}

export async function orderState(bench: OrderBench, orderId: string): Promise<string | undefined> {
  const [order] = await bench.database.db.select().from(orders).where(eq(orders.id, orderId));
  return order?.state;
}
