import type Stripe from 'stripe';
import { z } from 'zod';
import { LIMITS } from '../../../catalog/limits.ts';
import { isUnreadable, type ListedPayment, type UnreadablePayment, unreadablePayment } from '../payments.ts';
import { listRawAtStripe, OddEntryError } from './list-at-stripe.ts';
import { refundedTotalCents } from './refunded-total.ts';
import { orderOf, parseSessionPayment, SESSION_EXPANSION, taxCentsOf } from './session-payment.ts';

const EXPANSION = SESSION_EXPANSION.map((path) => `data.${path}`);

const listedSession = z.looseObject({ payment_status: z.string(), metadata: z.unknown() });
const namesIntent = z.object({ payment_intent: z.object({ id: z.string() }) });
const listedRefund = z.object({ created: z.int(), payment_intent: z.string().nullish() });
const listedEvent = z.object({
  created: z.int(),
  data: z.object({
    object: z.looseObject({ payment_intent: z.string().nullish(), status: z.string().nullish() }),
  }),
});

type Listed = ListedPayment | UnreadablePayment;

/**
 * Lists our payments: those of the checkouts that were open at `since` or later, and older ones that were refunded, disputed or
 * confirmed by a bank since. Disputes and confirmations are found for 30 days, because Stripe deletes its events then.
 * @throws {PaymentError}
 */
export async function* listPayments(client: Stripe, since: Date): AsyncGenerator<Listed> {
  const sinceSeconds = Math.floor(since.getTime() / 1_000);
  const { changes, unreadable } = await listChanges(client, sinceSeconds);
  yield* unreadable;
  const listed = new Set<string>();
  // A checkout may be paid until it closes, which Stripe's list cannot filter by.
  const created = { gte: sinceSeconds - LIMITS.checkoutLifetimeMs / 1_000 };
  for await (const payment of listSessions(client, { created }, changes)) {
    if (!isUnreadable(payment) && payment.paidAt < since && !changes.has(payment.paymentId)) continue;
    listed.add(payment.paymentId);
    yield payment;
  }
  for (const paymentIntent of changes.keys()) {
    if (!listed.has(paymentIntent)) yield* listSessions(client, { payment_intent: paymentIntent }, changes);
  }
}

interface Change {
  readonly refundedAtSeconds: number | undefined;
}

interface Changes {
  readonly changes: ReadonlyMap<string, Change>;
  readonly unreadable: readonly UnreadablePayment[];
}

/** Returns the payment intents that changed, with the time of the latest refund. */
async function listChanges(client: Stripe, sinceSeconds: number): Promise<Changes> {
  const changes = new Map<string, Change>();
  const unreadable: UnreadablePayment[] = [];
  async function* readable<Entry>(entries: AsyncIterable<{ id: string }>, schema: z.ZodType<Entry>) {
    for await (const raw of entries) {
      const entry = schema.safeParse(raw);
      if (entry.success) yield entry.data;
      else unreadable.push(unreadablePayment(raw.id));
    }
  }
  const created = { gte: sinceSeconds };
  const add = (intent: string | null | undefined, refundedAtSeconds: number | undefined) => {
    if (!intent) return;
    const times = [changes.get(intent)?.refundedAtSeconds, refundedAtSeconds].filter(
      (time) => time !== undefined,
    );
    changes.set(intent, { refundedAtSeconds: times.length === 0 ? undefined : Math.max(...times) });
  };
  const refunds = listRawAtStripe((page) => client.refunds.list({ created, ...page }));
  for await (const refund of readable(refunds, listedRefund)) add(refund.payment_intent, refund.created);
  const listEvents = (type: string) =>
    readable(
      listRawAtStripe((page) => client.events.list({ type, created, ...page })),
      listedEvent,
    );
  for await (const { data, created: closedAt } of listEvents('charge.dispute.closed')) {
    if (data.object.status === 'lost') add(data.object.payment_intent, closedAt);
  }
  for await (const { data } of listEvents('checkout.session.async_payment_succeeded')) {
    add(data.object.payment_intent, undefined);
  }
  return { changes, unreadable };
}

async function* listSessions(
  client: Stripe,
  filter: Stripe.Checkout.SessionListParams,
  changes: ReadonlyMap<string, Change>,
): AsyncGenerator<Listed> {
  const sessions = listRawAtStripe((page) =>
    client.checkout.sessions.list({ ...filter, status: 'complete', expand: EXPANSION, ...page }),
  );
  for await (const session of sessions) {
    const orderId = orderOf({ metadata: session['metadata'] });
    if (orderId === undefined) continue;
    const status = listedSession.safeParse(session).data?.payment_status;
    if (status === undefined || status === 'paid') yield toListed(client, session, orderId, changes);
  }
}

/** @throws {PaymentError} when Stripe does not answer what the list lacks */
async function toListed(
  client: Stripe,
  session: { readonly id: string },
  orderId: string,
  changes: ReadonlyMap<string, Change>,
): Promise<Listed> {
  try {
    const payment = await toListedPayment(client, session, orderId, changes);
    if (payment) return payment;
  } catch (error) {
    if (!(error instanceof OddEntryError)) throw error;
  }
  return unreadablePayment(namesIntent.safeParse(session).data?.payment_intent.id ?? session.id);
}

/** Resolves to undefined for a session that is not as documented. */
async function toListedPayment(
  client: Stripe,
  session: unknown,
  orderId: string,
  changes: ReadonlyMap<string, Change>,
): Promise<ListedPayment | undefined> {
  const payment = parseSessionPayment(session);
  const charge = payment?.payment_intent.latest_charge;
  if (!charge) return undefined;
  const paymentId = payment.payment_intent.id;
  const refundedAtSeconds = changes.get(paymentId)?.refundedAtSeconds;
  return {
    paymentId,
    orderId,
    email: payment.customer_details?.email ?? payment.customer_email ?? undefined,
    amountCents: payment.amount_total,
    taxCents: taxCentsOf(payment),
    refundedCents: await refundedTotalCents(client, charge),
    currency: payment.currency.toUpperCase(),
    variantId: payment.line_items.data[0].price.product,
    invoiceUrl: charge.receipt_url ?? undefined,
    paidAt: new Date(charge.created * 1_000),
    refundedAt: refundedAtSeconds === undefined ? undefined : new Date(refundedAtSeconds * 1_000),
  };
}
