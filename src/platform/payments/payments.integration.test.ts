import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { createHmacCapabilities } from '../capability/hmac-capabilities.ts';
import { createDatabase } from '../db/create-database.ts';
import { randomIds } from '../ids/ids.ts';
import {
  AMOUNT_MAX_CENTS,
  type CheckoutRequest,
  PaymentError,
  type PaymentEvent,
  type Payments,
} from './payments.ts';
import type { SandboxEvent } from './sandbox/sandbox-event.ts';
import { createSandboxPayments } from './sandbox/sandbox-payments.ts';
import { signWebhook } from './sandbox/webhook-signature.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const CHECKOUT: CheckoutRequest = {
  orderId: 'order1',
  product: 'basic',
  amountCents: 1900,
  currency: 'EUR',
  email: 'buyer@example.org',
  language: 'de',
  returnUrl: 'http://localhost:3000/de/create-headshot',
};

/** An event in our terms; `other` stands for a kind that the provider has and we do not handle. */
type SentEvent = Omit<PaymentEvent, 'provider' | 'kind'> & { readonly kind: PaymentEvent['kind'] | 'other' };

interface Webhook {
  readonly rawBody: Uint8Array;
  readonly headers: Headers;
}

interface Opened {
  readonly payments: Payments;
  /** Builds the webhook request with which the provider reports the event. */
  webhook(event: SentEvent): Webhook;
}

/** Opens each provider; with `isDown`, what it depends on does not answer. */
const PROVIDERS: readonly [string, (options: { isDown: boolean }) => Promise<Opened>][] = [
  ['sandbox', openSandbox],
];

async function openSandbox({ isDown }: { isDown: boolean }): Promise<Opened> {
  const database = await createTestDatabase();
  const unreachable = createDatabase('postgres://127.0.0.1:1/nothing');
  onTestFinished(async () => {
    await unreachable.close();
    await database[Symbol.asyncDispose]();
  });
  const payments = createSandboxPayments({
    db: isDown ? unreachable.db : database.db,
    queue: { enqueue: () => Promise.resolve() },
    capabilities: createHmacCapabilities(['a secret of at least 32 characters…']),
    clock: { now: () => NOW },
    ids: randomIds,
    webhookSecret: 'webhook secret',
    publicUrl: 'http://localhost:3000',
  });
  const webhook = ({ kind, eventId, occurredAt, ...data }: SentEvent): Webhook => {
    const type = `payment.${kind}`;
    const body: SandboxEvent = { id: eventId, type, occurredAt: occurredAt.toISOString(), data };
    const rawBody = new TextEncoder().encode(JSON.stringify(body));
    return { rawBody, headers: new Headers({ 'X-Signature': signWebhook('webhook secret', rawBody, NOW) }) };
  };
  return { payments, webhook };
}

const EVENT: SentEvent = {
  kind: 'paid',
  eventId: 'evt_1',
  orderId: 'order1',
  paymentId: 'pay_1',
  amountCents: 1900,
  currency: 'EUR',
  occurredAt: NOW,
};

describe.each(PROVIDERS)('payments by %s', (name, open) => {
  it('has a name that fits into the URL of its webhook', async () => {
    const { payments } = await open({ isDown: false });
    expect(payments.name).toBe(name);
    expect(payments.name).toMatch(/^[a-z\d-]+$/);
  });

  it.each(['paid', 'refunded', 'declined'] as const)('reads a signed event of the kind %s', async (kind) => {
    const { payments, webhook } = await open({ isDown: false });
    for (const amountCents of [0, 1900, AMOUNT_MAX_CENTS]) {
      const { rawBody, headers } = webhook({ ...EVENT, kind, amountCents });
      const read = await payments.readWebhook(rawBody, headers);
      expect(read).toEqual({ ...EVENT, kind, amountCents, provider: name });
    }
  });

  it('rejects a webhook without a signature or with a changed byte', async () => {
    const { payments, webhook } = await open({ isDown: false });
    const { rawBody, headers } = webhook(EVENT);
    expect(await payments.readWebhook(rawBody, new Headers())).toBeUndefined();
    const changed = Uint8Array.from(rawBody);
    changed[changed.indexOf('1'.charCodeAt(0))]! += 1;
    expect(await payments.readWebhook(changed, headers)).toBeUndefined();
  });

  it('ignores kinds of events that have no effect here', async () => {
    const { payments, webhook } = await open({ isDown: false });
    const { rawBody, headers } = webhook({ ...EVENT, kind: 'other' });
    expect(await payments.readWebhook(rawBody, headers)).toBe('ignored');
  });

  it.each([-1, 0.5, AMOUNT_MAX_CENTS + 1])(
    'reports an amount of %d cents as unreadable',
    async (amountCents) => {
      const { payments, webhook } = await open({ isDown: false });
      const { rawBody, headers } = webhook({ ...EVENT, amountCents });
      expect(await payments.readWebhook(rawBody, headers)).toBe('unreadable');
    },
  );

  it('opens and reopens the checkout of an order', async () => {
    const { payments } = await open({ isDown: false });
    for (const language of ['de', 'en'] as const) {
      const { session } = await payments.openCheckout({ ...CHECKOUT, language });
      expect(session.provider).toBe(name);
      if (!('url' in session)) continue;
      expect(URL.canParse(session.url, 'http://localhost:3000')).toBe(true);
    }
  });

  it('throws a PaymentError when the provider does not answer', async () => {
    const { payments } = await open({ isDown: true });
    await expect(payments.openCheckout(CHECKOUT)).rejects.toThrow(PaymentError);
    const refund = payments.refund({ paymentId: 'pay_1', orderId: 'order1' });
    await expect(refund).rejects.toThrow(PaymentError);
    const listed = payments.listPayments(NOW)[Symbol.asyncIterator]().next();
    await expect(listed).rejects.toThrow(PaymentError);
  });
});
