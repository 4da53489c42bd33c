import { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import { createTestDatabase } from './create-test-database.ts';
import { drainQueue } from './drain-queue.ts';
import type { Imprint } from '../src/catalog/imprint.ts';
import type { OrderPorts, ShootAtCheckout } from '../src/features/orders/order-ports.ts';
import { refundShoot } from '../src/features/shoots/rendering/refund-shoot.server.ts';
import { startPaidShoot } from '../src/features/shoots/rendering/start-paid-shoot.server.ts';
import { NO_SERVICES } from '../src/platform/analytics/analytics-settings.ts';
import { createHmacCapabilities } from '../src/platform/capability/hmac-capabilities.ts';
import { orders } from '../src/platform/db/tables/orders.ts';
import { shoots } from '../src/platform/db/tables/shoots.ts';
import { randomIds } from '../src/platform/ids/ids.ts';
import { silentLog } from '../src/platform/log/silent-log.ts';
import { createPaymentProviders } from '../src/platform/payments/payment-providers.ts';
import type { PaymentEvent, Payments, RefundRequest } from '../src/platform/payments/payments.ts';
import { createPgBossQueue } from '../src/platform/queue/pg-boss-queue.ts';
import type { RateLimitedAction } from '../src/platform/rate-limit/rate-limiter.ts';
import type { WebContext } from '../src/web/context.ts';
import { createOrderRoutes } from '../src/web/api/orders/order-routes.ts';
import { orderHandlers } from '../src/worker/order-handlers.ts';

export const PUBLIC_URL = 'http://localhost:3000';
export const NOW = new Date('2026-11-21T10:00:00Z');
export const DAY_MS = 86_400_000;

export const IMPRINT: Imprint = {
  name: 'Fotohaus Mitte GmbH',
  address: ['Weg 1', '10115 Berlin'],
  email: 'post@fotohaus.example',
  phone: '+49 30 1234567',
  representative: undefined,
  register: undefined,
  vatId: 'DE123456789',
  authority: [],
  editor: [],
};

const document = (language: string) => [
  {
    fileName: `terms-${language}.html`,
    contentType: 'text/html; charset=utf-8',
    content: `<p>${language}</p>`,
  },
];

export type OrderWorld = Awaited<ReturnType<typeof createOrderWorld>>;

/** Creates orders and their routes on a real database, with a provider that records refunds and a clock that can be set. */
export async function createOrderWorld() {
  const database = await createTestDatabase();
  const queue = await createPgBossQueue({ url: database.url, log: silentLog, runsJobs: false });
  onTestFinished(async () => {
    await queue.close();
    await database[Symbol.asyncDispose]();
  });
  const time = { now: NOW };
  const refunds: RefundRequest[] = [];
  const limited = new Set<RateLimitedAction>();
  const live = { publish: async () => undefined, subscribe: () => () => undefined };
  const provider = {
    name: 'paddle',
    refund: async (request: RefundRequest) => void refunds.push(request),
  } as Partial<Payments> as Payments;
  const ports: OrderPorts & Pick<WebContext, 'settings'> = {
    db: database.db,
    queue,
    payments: createPaymentProviders([provider], provider.name),
    clock: { now: () => time.now },
    ids: randomIds,
    log: silentLog,
    capabilities: createHmacCapabilities(['a secret for tests of at least 32 characters']),
    contractDocuments: { en: document('en'), de: document('de'), es: document('es') },
    settings: {
      publicUrl: PUBLIC_URL,
      imprint: IMPRINT,
      operatorEmails: ['operator@fotohaus.example'],
      outboxDir: undefined,
      trustProxy: false,
      analytics: NO_SERVICES,
    },
  };
  const shootOfOrder: ShootAtCheckout = {
    startPaidShoot: (tx, shootId, order) => startPaidShoot(tx, { ...ports, live }, shootId, order),
    endRefundedShoot: (tx, shootId) => refundShoot(tx, { ...ports, live }, shootId),
    lockForCheckout: () => Promise.reject(new Error('no checkout is opened here')),
  };
  const context = {
    ...ports,
    live,
    rateLimiter: { count: async (action: RateLimitedAction) => (limited.has(action) ? 60 : 0) },
  } as Partial<WebContext> as WebContext;
  const app = new Hono().route(
    '/',
    createOrderRoutes(context, {
      shootOfOrder,
      payInSandbox: undefined,
      countRequest: async (_c, action) => (limited.has(action) ? 60 : 0),
      setBuyerCookies: async () => undefined,
      loadShootForCheckout: () => Promise.reject(new Error('no checkout is opened here')),
      findDraftToPayFor: () => Promise.reject(new Error('nothing is bought here')),
    }),
  );
  app.onError((error, c) => c.text(String(error), 500));
  return {
    ...{ ports, shootOfOrder, time, refunds, limited, context },
    /** Without the second customer. */
    db: database.own,
    fetch: async (path: string, init?: RequestInit) => app.fetch(new Request(`${PUBLIC_URL}${path}`, init)),
    drain: () =>
      drainQueue(
        database.url,
        orderHandlers({ ...ports, payments: ports.payments, live, sandboxEvents: undefined }),
      ),
    /** Inserts a draft that waits for selfies, unless told otherwise. */
    async insertShoot(more: Partial<typeof shoots.$inferInsert> = {}): Promise<string> {
      const id = more.id ?? randomIds.newId();
      const buyer = { email: 'mira@example.org', firstName: 'Mira' };
      await database.db.insert(shoots).values({
        ...{ id, state: 'draft', language: 'de', packageId: 'premium', styles: [], ...buyer },
        ...{ consents: {}, seed: 1, createdAt: NOW, expiresAt: new Date(NOW.getTime() + 395 * DAY_MS) },
        ...more,
      });
      return id;
    },
    /** Inserts a paid order of Premium, unless told otherwise. */
    async insertOrder(more: Partial<typeof orders.$inferInsert> = {}): Promise<string> {
      const id = more.id ?? randomIds.newId();
      await database.db.insert(orders).values({
        ...{ id, shootId: null, state: 'paid', packageId: 'premium', productId: 'premium' },
        ...{ amountCents: 2900, currency: 'EUR', language: 'de', provider: 'paddle', paymentId: `pay-${id}` },
        ...{ email: 'mira@example.org', emailKey: 'mira@example.org', createdAt: NOW, paidAt: NOW },
        ...more,
      });
      return id;
    },
  };
}

export function paymentEvent(orderId: string, more: Partial<PaymentEvent> = {}): PaymentEvent {
  return {
    ...{ provider: 'paddle', eventId: `${more.kind ?? 'paid'}-${orderId}`, kind: 'paid', orderId },
    ...{ paymentId: `pay-${orderId}`, amountCents: 2900, currency: 'EUR', occurredAt: NOW },
    ...more,
  };
}
