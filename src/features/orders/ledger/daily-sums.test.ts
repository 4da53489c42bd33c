import { expect, it } from 'vitest';
import { dailySums } from './daily-sums.ts';
import type { LedgerEntry } from './ledger-entry.ts';

type Movement = Parameters<typeof dailySums>[0][number];

const movement = (
  occurredAt: string,
  kind: LedgerEntry['kind'],
  amountCents: number,
  more: Partial<Movement> = {},
): Movement => ({
  ...{ provider: 'stripe', currency: 'EUR', kind, amountCents, taxCents: null },
  occurredAt: new Date(occurredAt),
  ...more,
});

it('sums nothing to no days', () => {
  expect(dailySums([])).toEqual([]);
});

it('sums payments and refunds of each day, provider and currency, oldest day first', () => {
  const sums = dailySums([
    movement('2026-11-22T00:00:00Z', 'payment', 999, { taxCents: 0 }),
    movement('2026-11-21T00:00:00Z', 'payment', 1900, { taxCents: 303 }),
    movement('2026-11-21T12:00:00Z', 'payment', 2900, { taxCents: 463 }),
    movement('2026-11-21T23:59:59.999Z', 'refund', -500, { taxCents: -80 }),
    movement('2026-11-21T12:00:00Z', 'refund', -1900, { provider: 'paddle', taxCents: -303 }),
    movement('2026-11-21T12:00:00Z', 'payment', 4900, { currency: 'USD', taxCents: 782 }),
  ]);
  const none = { payments: 0, paidCents: 0, refunds: 0, refundedCents: 0 };
  expect(sums).toEqual([
    {
      ...{ day: '2026-11-21', provider: 'paddle', currency: 'EUR', ...none },
      ...{ refunds: 1, refundedCents: 1900, netCents: -1900, taxCents: -303 },
    },
    {
      ...{ day: '2026-11-21', provider: 'stripe', currency: 'EUR' },
      ...{ payments: 2, paidCents: 4800, refunds: 1, refundedCents: 500, netCents: 4300, taxCents: 686 },
    },
    {
      ...{ day: '2026-11-21', provider: 'stripe', currency: 'USD', ...none },
      ...{ payments: 1, paidCents: 4900, netCents: 4900, taxCents: 782 },
    },
    {
      ...{ day: '2026-11-22', provider: 'stripe', currency: 'EUR', ...none },
      ...{ payments: 1, paidCents: 999, netCents: 999, taxCents: 0 },
    },
  ]);
});

it('gives no tax for a day on which one movement’s tax is not known', () => {
  const [sum] = dailySums([
    movement('2026-11-21T08:00:00Z', 'payment', 1900, { taxCents: 303 }),
    movement('2026-11-21T09:00:00Z', 'refund', -500),
    movement('2026-11-21T10:00:00Z', 'payment', 1900, { taxCents: 303 }),
  ]);
  expect(sum).toMatchObject({ netCents: 3300, taxCents: undefined });
});
