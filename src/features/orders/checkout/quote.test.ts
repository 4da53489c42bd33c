import { expect, it } from 'vitest';
import { quote } from './quote.ts';

it('quotes the catalog price in the currency of the language', () => {
  expect(quote('basic', 'en', undefined)).toEqual({
    ok: true,
    value: { packageId: 'basic', amountCents: 1900, currency: 'USD', discountCode: undefined },
  });
  expect(quote('ultimate', 'de', '')).toMatchObject({ value: { amountCents: 4900, currency: 'EUR' } });
  expect(quote('premium', 'es', undefined)).toMatchObject({ value: { amountCents: 2900, currency: 'EUR' } });
});

it('applies a discount code in any case and with spaces around it', () => {
  expect(quote('basic', 'de', ' welcome20 ')).toMatchObject({
    value: { amountCents: 1520, discountCode: 'WELCOME20' },
  });
  expect(quote('ultimate', 'en', 'HUNT30')).toMatchObject({ value: { amountCents: 3430 } });
});

it('refuses an unknown code instead of charging the full price', () => {
  expect(quote('basic', 'en', 'FREE100')).toEqual({ ok: false, error: 'discount-unknown' });
});
