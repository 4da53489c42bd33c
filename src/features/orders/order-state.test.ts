import { describe, expect, it } from 'vitest';
import type { OrderState } from '../../platform/db/tables/orders.ts';
import {
  decideEvent,
  hasPaidForShoot,
  type OrderEvent,
  type OrderFacts,
  type PaymentFacts,
} from './order-state.ts';

const OPEN: OrderFacts = {
  ...{ state: 'open', amountCents: 1900, currency: 'EUR' },
  ...{ paymentId: undefined, variantId: undefined },
};
const UNKNOWN: PaymentFacts = {
  ...{ anotherOrderIsPaid: false, offerIsUsed: false, isUnmatched: false, refundedCents: 0 },
};
const PAID: OrderFacts = { ...OPEN, state: 'paid', paymentId: 'pay-1' };
const event = (kind: OrderEvent['kind'], more: Partial<OrderEvent> = {}): OrderEvent => ({
  kind,
  amountCents: 1900,
  currency: 'EUR',
  paymentId: 'pay-1',
  ...more,
});

/** State of an order and its payments after some events; `unmatched` counts how often each payment was refunded. */
interface History {
  readonly order: OrderFacts;
  readonly states: readonly OrderState[];
  readonly unmatched: ReadonlyMap<string, number>;
  readonly refunded: ReadonlySet<string>;
}

const START: History = { order: OPEN, states: ['open'], unmatched: new Map(), refunded: new Set() };

function next(history: History, sent: OrderEvent): History {
  const { order, unmatched, refunded } = history;
  const known = {
    anotherOrderIsPaid: false,
    offerIsUsed: false,
    isUnmatched: unmatched.has(sent.paymentId),
    refundedCents: refunded.has(sent.paymentId) ? sent.amountCents : 0,
  };
  const { state, unmatchedReason } = decideEvent(order, sent, known);
  const paymentId = state === order.state ? order.paymentId : sent.paymentId;
  const timesBack = (unmatched.get(sent.paymentId) ?? 0) + 1;
  return {
    order: { ...order, state, paymentId },
    states: [...history.states, state],
    unmatched: unmatchedReason ? new Map(unmatched).set(sent.paymentId, timesBack) : unmatched,
    refunded: sent.kind === 'refunded' ? new Set(refunded).add(sent.paymentId) : refunded,
  };
}

/** Every sequence of these events up to a length, in all orders of arrival and with all repeats. */
function listSequences(kinds: readonly OrderEvent[], longest: number): OrderEvent[][] {
  let level: OrderEvent[][] = [[]];
  const all: OrderEvent[][] = [];
  for (let length = 1; length <= longest; length++) {
    level = level.flatMap((head) => kinds.map((kind) => [...head, kind]));
    all.push(...level);
  }
  return all;
}

const ORDER: readonly OrderState[] = ['open', 'paid', 'refund_requested', 'refunded'];

const has = (sent: readonly OrderEvent[], kind: OrderEvent['kind'], paymentId: string) =>
  sent.some((one) => one.kind === kind && one.paymentId === paymentId);
const describeEvents = (sent: readonly OrderEvent[]) =>
  sent.map((one) => `${one.kind} ${one.paymentId}`).join(', ');

describe('an order with one payment, under every order and repetition of events', () => {
  const all = listSequences([event('paid'), event('refunded'), event('declined')], 6);

  it('covers all 1092 sequences', () => {
    expect(all).toHaveLength(1092);
  });

  it('never moves back, and ends in the same state whatever the order of arrival', () => {
    for (const sent of all) {
      const { states, unmatched } = sent.reduce(next, START);
      states.reduce((before, after) => {
        expect(ORDER.indexOf(after), describeEvents(sent)).toBeGreaterThanOrEqual(ORDER.indexOf(before));
        return after;
      });
      const paid = has(sent, 'refunded', 'pay-1') ? 'refunded' : 'paid';
      expect(states.at(-1), describeEvents(sent)).toBe(has(sent, 'paid', 'pay-1') ? paid : 'open');
      expect(unmatched.size, describeEvents(sent)).toBe(0);
    }
  });
});

describe('an order charged twice and once wrongly, under every order and repetition of events', () => {
  const second = { paymentId: 'pay-2' };
  const wrong = { paymentId: 'pay-3', amountCents: 500 };
  const kinds = [
    event('paid'),
    event('refunded'),
    event('paid', second),
    event('refunded', second),
    event('paid', wrong),
    event('refunded', wrong),
  ];
  const all = listSequences(kinds, 5);

  it('keeps at most one payment, and refunds every other exactly once', () => {
    expect(all).toHaveLength(9330);
    for (const sent of all) {
      const { order, unmatched } = sent.reduce(next, START);
      const paid = ['pay-1', 'pay-2', 'pay-3'].filter((paymentId) => has(sent, 'paid', paymentId));
      const back = paid.filter((paymentId) => paymentId !== order.paymentId);
      expect([...unmatched.keys()].toSorted(), describeEvents(sent)).toEqual(back);
      expect(
        [...unmatched.values()].every((times) => times === 1),
        describeEvents(sent),
      ).toBe(true);
    }
  });

  it('ends only with the refund of its own payment', () => {
    for (const sent of all) {
      const { order } = sent.reduce(next, START);
      const own = order.paymentId;
      const expected = own === undefined ? 'open' : has(sent, 'refunded', own) ? 'refunded' : 'paid';
      expect(order.state, describeEvents(sent)).toBe(expected);
      expect(own, describeEvents(sent)).not.toBe('pay-3');
    }
  });
});

it('applies a refund that arrived before its payment', () => {
  expect(decideEvent(OPEN, event('refunded'), UNKNOWN)).toEqual({ state: 'open', outcome: 'refund-first' });
  const known = { ...UNKNOWN, refundedCents: 1900 };
  expect(decideEvent(OPEN, event('paid'), known)).toEqual({ state: 'refunded', outcome: 'refunded' });
});

it('accepts a payment of which a part was refunded before it arrived', () => {
  expect(decideEvent(OPEN, event('paid'), { ...UNKNOWN, refundedCents: 1899 }).state).toBe('paid');
});

it('refunds a wrong amount or currency, and stays open', () => {
  for (const wrong of [{ amountCents: 1 }, { amountCents: 1901 }, { currency: 'USD' as const }]) {
    expect(decideEvent(OPEN, event('paid', wrong), UNKNOWN)).toEqual({
      state: 'open',
      outcome: 'amount-mismatch',
      unmatchedReason: 'wrong-amount',
    });
  }
});

it('refunds nothing when nothing was charged', () => {
  expect(decideEvent(OPEN, event('paid', { amountCents: 0 }), UNKNOWN).unmatchedReason).toBeUndefined();
});

it('refunds the second payment of a shoot, whatever its amount', () => {
  const known = { ...UNKNOWN, anotherOrderIsPaid: true };
  expect(decideEvent(OPEN, event('paid'), known)).toEqual({
    state: 'refund_requested',
    outcome: 'duplicate',
  });
  expect(decideEvent(OPEN, event('paid', { amountCents: 1 }), known).unmatchedReason).toBe('duplicate');
});

it('refunds a payment for another product, and compares only products that are known', () => {
  const order = { ...OPEN, variantId: 'basic' };
  const paid = (facts: OrderFacts, variantId: string | undefined, known = UNKNOWN) =>
    decideEvent(facts, event('paid', { variantId }), known);
  expect(paid(order, 'premium')).toEqual({
    ...{ state: 'open', outcome: 'product-mismatch', unmatchedReason: 'wrong-product' },
  });
  expect(paid(order, 'basic').state).toBe('paid');
  expect(paid(order, undefined).state).toBe('paid');
  expect(paid(OPEN, 'premium').state).toBe('paid');
  // The repeated report of a paid order's own payment is no second payment, whatever it names.
  expect(paid({ ...PAID, variantId: 'basic' }, 'premium').outcome).toBe('no-change');
});

it('refunds an order whose discount was used before, unless its shoot is paid or the money is back', () => {
  const used = { ...UNKNOWN, offerIsUsed: true };
  expect(decideEvent(OPEN, event('paid'), used)).toEqual({
    state: 'refund_requested',
    outcome: 'offer-used',
  });
  expect(decideEvent(OPEN, event('paid'), { ...used, anotherOrderIsPaid: true }).outcome).toBe('duplicate');
  expect(decideEvent(OPEN, event('paid'), { ...used, refundedCents: 1900 })).toEqual({
    ...{ state: 'refunded', outcome: 'refunded' },
  });
  expect(decideEvent(PAID, event('paid'), used).outcome).toBe('no-change');
});

it('keeps an order paid after partial refunds, until a full refund', () => {
  const back = (amountCents: number) => decideEvent(PAID, event('refunded', { amountCents }), UNKNOWN);
  expect(back(500)).toEqual({ state: 'paid', outcome: 'partial-refund' });
  expect(back(1899)).toEqual({ state: 'paid', outcome: 'partial-refund' });
  expect(back(1900)).toEqual({ state: 'refunded', outcome: 'refunded' });
});

it('refunds a further payment of the order, with a reason that depends on the first', () => {
  const further = event('paid', { paymentId: 'pay-2' });
  const reason = (order: OrderFacts, anotherOrderIsPaid = false) =>
    decideEvent(order, further, { ...UNKNOWN, anotherOrderIsPaid });
  const second = (unmatchedReason: string, state: OrderState) => ({
    ...{ state, unmatchedReason },
    outcome: 'second-payment',
  });
  expect(reason(PAID)).toEqual(second('duplicate', 'paid'));
  const ended = { ...PAID, state: 'refunded' } as const;
  expect(reason(ended)).toEqual(second('late-payment', 'refunded'));
  expect(reason(ended, true)).toEqual(second('duplicate', 'refunded'));
  expect(decideEvent(PAID, event('paid'), UNKNOWN).outcome).toBe('no-change');
  expect(decideEvent(PAID, further, { ...UNKNOWN, isUnmatched: true }).outcome).toBe('no-change');
});

it('ignores the refund of a payment that is not its own', () => {
  const refund = event('refunded', { paymentId: 'pay-2' });
  expect(decideEvent(PAID, refund, UNKNOWN)).toEqual({ state: 'paid', outcome: 'refund-first' });
  const ofUnmatched = { ...UNKNOWN, isUnmatched: true };
  expect(decideEvent(PAID, refund, ofUnmatched)).toEqual({ state: 'paid', outcome: 'unmatched-refund' });
  expect(decideEvent(OPEN, refund, ofUnmatched)).toEqual({ state: 'open', outcome: 'unmatched-refund' });
});

it('changes nothing when its refund is repeated, or a card is declined after the payment', () => {
  const ended = { ...PAID, state: 'refunded' } as const;
  const unchanged = (state: OrderState) => ({ state, outcome: 'no-change' });
  expect(decideEvent(ended, event('refunded'), UNKNOWN)).toEqual(unchanged('refunded'));
  expect(decideEvent(PAID, event('declined'), UNKNOWN)).toEqual(unchanged('paid'));
});

it('stays paid when a refund arrives in another currency', () => {
  const refund = event('refunded', { currency: 'USD' });
  expect(decideEvent(PAID, refund, UNKNOWN)).toEqual({ state: 'paid', outcome: 'amount-mismatch' });
});

it('treats every payment as that of a paid order without a payment id', () => {
  const order = { ...PAID, paymentId: undefined };
  expect(decideEvent(order, event('paid'), UNKNOWN)).toEqual({ state: 'paid', outcome: 'no-change' });
  expect(decideEvent(order, event('refunded'), UNKNOWN).state).toBe('refunded');
});

it('stays open after a declined card', () => {
  expect(decideEvent(OPEN, event('declined'), UNKNOWN)).toEqual({ state: 'open', outcome: 'declined' });
});

it.each([
  ['open', null, false],
  ['paid', null, true],
  ['refund_requested', 'operator', true],
  ['refunded', 'taken-back', true],
  ['refund_requested', 'duplicate', false],
  ['refund_requested', 'draft-erased', false],
  ['refunded', 'late-payment', false],
  ['refunded', 'offer-used', false],
] as const)(
  'an order that is %s for the reason %s has paid for its shoot: %s',
  (state, refundReason, hasPaid) => {
    expect(hasPaidForShoot({ state, refundReason })).toBe(hasPaid);
  },
);
