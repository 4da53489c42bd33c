import { expect, it } from 'vitest';
import type { Language } from '../../../catalog/languages.ts';
import type { ProductId } from '../../../catalog/products.ts';
import { quote } from './quote.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

const priceOf = (productId: ProductId, language: Language, discountCode: string | undefined) =>
  quote({ productId, language, discountCode }, NOW);

it('quotes the catalog price in the currency of the language', () => {
  expect(priceOf('basic', 'en', undefined)).toEqual({
    ok: true,
    value: {
      ...{ productId: 'basic', packageId: 'basic', amountCents: 1900, currency: 'USD' },
      discountCode: undefined,
    },
  });
  expect(priceOf('ultimate', 'de', '')).toMatchObject({ value: { amountCents: 4900, currency: 'EUR' } });
  expect(priceOf('premium', 'es', undefined)).toMatchObject({
    value: { amountCents: 2900, currency: 'EUR' },
  });
});

it('quotes a discount product at its own price, as the package that the buyer gets', () => {
  expect(priceOf('basic-999', 'en', undefined)).toMatchObject({
    value: { productId: 'basic-999', packageId: 'basic', amountCents: 999, currency: 'USD' },
  });
  expect(priceOf('basic-1399', 'de', ' ')).toMatchObject({
    value: { productId: 'basic-1399', packageId: 'basic', amountCents: 1399, currency: 'EUR' },
  });
});

it('applies a discount code in any case and with spaces around it', () => {
  expect(priceOf('basic', 'de', ' welcome20 ')).toMatchObject({
    value: { amountCents: 1520, discountCode: 'WELCOME20' },
  });
  expect(priceOf('ultimate', 'en', 'HUNT30')).toMatchObject({ value: { amountCents: 3430 } });
});

it('refuses an unknown code instead of charging the full price', () => {
  expect(priceOf('basic', 'en', 'FREE100')).toEqual({ ok: false, error: 'discount-unknown' });
});

it('lowers no price twice', () => {
  expect(priceOf('basic-999', 'en', 'WELCOME20')).toEqual({ ok: false, error: 'discount-on-offer' });
});

it('accepts a code from its first moment until its last', () => {
  const validity = { validFrom: '2026-11-01T00:00:00Z', validUntil: '2026-12-01T00:00:00Z' };
  const codes = [{ code: 'NOVEMBER', percent: 50, ...validity }];
  const at = (now: string) =>
    quote({ productId: 'basic', language: 'en', discountCode: 'november' }, new Date(now), codes);
  expect(at('2026-10-31T23:59:59.999Z')).toEqual({ ok: false, error: 'discount-expired' });
  expect(at('2026-11-01T00:00:00Z')).toMatchObject({ value: { amountCents: 950 } });
  expect(at('2026-11-30T23:59:59.999Z')).toMatchObject({ value: { amountCents: 950 } });
  expect(at('2026-12-01T00:00:00Z')).toEqual({ ok: false, error: 'discount-expired' });
});
