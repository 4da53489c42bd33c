import { paymentCompany } from '../../../catalog/payment-companies.ts';
import { formatPrice } from '../../../i18n/price.ts';
import { packagesTexts } from '../../../i18n/packages/index.ts';
import { codeWords, durationText, entryAt, type StoryEntry } from '../../../ui/dashboard/story-entry.ts';
import type { EventOutcome } from '../order-state.ts';
import type { OrderHistory } from './order-history.ts';

type Event = OrderHistory['events'][number];
type Movement = OrderHistory['movements'][number];

/** A payment that is heard of later than this was delayed on its way. */
const LATE_MS = 60_000;

/** Tells what happened to an order. */
export function orderStory(history: OrderHistory): readonly StoryEntry[] {
  const { order, events, movements, unmatched, reminders, withdrawals } = history;
  const price = (cents: number) => formatPrice(cents, order.currency, 'en');
  const { name } = paymentCompany(order.provider);
  const discount = order.discountCode === null ? '' : `, code ${order.discountCode}`;
  return [
    {
      at: order.createdAt,
      title: 'Checkout opened',
      detail: `${packagesTexts.en.names[order.packageId]}, ${price(order.amountCents)}${discount}, ${name}, order ${order.id}`,
    },
    ...entryAt(order.checkoutReopenedAt, { title: 'Checkout opened again' }),
    ...events.map(eventEntry),
    ...movements.filter(isUnannounced(events)).map((movement) => movementEntry(movement, price)),
    ...unmatched.flatMap((payment) => [
      {
        at: payment.receivedAt,
        title: `Payment of ${price(payment.amountCents)} does not fit the order`,
        detail: `${codeWords(payment.reason)}, refunded without the order, payment ${payment.paymentId}`,
        tone: 'bad' as const,
      },
      ...entryAt(payment.refundedAt, { title: 'Payment that did not fit was refunded' }),
    ]),
    ...entryAt(order.remindedAt, { title: 'Buyer reminded of the waiting order' }),
    ...reminders.flatMap(({ sentAt }) => entryAt(sentAt, { title: 'Reminded of the unpaid order' })),
    ...withdrawals.map(({ receivedAt, orderMatch }) => ({
      at: receivedAt,
      title: 'Withdrawal declared',
      detail: `matched by ${codeWords(orderMatch)}`,
    })),
    ...entryAt(order.refundRequestedAt, {
      title: `Refund requested, ${price(order.refundRequestedCents)} in total`,
      detail: order.refundReason === null ? undefined : codeWords(order.refundReason),
    }),
    ...entryAt(order.refundedAt, { title: 'Order refunded', tone: 'bad' }),
  ];
}

function eventEntry(event: Event): StoryEntry {
  const lateMs = event.receivedAt.getTime() - event.occurredAt.getTime();
  const late = lateMs > LATE_MS ? `, heard of ${durationText(lateMs)} later` : '';
  return {
    at: event.occurredAt,
    title: `${EVENT_TITLES[event.kind]} ${formatPrice(event.amountCents, event.currency, 'en')}`,
    detail: `${codeWords(event.outcome)}, payment ${event.paymentId}${late}`,
    tone: event.outcome === 'paid' ? 'good' : TROUBLED.has(event.outcome) ? 'bad' : undefined,
  };
}

/** The outcomes after which a payment is refunded, or nobody knows whose it is. */
const TROUBLED: ReadonlySet<string> = new Set<EventOutcome>([
  'duplicate',
  'second-payment',
  'amount-mismatch',
  'product-mismatch',
  'offer-used',
  'unknown-order',
]);

const EVENT_TITLES: Readonly<Record<Event['kind'], string>> = {
  paid: 'Payment of',
  refunded: 'Refunded so far:',
  declined: 'Payment declined:',
};

/** Leaves out the movements that an event of the provider has reported, too. */
function isUnannounced(events: readonly Event[]): (movement: Movement) => boolean {
  return ({ kind, totalCents, paymentId }) =>
    !events.some((event) => {
      if (event.paymentId !== paymentId) return false;
      if (kind === 'payment') return event.kind === 'paid';
      return event.kind === 'refunded' && event.amountCents === totalCents;
    });
}

function movementEntry(movement: Movement, price: (cents: number) => string): StoryEntry {
  const source = movement.source === 'refund-answer' ? 'the provider’s answer' : codeWords(movement.source);
  return {
    at: movement.occurredAt,
    title:
      movement.kind === 'payment'
        ? `Payment of ${price(movement.amountCents)}`
        : `Refunded so far: ${price(movement.totalCents)}`,
    detail: `by ${source}, payment ${movement.paymentId}`,
  };
}
