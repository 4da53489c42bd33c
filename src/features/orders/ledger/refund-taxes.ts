import type { LedgerEntry } from './ledger-entry.ts';

type Entry = Pick<LedgerEntry, 'id' | 'kind' | 'totalCents' | 'amountCents' | 'taxCents'>;

/**
 * Calculates the taxes that no provider reported for the refunds of one payment. After R of a payment of P with the tax T went
 * back, round(T × R / P) of the tax has gone back. A refund carries what is new since the refund before it, so that the refunds
 * of everything carry T together. Rounding each part by itself would not add up.
 * @param entries all entries of one payment
 * @returns the tax, negative or 0, of each refund whose tax is not known; none while that of the payment is not known
 */
export function missingRefundTaxes(
  entries: readonly Entry[],
): readonly { readonly id: number; readonly taxCents: number }[] {
  const payment = entries.find(({ kind }) => kind === 'payment');
  if (!payment || payment.taxCents === null) return [];
  const refunds = entries
    .filter(({ kind }) => kind === 'refund')
    .toSorted((a, b) => a.totalCents - b.totalCents);
  const missing: { id: number; taxCents: number }[] = [];
  let carriedCents = 0;
  for (const { id, totalCents, taxCents } of refunds) {
    if (taxCents !== null) {
      carriedCents -= taxCents;
      continue;
    }
    const refundedShare = Math.min(1, totalCents / payment.amountCents);
    // A provider may have reported more than the share before; a refund never adds to the tax.
    const newCents = Math.max(0, Math.round(payment.taxCents * refundedShare) - carriedCents);
    carriedCents += newCents;
    missing.push({ id, taxCents: 0 - newCents });
  }
  return missing;
}
