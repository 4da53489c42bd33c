import { type Facts, paymentKey, type Violation } from './facts.ts';

/** The sums of one provider in one currency, here and there. */
export interface CurrencySums {
  readonly provider: string;
  readonly currency: string;
  readonly ledgerCents: number;
  readonly booksCents: number;
  readonly ledgerTaxCents: number;
  readonly booksTaxCents: number;
}

/** Sums what is left of all payments; taxes are those of the payments, without the refunds. */
export function currencySums(facts: Facts): readonly CurrencySums[] {
  const groups = new Set(
    [...facts.payments, ...facts.ledger].map(({ provider, currency }) => `${provider} ${currency}`),
  );
  return [...groups].toSorted().map((group) => {
    const isOfGroup = (one: { provider: string; currency: string }) =>
      `${one.provider} ${one.currency}` === group;
    const [payments, entries] = [facts.payments.filter(isOfGroup), facts.ledger.filter(isOfGroup)];
    const [provider = '', currency = ''] = group.split(' ');
    return {
      ...{ provider, currency },
      ledgerCents: sum(entries, ({ amountCents }) => amountCents),
      booksCents: sum(payments, ({ amountCents, refundedCents }) => amountCents - refundedCents),
      ledgerTaxCents: sum(entries, ({ kind, taxCents }) => (kind === 'payment' ? (taxCents ?? 0) : 0)),
      booksTaxCents: sum(payments, ({ taxCents }) => taxCents ?? 0),
    };
  });
}

/** Checks that the ledger equals the providers' books, in sum and for each payment. */
export function checkLedger(facts: Facts): readonly Violation[] {
  const entriesByPayment = Map.groupBy(facts.ledger, paymentKey);
  const known = new Set(facts.payments.map(paymentKey));
  const sums = currencySums(facts)
    .filter((one) => one.ledgerCents !== one.booksCents || one.ledgerTaxCents !== one.booksTaxCents)
    .map((one) => ({
      text: `the ledger of ${one.provider} has ${one.ledgerCents} ${one.currency} cents (tax ${one.ledgerTaxCents}), the books ${one.booksCents} (tax ${one.booksTaxCents})`,
      ids: [],
    }));
  const payments = facts.payments.flatMap((payment) => {
    const entries = entriesByPayment.get(paymentKey(payment)) ?? [];
    const left = sum(entries, ({ amountCents }) => amountCents);
    const paid = entries.filter(({ kind }) => kind === 'payment');
    const texts: string[] = [];
    if (paid.length !== 1) texts.push(`${paid.length} ledger entries for one payment`);
    if (left !== payment.amountCents - payment.refundedCents) {
      texts.push(
        `${left} cents are left in the ledger, ${payment.amountCents - payment.refundedCents} there`,
      );
    }
    const taxes = entries.filter(({ kind }) => kind === 'refund').map(({ taxCents }) => taxCents);
    const isWhole = payment.refundedCents === payment.amountCents;
    if (isWhole && taxes.length > 0 && taxes.every((tax) => tax !== null)) {
      const refundedTax = -sum(taxes, (tax) => tax ?? 0);
      if (Math.abs(refundedTax - (payment.taxCents ?? 0)) > taxes.length) {
        texts.push(`${refundedTax} cents of tax were refunded of ${payment.taxCents ?? 0}`);
      }
    }
    return texts.map((text) => ({
      text: `${paymentKey(payment)}: ${text}`,
      ids: [payment.paymentId, payment.orderId],
    }));
  });
  const strangers = facts.ledger
    .filter((entry) => !known.has(paymentKey(entry)))
    .map((entry) => ({
      text: `the ledger has ${paymentKey(entry)}, which the provider does not`,
      ids: [entry.paymentId, entry.orderId],
    }));
  return [...sums, ...payments, ...strangers];
}

function sum<Item>(items: readonly Item[], cents: (item: Item) => number): number {
  return items.reduce((total, item) => total + cents(item), 0);
}
