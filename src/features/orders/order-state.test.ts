import { describe, expect, it } from 'vitest';
import type { OrderState } from '../../platform/db/tables/orders.ts';
import { decideEvent, isForward, type OrderEvent, type OrderFacts } from './order-state.ts';

const OPEN: OrderFacts = { state: 'open', amountCents: 1900, currency: 'EUR', paymentId: undefined };
const event = (kind: OrderEvent['kind'], more: Partial<OrderEvent> = {}): OrderEvent => ({
  kind,
  amountCents: 1900,
  currency: 'EUR',
  paymentId: 'pay-1',
  ...more,
});

function walk(kinds: readonly OrderEvent['kind'][]): readonly OrderState[] {
  let order = OPEN;
  return kinds.map((kind) => {
    const decision = decideEvent(order, event(kind), false);
    order = { ...order, state: decision.state, paymentId: 'pay-1' };
    return decision.state;
  });
}

/** Every sequence of the three kinds up to six events: all orders of arrival and all repeats. */
function sequences(longest: number): OrderEvent['kind'][][] {
  const kinds = ['paid', 'refunded', 'declined'] as const;
  let level: OrderEvent['kind'][][] = [[]];
  const all: OrderEvent['kind'][][] = [];
  for (let length = 1; length <= longest; length++) {
    level = level.flatMap((head) => kinds.map((kind) => [...head, kind]));
    all.push(...level);
  }
  return all;
}

describe('an order under every order and repetition of events', () => {
  const all = sequences(6);

  it('covers all 1092 sequences', () => {
    expect(all).toHaveLength(1092);
  });

  it('never moves back', () => {
    for (const kinds of all) {
      walk(kinds).reduce<OrderState>((before, after) => {
        expect(after === before || isForward(before, after), kinds.join(' ')).toBe(true);
        return after;
      }, 'open');
    }
  });

  it('ends in the same state whatever the order of arrival', () => {
    for (const kinds of all) {
      const expected = kinds.includes('refunded') ? 'refunded' : kinds.includes('paid') ? 'paid' : 'open';
      expect(walk(kinds).at(-1), kinds.join(' ')).toBe(expected);
    }
  });
});

it('keeps a refund that came before its payment', () => {
  const refunded = decideEvent(OPEN, event('refunded'), false);
  expect(refunded).toEqual({ state: 'refunded', outcome: 'refunded' });
  expect(decideEvent({ ...OPEN, ...refunded }, event('paid'), false)).toEqual({
    state: 'refunded',
    outcome: 'no-change',
  });
});

it('does not take another amount or currency for the price', () => {
  for (const wrong of [{ amountCents: 1 }, { amountCents: 1901 }, { currency: 'USD' as const }]) {
    expect(decideEvent(OPEN, event('paid', wrong), false)).toEqual({
      state: 'open',
      outcome: 'amount-mismatch',
    });
  }
});

it('pays the second payment of a shoot back', () => {
  expect(decideEvent(OPEN, event('paid'), true)).toEqual({ state: 'refund_requested', outcome: 'duplicate' });
});

it('leaves an order paid after a partial refund', () => {
  const paid: OrderFacts = { ...OPEN, state: 'paid', paymentId: 'pay-1' };
  expect(decideEvent(paid, event('refunded', { amountCents: 500 }), false)).toEqual({
    state: 'paid',
    outcome: 'partial-refund',
  });
});

it('notices that one order was charged twice', () => {
  const paid: OrderFacts = { ...OPEN, state: 'paid', paymentId: 'pay-1' };
  expect(decideEvent(paid, event('paid', { paymentId: 'pay-2' }), false).outcome).toBe('second-payment');
  expect(decideEvent(paid, event('paid'), false).outcome).toBe('no-change');
});

it('lets a buyer try again after a declined card', () => {
  expect(decideEvent(OPEN, event('declined'), false)).toEqual({ state: 'open', outcome: 'declined' });
});
