import { expect, it } from 'vitest';
import type { Difference, DifferenceKind } from '../../../features/orders/reconciliation/difference.ts';
import { ledgerText } from './ledger-text.ts';
import { reconciliationText } from './reconciliation-text.ts';
import { refundText } from './refund-command.ts';

const SINCE = new Date('2026-11-19T10:00:00Z');
const RESULT = { provider: 'stripe', checked: 0, applied: 0, differences: [], failure: undefined };
const payment = (kind: DifferenceKind, orderId?: string) =>
  ({
    kind,
    provider: 'stripe',
    paymentId: 'pi_1',
    orderId,
    amountCents: 1900,
    currency: 'EUR',
  }) as Difference;

it('reconciliation: says in sentences what was booked and what differs', () => {
  expect(
    reconciliationText(
      [
        { ...RESULT, checked: 12, applied: 1 },
        {
          ...RESULT,
          ...{ provider: 'lemonsqueezy', checked: 1 },
          differences: [
            payment('paid-there-unknown-here'),
            payment('several-orders-fit'),
            payment('amount-differs', 'order1'),
            { ...payment('refunded-there-delivered-here', 'order1'), refundCents: 500 },
            { ...payment('refunded-here-not-there', 'order1'), refundCents: 1900 },
            { ...payment('refund-overdue', 'order1'), refundCents: 700 },
            payment('paid-here-unknown-there', 'order1'),
            payment('unreadable'),
          ],
        },
        { ...RESULT, provider: 'paddle', failure: 'Paddle did not list transactions.' },
      ],
      SINCE,
    ),
  ).toBe(
    [
      'Stripe: 12 payments since 2026-11-19 checked, 1 movement booked that no webhook had brought, nothing differs.',
      'Lemon Squeezy: 1 payment since 2026-11-19 checked, 0 movements booked that no webhook had brought, 8 differences.',
      '  Payment pi_1 of 19.00 EUR was paid at Lemon Squeezy, and no order of ours fits it.',
      '  Payment pi_1 of 19.00 EUR was paid at Lemon Squeezy, and several orders of ours fit it.',
      '  Payment pi_1 of 19.00 EUR (order order1) has another amount or currency at Lemon Squeezy than in our books, or one that they cannot hold.',
      '  Payment pi_1 of 19.00 EUR (order order1) was refunded at Lemon Squeezy up to 5.00 EUR without a request of ours, although the headshots were delivered; our books show the refund.',
      '  Payment pi_1 of 19.00 EUR (order order1) is refunded up to 19.00 EUR in our books, but less at Lemon Squeezy: the refund failed or was reversed.',
      '  Payment pi_1 of 19.00 EUR (order order1) should have been refunded up to 7.00 EUR more than a day ago, and Lemon Squeezy has not confirmed it.',
      '  Payment pi_1 of 19.00 EUR (order order1) is in our books, but not in the list of Lemon Squeezy.',
      '  Payment pi_1 cannot be read in the list of Lemon Squeezy; look at it there.',
      'Paddle: 0 payments since 2026-11-19 checked, 0 movements booked that no webhook had brought.',
      '  The list could not be read to its end: Paddle did not list transactions.',
      '',
    ].join('\n'),
  );
});

it('ledger: aligns a line for each day', () => {
  const sum = { provider: 'stripe', currency: 'EUR', payments: 10, paidCents: 19_000 };
  const text = ledgerText([
    { ...sum, day: '2026-11-25', refunds: 0, refundedCents: 0, netCents: 19_000, taxCents: 3_034 },
    {
      ...{ ...sum, day: '2026-11-26', provider: 'lemonsqueezy', payments: 0, paidCents: 0 },
      ...{ refunds: 1, refundedCents: 1900, netCents: -1900, taxCents: undefined },
    },
  ]);
  expect(text).toBe(
    [
      'day         provider      currency  payments    paid  refunds  refunded    left  tax in it',
      '2026-11-25  stripe        EUR             10  190.00        0      0.00  190.00      30.34',
      '2026-11-26  lemonsqueezy  EUR              0    0.00        1     19.00  -19.00    unknown',
      '',
    ].join('\n'),
  );
  expect(ledgerText([])).toBe('There are no payments or refunds in this period.\n');
});

it('refund: tells what will happen', () => {
  const refund = { provider: 'stripe', currency: 'EUR', priceCents: 1900, earlierCents: 0 } as const;
  expect(refundText('order1', { ...refund, totalCents: 1900 })).toBe(
    [
      'Order order1: Stripe is asked to refund 19.00 EUR, of 19.00 EUR.',
      'The buyer gets an email. As soon as Stripe confirms it, the shoot ends and its gallery closes.',
      'A running worker does this within seconds; otherwise it happens at the next start.',
      '',
    ].join('\n'),
  );
  expect(refundText('order1', { ...refund, earlierCents: 300, totalCents: 500 })).toContain(
    'Stripe is asked to refund 2.00 EUR after 3.00 EUR before, of 19.00 EUR.\nThe buyer gets an email. The order stays paid.',
  );
});
