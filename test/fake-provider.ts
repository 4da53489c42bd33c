import { PRODUCTS } from '../src/catalog/products.ts';
import {
  type CheckoutRequest,
  type ListedPayment,
  PaymentError,
  type PaymentEvent,
  type Payments,
  type RefundRequest,
} from '../src/platform/payments/payments.ts';

type Event = Omit<PaymentEvent, 'provider'>;

export interface FakeProvider extends Payments {
  /** Its own books, which tests may change. */
  readonly books: Map<string, ListedPayment & { readonly orderId: string }>;
  readonly checkouts: ReadonlyMap<string, CheckoutRequest>;
  readonly refundRequests: readonly RefundRequest[];
  /** True when its answer to a request confirms the refund; by default only an event does. */
  confirmsRefunds: boolean;
  /** The order ids that its list leaves out, as that of a provider whose list does not contain them. */
  listsOrders: boolean;
  /** The ids of payments that its list contains in a form that cannot be read. */
  readonly unreadableIds: Set<string>;
  /** True when it answers nothing. */
  isDown: boolean;
  /** The number of payments after which its list breaks off. */
  listBreaksAfter: number;
  /** Pays the checkout of an order, and returns the event that reports it. */
  pay(orderId: string, more?: Partial<ListedPayment>): PaymentEvent;
  /** Refunds from the provider's dashboard up to a total, all of it by default, and returns the event that reports it. */
  giveBack(paymentId: string, totalCents?: number): PaymentEvent;
  /** Writes an event as the request that `readWebhook` reads. */
  webhook(event: PaymentEvent): RequestInit;
}

const SIGNATURE = 'signed by the fake provider';

/** A provider with products of its own, whose books are in memory. Its events have taxes, which are 19 percent. */
export function createFakeProvider(name: string, clock: { readonly now: () => Date }): FakeProvider {
  const books: FakeProvider['books'] = new Map();
  const checkouts = new Map<string, CheckoutRequest>();
  const refundRequests: RefundRequest[] = [];
  const answer = () => {
    if (provider.isDown) throw new PaymentError(`${name} does not answer`);
  };
  const paymentOf = (paymentId: string) => {
    const payment = books.get(paymentId);
    if (!payment) throw new PaymentError(`${name} has no payment ${paymentId}`);
    return payment;
  };
  const eventOf = (
    kind: 'paid' | 'refunded',
    payment: ListedPayment,
    event: Partial<Event>,
  ): PaymentEvent => ({
    ...{ provider: name, kind, orderId: payment.orderId ?? '', paymentId: payment.paymentId },
    ...{ currency: payment.currency as PaymentEvent['currency'], occurredAt: payment.paidAt },
    ...{ eventId: `${kind}-${payment.paymentId}`, amountCents: payment.amountCents },
    ...event,
  });
  const refundUpTo = (paymentId: string, totalCents: number | undefined) => {
    const payment = paymentOf(paymentId);
    const refundedCents = Math.max(payment.refundedCents, totalCents ?? payment.amountCents);
    const refunded = { ...payment, refundedCents, refundedAt: clock.now() };
    if (refundedCents > payment.refundedCents) books.set(paymentId, refunded);
    return refunded;
  };
  const provider: FakeProvider = {
    ...{ name, books, checkouts, refundRequests, unreadableIds: new Set() },
    ...{
      confirmsRefunds: false,
      listsOrders: true,
      isDown: false,
      listBreaksAfter: Number.POSITIVE_INFINITY,
    },
    variantId: (product, currency) => `${name}-${product}-${currency}`,
    async openCheckout(request) {
      answer();
      checkouts.set(request.orderId, request);
      const session = { provider: name, overlay: 'none', url: `https://${name}.example/` } as const;
      return { session, reference: request.reference ?? `checkout-of-${request.orderId}` };
    },
    async readWebhook(rawBody, headers) {
      if (headers.get('x-signature') !== SIGNATURE) return undefined;
      const event = JSON.parse(new TextDecoder().decode(rawBody)) as PaymentEvent;
      return { ...event, occurredAt: new Date(event.occurredAt) };
    },
    async refund(request) {
      answer();
      refundRequests.push(request);
      const { refundedCents, amountCents, taxCents, refundedAt } = refundUpTo(
        request.paymentId,
        request.totalCents,
      );
      if (!provider.confirmsRefunds) return undefined;
      return {
        totalCents: refundedCents,
        taxCents: refundedCents === amountCents ? taxCents : undefined,
        refundedAt,
      };
    },
    async *listPayments(since) {
      answer();
      let listed = 0;
      for (const payment of books.values()) {
        if (payment.paidAt < since && (payment.refundedAt ?? payment.paidAt) < since) continue;
        if (listed === provider.listBreaksAfter) throw new PaymentError(`${name}’s list broke off`);
        listed += 1;
        if (provider.unreadableIds.has(payment.paymentId)) {
          yield { paymentId: payment.paymentId, isUnreadable: true };
          continue;
        }
        yield provider.listsOrders ? payment : { ...payment, orderId: undefined };
      }
    },
    checkSetup: async () => [],
    pay(orderId, more = {}) {
      const checkout = checkouts.get(orderId);
      const currency = checkout?.currency ?? 'EUR';
      const amountCents = checkout?.amountCents ?? PRODUCTS.basic.priceCents[currency];
      const payment = {
        ...{ paymentId: `${name}-of-${orderId}`, amountCents, refundedCents: 0, currency },
        ...{ email: checkout?.email, taxCents: Math.round((amountCents * 19) / 119), refundedAt: undefined },
        ...{ variantId: provider.variantId(checkout?.product ?? 'basic', currency), paidAt: clock.now() },
        invoiceUrl: `https://${name}.example/invoice-of-${orderId}`,
        ...more,
        orderId,
      };
      books.set(payment.paymentId, payment);
      const { taxCents, variantId, invoiceUrl } = payment;
      return eventOf('paid', payment, { taxCents, variantId, invoiceUrl });
    },
    giveBack(paymentId, totalCents) {
      const { refundedCents, refundedAt, ...payment } = refundUpTo(paymentId, totalCents);
      return eventOf(
        'refunded',
        { ...payment, refundedCents, refundedAt },
        {
          ...{ eventId: `refunded-${paymentId}-${refundedCents}`, amountCents: refundedCents },
          occurredAt: refundedAt,
        },
      );
    },
    webhook: (event) => ({
      ...{ method: 'POST', headers: { 'x-signature': SIGNATURE }, body: JSON.stringify(event) },
    }),
  };
  return provider;
}
