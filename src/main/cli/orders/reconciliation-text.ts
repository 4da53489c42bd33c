import { paymentCompany } from '../../../catalog/payment-companies.ts';
import type { Difference, DifferenceKind } from '../../../features/orders/reconciliation/difference.ts';
import type { ProviderReconciliation } from '../../../features/orders/reconciliation/reconcile-payments.server.ts';
import { formatAmount } from './typed-values.ts';

/** A sentence for each kind of difference, to be read after "Payment x of 19.00 EUR". */
const SENTENCES: Readonly<Record<DifferenceKind, (company: string, refund: string) => string>> = {
  'paid-there-unknown-here': (company) => `was paid at ${company}, and no order of ours fits it.`,
  'lost-order-refunded': (company) =>
    `was paid at ${company} for an order that was lost before a backup was restored; it is being refunded.`,
  'several-orders-fit': (company) => `was paid at ${company}, and several orders of ours fit it.`,
  'amount-differs': (company) =>
    `has another amount or currency at ${company} than in our books, or one that they cannot hold.`,
  'refunded-there-delivered-here': (company, refund) =>
    `was refunded at ${company} up to ${refund} without a request of ours, although the headshots were delivered; our books show the refund.`,
  'refunded-here-not-there': (company, refund) =>
    `is refunded up to ${refund} in our books, but less at ${company}: the refund failed or was reversed.`,
  'refund-overdue': (company, refund) =>
    `should have been refunded up to ${refund} more than a day ago, and ${company} has not confirmed it.`,
  'paid-here-unknown-there': (company) => `is in our books, but not in the list of ${company}.`,
  unreadable: (company) => `cannot be read in the list of ${company}; look at it there.`,
};

export function reconciliationText(results: readonly ProviderReconciliation[], since: Date): string {
  return results.map((result) => providerText(result, since)).join('');
}

function providerText(
  { provider, checked, applied, differences, failure }: ProviderReconciliation,
  since: Date,
): string {
  const company = paymentCompany(provider).name;
  const day = since.toISOString().slice(0, 10);
  const counts = [
    `${count(checked, 'payment')} since ${day} checked`,
    `${count(applied, 'movement')} booked that no webhook had brought`,
    ...(differences.length > 0 ? [count(differences.length, 'difference')] : []),
    ...(differences.length === 0 && failure === undefined ? ['nothing differs'] : []),
  ];
  const lines = [
    `${company}: ${counts.join(', ')}.`,
    ...differences.map((difference) => `  ${differenceText(difference, company)}`),
    ...(failure === undefined ? [] : [`  The list could not be read to its end: ${failure}`]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function differenceText(
  { kind, paymentId, orderId, amountCents, currency, refundCents = 0 }: Difference,
  company: string,
): string {
  const order = orderId === undefined ? '' : ` (order ${orderId})`;
  const amount = kind === 'unreadable' ? '' : ` of ${formatAmount(amountCents, currency)}`;
  return `Payment ${paymentId}${amount}${order} ${SENTENCES[kind](company, formatAmount(refundCents, currency))}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
