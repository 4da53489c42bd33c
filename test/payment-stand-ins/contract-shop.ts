import { asc } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import { createHmacCapabilities } from '../../src/platform/capability/hmac-capabilities.ts';
import { createDatabase } from '../../src/platform/db/create-database.ts';
import { sandboxEvents, sandboxPayments } from '../../src/platform/db/tables/sandbox.ts';
import { randomIds } from '../../src/platform/ids/ids.ts';
import type { Payments } from '../../src/platform/payments/payments.ts';
import { createSandboxPayments } from '../../src/platform/payments/sandbox/sandbox-payments.ts';
import { signWebhook } from '../../src/platform/payments/sandbox/webhook-signature.ts';
import { createTestDatabase } from '../create-test-database.ts';
import { openShop } from './lemonsqueezy/open-shop.ts';
import { openBench } from './paddle/paddle-bench.ts';
import type { BookedPayment, PaymentStandIn } from './stand-in.ts';
import { openStripeShop } from './stripe/stripe-shop.ts';
import type { OutgoingWebhook } from './webhook-outbox.ts';

type Booked = Pick<BookedPayment, 'paymentId' | 'orderId' | 'amountCents' | 'refundedCents'>;

/** An adapter and the provider behind it, for the tests that every adapter must pass. */
export interface ContractShop {
  readonly payments: Payments;
  /** The time of both. */
  readonly time: { now: Date };
  /** Pays in the latest checkout of an order. */
  pay(orderId: string, card: 'success' | 'declined'): Promise<void>;
  /** The webhooks that were sent since the last call, as the provider signs them. */
  webhooks(): Promise<readonly OutgoingWebhook[]>;
  /** A signed webhook of a kind that we do not handle, and one that we handle without the content it needs. */
  readonly oddWebhooks: {
    unknownKind(): Promise<OutgoingWebhook>;
    withoutContent(): Promise<OutgoingWebhook>;
  };
  /** The provider's own books. */
  books(): Promise<readonly Booked[]>;
  /** Texts that a checkout must not contain. */
  readonly secrets: readonly string[];
  readonly unknownPaymentId: string;
  /** True if payments are listed that were refunded in the period, but paid before it. */
  readonly listsLateRefunds: boolean;
}

export type OpenContractShop = (options: { readonly isDown: boolean }) => Promise<ContractShop>;

export const openSandboxShop: OpenContractShop = async ({ isDown }) => {
  const time = { now: new Date('2026-11-21T10:00:00Z') };
  const database = await createTestDatabase();
  const unreachable = createDatabase('postgres://127.0.0.1:1/nothing');
  onTestFinished(async () => {
    await unreachable.close();
    await database[Symbol.asyncDispose]();
  });
  const webhookSecret = 'webhook secret';
  const payments = createSandboxPayments({
    db: isDown ? unreachable.db : database.db,
    queue: { enqueue: () => Promise.resolve() },
    capabilities: createHmacCapabilities(['a secret of at least 32 characters…']),
    clock: { now: () => time.now },
    ids: randomIds,
    webhookSecret,
    publicUrl: 'http://localhost:3000',
  });
  const sign = (body: unknown): OutgoingWebhook => {
    const rawBody = new TextEncoder().encode(JSON.stringify(body));
    return { rawBody, headers: { 'X-Signature': signWebhook(webhookSecret, rawBody, time.now) } };
  };
  let sent = 0;
  return {
    ...{ payments, time, secrets: [webhookSecret], unknownPaymentId: 'pay_unknown', listsLateRefunds: false },
    pay: async (orderId, card) => void (await payments.pay({ orderId, card })),
    async webhooks() {
      const events = await database.own.select().from(sandboxEvents).orderBy(asc(sandboxEvents.createdAt));
      const fresh = events.slice(sent);
      sent = events.length;
      return fresh.map(({ body }) => sign(body));
    },
    oddWebhooks: {
      unknownKind: async () => sign({ type: 'customer.created', data: {} }),
      withoutContent: async () => sign({ type: 'payment.paid' }),
    },
    async books() {
      const rows = await database.own.select().from(sandboxPayments);
      return rows
        .filter(({ state }) => state === 'paid' || state === 'refunded')
        .map(({ id, ...payment }) => ({ ...payment, paymentId: id }));
    },
  };
};

export const openLemonSqueezyShop: OpenContractShop = async ({ isDown }) => {
  const { payments, time, standIn } = await openShop();
  return {
    ...{ payments, time, unknownPaymentId: '999999', listsLateRefunds: true },
    secrets: [standIn.apiKey, standIn.webhookSecret],
    ...behindStandIn(standIn, isDown),
    oddWebhooks: {
      unknownKind: () => sendOdd(standIn, { meta: { event_name: 'license_key_created' }, data: {} }),
      withoutContent: () => sendOdd(standIn, { meta: { event_name: 'order_created' } }),
    },
  };
};

export const openPaddleShop: OpenContractShop = async ({ isDown }) => {
  const { payments, time, standIn } = await openBench();
  return {
    ...{ payments, time, unknownPaymentId: `txn_01${'x'.repeat(24)}`, listsLateRefunds: true },
    secrets: ['pdl_sdbx_apikey', 'pdl_ntfset_1'],
    ...behindStandIn(standIn, isDown),
    oddWebhooks: {
      unknownKind: () => sendOdd(standIn, { event_type: 'customer.created', data: {} }),
      withoutContent: () => sendOdd(standIn, { event_type: 'transaction.completed' }),
    },
  };
};

export const openStripeContractShop: OpenContractShop = async ({ isDown }) => {
  const { payments, time, stripe, options } = await openStripeShop();
  return {
    ...{ payments, time, unknownPaymentId: 'pi_unknown', listsLateRefunds: true },
    secrets: [options.secretKey, ...options.webhookSecrets],
    ...behindStandIn(stripe, isDown),
    oddWebhooks: {
      unknownKind: () => sendOdd(stripe, { type: 'customer.created', data: {} }),
      withoutContent: () => sendOdd(stripe, { type: 'checkout.session.completed' }),
    },
  };
};

function behindStandIn(
  standIn: PaymentStandIn,
  isDown: boolean,
): Pick<ContractShop, 'pay' | 'webhooks' | 'books'> {
  standIn.api.isDown = isDown;
  return {
    pay: async (orderId, card) => void standIn.pay(orderId, card),
    webhooks: () => takeWebhooks(standIn),
    books: async () => standIn.books(),
  };
}

async function takeWebhooks({ webhooks }: PaymentStandIn): Promise<readonly OutgoingWebhook[]> {
  const taken: OutgoingWebhook[] = [];
  await webhooks.deliver(async (webhook) => {
    taken.push(webhook);
    return 200;
  });
  return taken;
}

async function sendOdd(standIn: PaymentStandIn, body: unknown): Promise<OutgoingWebhook> {
  standIn.webhooks.add(body);
  return (await takeWebhooks(standIn)).at(-1)!;
}
