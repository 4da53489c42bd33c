import { type Facts, type Payment, paymentKey, type Violation } from './facts.ts';

/** The sums of one provider in one currency, here and there. */
export interface CurrencySums {
  readonly provider: string;
  readonly currency: string;
  readonly ledgerCents: number;
  readonly booksCents: number;
  readonly ledgerTaxCents: number;
  readonly booksTaxCents: number;
}

/** Sums what is left of all payments, and the tax within it as far as it is known. */
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
      ledgerTaxCents: sum(entries, ({ taxCents }) => taxCents ?? 0),
      booksTaxCents: sum(payments, (payment) => (payment.taxCents ?? 0) - (refundedTaxCents(payment) ?? 0)),
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
    texts.push(
      ...differingTax('was paid', paid, payment.taxCents),
      ...differingTax(
        'went back',
        entries.filter(({ kind }) => kind === 'refund'),
        refundedTaxCents(payment),
      ),
    );
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

/** The tax that went back, as the provider reports it, or else the part of the payment's tax; undefined when neither is known. */
function refundedTaxCents({
  amountCents,
  taxCents,
  refundedCents,
  refundedTaxCents: reportedCents,
}: Payment): number | undefined {
  if (reportedCents !== undefined) return reportedCents;
  return taxCents === undefined ? undefined : Math.round((taxCents * refundedCents) / amountCents);
}

/** Compares the tax of all payments or all refunds of one payment. One unknown tax makes their sum unknown. */
function differingTax(
  what: string,
  entries: Facts['ledger'],
  wantedCents: number | undefined,
): readonly string[] {
  if (entries.length === 0) return [];
  const isKnown = entries.every(({ taxCents }) => taxCents !== null);
  const bookedCents = isKnown ? Math.abs(sum(entries, ({ taxCents }) => taxCents ?? 0)) : undefined;
  if (bookedCents === wantedCents) return [];
  return [
    `${bookedCents ?? 'unknown'} cents of tax are booked as what ${what}, not ${wantedCents ?? 'unknown'}`,
  ];
}

function sum<Item>(items: readonly Item[], cents: (item: Item) => number): number {
  return items.reduce((total, item) => total + cents(item), 0);
}
