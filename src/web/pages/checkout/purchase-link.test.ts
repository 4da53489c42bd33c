import { expect, it } from 'vitest';
import { readPurchaseLink } from './purchase-link.ts';

const read = (query: string) => readPurchaseLink(new URLSearchParams(query));

it('reads product, code and email', () => {
  expect(read('product=basic-999&code=welcome20&email=mira%40example.org')).toEqual({
    productId: 'basic-999',
    discountCode: 'WELCOME20',
    email: 'mira@example.org',
  });
  expect(read('package=ultimate').productId).toBe('ultimate');
});

it('ignores what it does not know', () => {
  const nothing = { productId: 'premium', discountCode: '', email: '' };
  expect(read('')).toEqual(nothing);
  expect(read('product=__proto__&code=FREE&email=%3Cscript%3E')).toEqual(nothing);
});

it('takes the address from the state of the history entry, unless the link has one', () => {
  const state = { email: 'mira@example.org' };
  expect(readPurchaseLink(new URLSearchParams(), state).email).toBe('mira@example.org');
  expect(readPurchaseLink(new URLSearchParams('email=jo@example.org'), state).email).toBe('jo@example.org');
  for (const other of [null, 'mira@example.org', {}, { email: 7 }, { email: 'mira@' }]) {
    expect(readPurchaseLink(new URLSearchParams(), other).email).toBe('');
  }
});
