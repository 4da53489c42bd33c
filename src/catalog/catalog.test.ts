import { expect, it } from 'vitest';
import { discountedPriceCents, WELCOME_DISCOUNT } from './discounts.ts';
import { PACKAGES } from './packages.ts';

it('sells what the specification promises', () => {
  expect(PACKAGES.basic).toMatchObject({
    headshotCount: 12,
    styleCount: 1,
    priceCents: { USD: 1900, EUR: 1900 },
  });
  expect(PACKAGES.premium).toMatchObject({
    headshotCount: 60,
    styleCount: 3,
    priceCents: { USD: 2900, EUR: 2900 },
  });
  expect(PACKAGES.ultimate).toMatchObject({
    headshotCount: 120,
    styleCount: 6,
    priceCents: { USD: 4900, EUR: 4900 },
  });
});

it('takes the welcome discount off in whole cents', () => {
  expect(discountedPriceCents(1900, WELCOME_DISCOUNT)).toBe(1520);
  expect(discountedPriceCents(1999, WELCOME_DISCOUNT)).toBe(1599);
  expect(discountedPriceCents(1900, undefined)).toBe(1900);
});
