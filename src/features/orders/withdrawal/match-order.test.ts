import { expect, it } from 'vitest';
import { matchOrder, type OrderOfBuyer, possibleOrderNumbers } from './match-order.ts';

function order(id: string, more: Partial<OrderOfBuyer> = {}): OrderOfBuyer {
  return {
    ...{ id, email: 'mira@example.org', state: 'paid', packageId: 'basic', amountCents: 1900 },
    ...{ currency: 'EUR', createdAt: new Date('2026-11-01'), paidAt: null, deliveredAt: null },
    ...more,
  };
}
const typed = (orderNumber: string | undefined, email = 'mira@example.org') => ({ orderNumber, email });
const ids = (orders: readonly OrderOfBuyer[]) => orders.map(({ id }) => id);

it.each([
  [undefined, []],
  ['a-B_1', ['a-B_1']],
  ['„a-B_1“', ['a-B_1']],
  ['# a-B_1', ['a-B_1']],
  ['No. a-B_1', ['No', 'a-B_1', 'Noa-B_1']],
  ['a-B _1', ['a-B', '_1', 'a-B_1']],
])('%j may be the numbers %j', (text, numbers) => expect(possibleOrderNumbers(text)).toEqual(numbers));

it.each([
  ['Mira@Example.org', 'mira@example.org'],
  ['mira+photos@example.org', 'mira@example.org'],
  ['m.lang@googlemail.com', 'mlang@gmail.com'],
])('finds the order by number and email address in another spelling: %s', (email, ordered) => {
  const known = [order('one', { email: ordered }), order('two', { email: ordered })];
  const found = matchOrder(typed('No. two', email), known);
  expect([found.match, ids(found.orders)]).toEqual(['number-and-email', ['two']]);
});

it.each([[null], ['other@example.org']])('an order whose address is %j is found by number only', (email) => {
  expect(matchOrder(typed('one'), [order('one', { email })]).match).toBe('number-only');
});

it('uses the email address when no number is known: paid orders first, then the latest', () => {
  const known = [
    order('open', { state: 'open', createdAt: new Date('2026-11-09') }),
    order('old'),
    order('new', { createdAt: new Date('2026-11-08') }),
    order('foreign', { email: 'other@example.org' }),
  ];
  for (const number of [undefined, 'lost']) {
    const found = matchOrder(typed(number), known);
    expect([found.match, ids(found.orders)]).toEqual(['email-only', ['new', 'old', 'open']]);
  }
});

it('finds no order when there is none', () => {
  expect(matchOrder(typed('one'), [])).toEqual({ match: 'none', orders: [] });
  expect(matchOrder(typed(undefined), [order('one', { email: null })]).match).toBe('none');
});
