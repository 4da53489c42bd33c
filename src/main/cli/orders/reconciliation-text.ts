import { paymentCompany } from '../../../catalog/payment-companies.ts';
import type {
  Difference,
  DifferenceKind,
  ProviderReconciliation,
} from '../../../features/orders/reconciliation/reconcile-payments.server.ts';
import { formatAmount } from './typed-values.ts';

/** A sentence for each kind of difference, to be read after "Payment x of 19.00 EUR". */
const SENTENCES: Readonly<Record<DifferenceKind, (company: string) => string>> = {
  'paid-there-unknown-here': (company) => `was paid at ${company}, and no order of ours fits it.`,
  'several-orders-fit': (company) => `was paid at ${company}, and several orders of ours fit it.`,
  'amount-differs': (company) =>
    `has another amount or currency at ${company} than in our books, or one that they cannot hold.`,
  'refunded-after-delivery': (company) =>
    `was refunded at ${company} after the headshots were delivered, and is refunded here now.`,
  'paid-here-unknown-there': (company) => `is in our books, but not in the list of ${company}.`,
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
  { kind, paymentId, orderId, amountCents, currency }: Difference,
  company: string,
): string {
  const order = orderId === undefined ? '' : ` (order ${orderId})`;
  return `Payment ${paymentId} of ${formatAmount(amountCents, currency)}${order} ${SENTENCES[kind](company)}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
