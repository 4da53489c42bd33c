import { expect, it } from 'vitest';
import { missingRefundTaxes } from './refund-taxes.ts';

const payment = (amountCents: number, taxCents: number | null) =>
  ({ id: 0, kind: 'payment', totalCents: 0, amountCents, taxCents }) as const;

/** Refunds of these totals, the tax of each unknown unless it is given. */
function refunds(...totals: readonly (number | readonly [totalCents: number, taxCents: number])[]) {
  let beforeCents = 0;
  return totals.map((one, index) => {
    const [totalCents, taxCents] = typeof one === 'number' ? [one, null] : one;
    const amountCents = beforeCents - totalCents;
    beforeCents = totalCents;
    return { id: index + 1, kind: 'refund', totalCents, amountCents, taxCents } as const;
  });
}

const taxesOf = (...entries: Parameters<typeof missingRefundTaxes>[0]) =>
  missingRefundTaxes(entries).map(({ taxCents }) => taxCents);

it('gives a refund of everything the whole tax', () => {
  expect(missingRefundTaxes([payment(1_900, 303), ...refunds(1_900)])).toEqual([{ id: 1, taxCents: -303 }]);
});

it('gives a refund of everything the tax that earlier refunds left', () => {
  expect(taxesOf(payment(1_900, 303), ...refunds([500, -79], 1_900))).toEqual([-224]);
});

it('gives a part its share, and the next one what is new', () => {
  expect(taxesOf(payment(1_900, 303), ...refunds(500, 900, 1_900))).toEqual([-80, -64, -159]);
});

it('adds up to the payment’s tax however small the parts are', () => {
  for (const taxCents of [0, 1, 2, 303, 1_899, 1_900]) {
    const parts = Array.from({ length: 1_900 }, (_, index) => index + 1);
    const taxes = taxesOf(payment(1_900, taxCents), ...refunds(...parts));
    expect(taxes.reduce((sum, cents) => sum + cents, 0)).toBe(0 - taxCents);
    expect(Math.max(...taxes)).toBeLessThanOrEqual(0);
  }
});

it('orders the refunds by their totals, not as they were recorded', () => {
  const [first, second] = refunds(500, 900);
  expect(missingRefundTaxes([second!, first!, payment(1_900, 303)])).toEqual([
    { id: 1, taxCents: -80 },
    { id: 2, taxCents: -64 },
  ]);
});

it('never adds to the tax when a provider reported more than the share before', () => {
  expect(taxesOf(payment(1_900, 303), ...refunds([500, -303], 900, 1_900))).toEqual([0, 0]);
});

it('gives no more than the whole tax when more is refunded than was paid', () => {
  expect(taxesOf(payment(1_900, 303), ...refunds(2_000))).toEqual([-303]);
});

it('gives 0 for a payment without tax, and nothing while the payment or its tax is not known', () => {
  expect(taxesOf(payment(1_900, 0), ...refunds(500))).toEqual([0]);
  expect(taxesOf(payment(1_900, null), ...refunds(500))).toEqual([]);
  expect(taxesOf(...refunds(500, 1_900))).toEqual([]);
});

it('leaves reported taxes alone', () => {
  expect(taxesOf(payment(1_900, 303), ...refunds([500, -75], [900, -144]))).toEqual([]);
});
