/** The entities of Paddle's API as far as a checkout for one item needs them, in the API's own spelling. */
export interface Price {
  readonly id: string;
  readonly product_id: string;
  readonly description: string;
  readonly name: string | null;
  readonly tax_mode: string;
  readonly unit_price: { readonly amount: string; readonly currency_code: string };
  readonly quantity: { readonly minimum: number; readonly maximum: number };
}

export type TransactionStatus = 'draft' | 'ready' | 'billed' | 'paid' | 'completed' | 'canceled' | 'past_due';

export interface Transaction {
  readonly id: string;
  readonly lineItemId: string;
  readonly customData: unknown;
  readonly price: Price;
  readonly quantity: number;
  readonly checkoutUrl: string;
  readonly createdAt: Date;
  status: TransactionStatus;
  updatedAt: Date;
  billedAt: Date | undefined;
  customer: { readonly id: string; readonly email: string } | undefined;
  addressId: string | undefined;
  /** Percent; 0 until the buyer's country is known. */
  taxPercent: number;
  payments: Payment[];
}

export interface Payment {
  readonly id: string;
  readonly status: 'captured' | 'error';
  readonly createdAt: Date;
}

export type AdjustmentAction = 'refund' | 'chargeback' | 'chargeback_warning' | 'chargeback_reverse';
export type AdjustmentStatus = 'pending_approval' | 'approved' | 'rejected' | 'reversed';

export interface Adjustment {
  readonly id: string;
  readonly itemId: string;
  readonly transaction: Transaction;
  readonly action: AdjustmentAction;
  readonly type: 'full' | 'partial';
  readonly reason: string;
  readonly totalCents: number;
  readonly createdAt: Date;
  status: AdjustmentStatus;
  updatedAt: Date;
}

export interface Product {
  readonly id: string;
  readonly status: 'active' | 'archived';
}

export function totalCents({ price, quantity }: Transaction): number {
  return Number(price.unit_price.amount) * quantity;
}

/** The tax inside an amount that includes it. */
export function taxWithin(cents: number, taxPercent: number): number {
  return cents - Math.round(cents / (1 + taxPercent / 100));
}

function totals(cents: number, taxPercent: number) {
  const tax = taxWithin(cents, taxPercent);
  return { subtotal: String(cents - tax), discount: '0', tax: String(tax), total: String(cents) };
}

export function productJson({ id, status }: Product) {
  const dates = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
  return {
    ...{ id, name: `Product ${id}`, tax_category: 'standard', type: 'standard', description: null },
    ...{ image_url: null, custom_data: null, status, import_meta: null, ...dates },
  };
}

function priceJson(price: Price, at: Date) {
  return {
    ...price,
    ...{ type: 'custom', billing_cycle: null, trial_period: null, unit_price_overrides: [] },
    ...{ custom_data: null, status: 'active', import_meta: null },
    ...{ created_at: at.toISOString(), updated_at: at.toISOString() },
  };
}

export function transactionJson(transaction: Transaction) {
  const { id, price, quantity, status, customer, taxPercent } = transaction;
  const cents = totalCents(transaction);
  const isDone = status === 'completed' || status === 'paid';
  const currency_code = price.unit_price.currency_code;
  const sums = totals(cents, taxPercent);
  const rate = String(taxPercent / 100);
  return {
    ...{ id, status, customer_id: customer?.id ?? null, address_id: transaction.addressId ?? null },
    ...{ business_id: null, custom_data: transaction.customData, currency_code, origin: 'api' },
    ...{ subscription_id: null, invoice_id: null, invoice_number: null, collection_mode: 'automatic' },
    ...{ discount_id: null, billing_details: null, billing_period: null },
    items: [
      { price_id: price.id, price: priceJson(price, transaction.createdAt), quantity, proration: null },
    ],
    details: {
      tax_rates_used: [{ tax_rate: rate, totals: sums }],
      totals: {
        ...{ ...sums, credit: '0', credit_to_balance: '0', balance: isDone ? '0' : sums.total },
        ...{ grand_total: sums.total, grand_total_tax: sums.tax, currency_code },
        ...{ fee: isDone ? '145' : null, earnings: isDone ? String(Number(sums.subtotal) - 145) : null },
      },
      adjusted_totals: null,
      payout_totals: null,
      adjusted_payout_totals: null,
      line_items: [
        {
          ...{ id: transaction.lineItemId, price_id: price.id, quantity, proration: null, tax_rate: rate },
          ...{ totals: sums, unit_totals: totals(Number(price.unit_price.amount), taxPercent) },
          product: productJson({ id: price.product_id, status: 'active' }),
        },
      ],
    },
    payments: transaction.payments.map((payment) => ({
      ...{ payment_attempt_id: payment.id, stored_payment_method_id: payment.id, payment_method_id: null },
      ...{ amount: sums.total, status: payment.status, created_at: payment.createdAt.toISOString() },
      error_code: payment.status === 'error' ? 'declined' : null,
      method_details: {
        type: 'card',
        card: { type: 'visa', last4: '4242', expiry_month: 1, expiry_year: 2030, cardholder_name: 'T' },
      },
      captured_at: payment.status === 'captured' ? payment.createdAt.toISOString() : null,
    })),
    checkout: { url: `${transaction.checkoutUrl}?_ptxn=${id}` },
    created_at: transaction.createdAt.toISOString(),
    updated_at: transaction.updatedAt.toISOString(),
    billed_at: transaction.billedAt?.toISOString() ?? null,
    revised_at: null,
  };
}

export function customerJson({ id, email }: { readonly id: string; readonly email: string }, at: Date) {
  return {
    ...{ id, name: null, email, marketing_consent: false, status: 'active', custom_data: null },
    ...{ locale: 'en', import_meta: null, created_at: at.toISOString(), updated_at: at.toISOString() },
  };
}

export function adjustmentJson(adjustment: Adjustment) {
  const { id, action, type, transaction, status, totalCents: cents } = adjustment;
  const { subtotal, tax, total } = totals(cents, transaction.taxPercent);
  const currency_code = transaction.price.unit_price.currency_code;
  return {
    ...{ id, action, type, transaction_id: transaction.id, subscription_id: null, status },
    ...{ customer_id: transaction.customer?.id ?? null, reason: adjustment.reason, currency_code },
    credit_applied_to_balance: null,
    items: [
      {
        ...{ id: adjustment.itemId, item_id: transaction.lineItemId, type, amount: total, proration: null },
        totals: { subtotal, tax, total },
      },
    ],
    totals: {
      ...{ subtotal, tax, total, fee: '0', retained_fee: '0', earnings: subtotal, currency_code },
    },
    payout_totals: null,
    tax_rates_used: [{ tax_rate: String(transaction.taxPercent / 100), totals: { subtotal, tax, total } }],
    created_at: adjustment.createdAt.toISOString(),
    updated_at: adjustment.updatedAt.toISOString(),
  };
}
