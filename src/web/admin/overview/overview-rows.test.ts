import { expect, it } from 'vitest';
import type { MoneyStep } from '../../../features/orders/operator/money-figures.server.ts';
import { exportRows, moneyRows, moneyTotals, OVERVIEW_EXPORTS } from './overview-rows.ts';

const MONEY: readonly MoneyStep[] = [
  { day: '2026-11-25', currency: 'USD', payments: 1, paidCents: 1900, refunds: 0, refundedCents: 0 },
  { day: '2026-11-25', currency: 'EUR', payments: 2, paidCents: 4800, refunds: 0, refundedCents: 0 },
  { day: '2026-11-27', currency: 'EUR', payments: 1, paidCents: 1520, refunds: 1, refundedCents: 500 },
];

it('sums each currency for itself', () => {
  expect(moneyTotals(MONEY)).toEqual([
    { currency: 'EUR', payments: 3, paidCents: 6320, refunds: 1, refundedCents: 500 },
    { currency: 'USD', payments: 1, paidCents: 1900, refunds: 0, refundedCents: 0 },
  ]);
});

it('has a row for every day', () => {
  expect(moneyRows(MONEY, { first: '2026-11-25', last: '2026-11-27' }, 'EUR')).toEqual([
    { day: '2026-11-25', paid: 48, refunded: 0 },
    { day: '2026-11-26', paid: 0, refunded: 0 },
    { day: '2026-11-27', paid: 15.2, refunded: 5 },
  ]);
});

it('exports exactly the columns that it names', () => {
  const figures = {
    money: MONEY,
    conversion: [
      {
        source: 'search' as const,
        visits: { arrived: 200, 'create-headshot': 90, details: 12, payment: 10, paid: 7 },
      },
    ],
    refusals: [{ reason: 'too-dark', count: 4 }],
    deliveries: [{ day: '2026-11-25', delivered: 3, medianMinutes: 4.25, p95Minutes: 9 }],
  };
  const names = Object.keys(OVERVIEW_EXPORTS) as (keyof typeof OVERVIEW_EXPORTS)[];
  for (const name of names) {
    const [line] = exportRows(figures, name);
    expect(Object.keys(line!)).toEqual(OVERVIEW_EXPORTS[name]);
  }
  expect(exportRows(figures, 'money')[2]).toMatchObject({
    paid_incl_tax: '15.20',
    refunded_incl_tax: '5.00',
  });
  expect(exportRows(figures, 'conversion')[0]).toMatchObject({ source: 'search', paid_percent: '3.5' });
  expect(exportRows(figures, 'delivery-times')[0]).toMatchObject({ median_minutes: '4.3' });
});
