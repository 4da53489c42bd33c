import { PaddleApiError } from './paddle-errors.ts';
import {
  type Adjustment,
  type AdjustmentAction,
  adjustmentJson,
  type AdjustmentStatus,
  customerJson,
  type Price,
  taxWithin,
  totalCents,
  type Transaction,
  transactionJson,
} from './paddle-entities.ts';

export interface NewTransaction {
  readonly price: Omit<Price, 'id'>;
  readonly quantity: number;
  readonly customData: unknown;
  readonly checkoutUrl: string;
}

export interface BooksOptions {
  readonly now: () => Date;
  readonly taxPercent: number;
  /** True if refunds wait for approval, as in the sandbox and as large ones do in live accounts. */
  readonly reviewsRefunds: boolean;
  readonly emit: (type: string, data: unknown) => void;
}

export type PaddleBooks = ReturnType<typeof createPaddleBooks>;

/** The transactions and adjustments of an account. Every change sends the events that Paddle documents for it. */
export function createPaddleBooks({ now, taxPercent, reviewsRefunds, emit }: BooksOptions) {
  const transactions: Transaction[] = [];
  const adjustments: Adjustment[] = [];
  let ids = 0;

  /** Paddle's ids are a prefix and 26 letters and digits, which begin with the time and so sort by it. */
  function newId(prefix: string): string {
    const time = now().getTime().toString(36).padStart(9, '0');
    return `${prefix}_01${time}${(++ids).toString(36).padStart(15, '0')}`;
  }

  function changed(transaction: Transaction, ...types: string[]): void {
    transaction.updatedAt = now();
    for (const type of types) emit(type, transactionJson(transaction));
  }

  function create({ price, quantity, customData, checkoutUrl }: NewTransaction): Transaction {
    const transaction: Transaction = {
      ...{ id: newId('txn'), lineItemId: newId('txnitm'), customData, quantity, checkoutUrl },
      price: { ...price, id: newId('pri') },
      ...{ status: 'draft', createdAt: now(), updatedAt: now(), billedAt: undefined },
      ...{ customer: undefined, addressId: undefined, taxPercent: 0, payments: [] },
    };
    transactions.push(transaction);
    changed(transaction, 'transaction.created');
    return transaction;
  }

  /** The buyer enters an address, with which the transaction becomes ready, and pays. */
  function pay(transaction: Transaction, isDeclined: boolean, email = 'buyer@example.org'): void {
    if (transaction.status === 'draft') {
      transaction.customer = { id: newId('ctm'), email };
      transaction.addressId = newId('add');
      transaction.taxPercent = taxPercent;
      transaction.status = 'ready';
      emit('customer.created', customerJson(transaction.customer, now()));
      emit('address.created', { id: transaction.addressId, country_code: 'DE', status: 'active' });
      changed(transaction, 'transaction.updated', 'transaction.ready');
    }
    const status = isDeclined ? 'error' : 'captured';
    transaction.payments.unshift({ id: crypto.randomUUID(), status, createdAt: now() });
    if (isDeclined) return changed(transaction, 'transaction.payment_failed');
    transaction.status = 'paid';
    transaction.billedAt = now();
    changed(transaction, 'transaction.paid', 'transaction.updated');
    transaction.status = 'completed';
    changed(transaction, 'transaction.completed', 'transaction.updated');
  }

  const adjustmentsOf = (transaction: Transaction) =>
    adjustments.filter((one) => one.transaction === transaction);

  const refundsOf = (transaction: Transaction, statuses: readonly AdjustmentStatus[]) =>
    adjustmentsOf(transaction).filter(
      ({ status, action }) => action !== 'chargeback_reverse' && statuses.includes(status),
    );

  function refundedCents(transaction: Transaction, ...statuses: AdjustmentStatus[]): number {
    return refundsOf(transaction, statuses).reduce((cents, refund) => cents + refund.totalCents, 0);
  }

  /** The tax within the approved refunds. Each is rounded by itself, but together they never exceed that of the payment. */
  function refundedTaxCents(transaction: Transaction): number {
    const taxOf = (cents: number) => taxWithin(cents, transaction.taxPercent);
    const sum = refundsOf(transaction, ['approved']).reduce((cents, one) => cents + taxOf(one.totalCents), 0);
    return Math.min(sum, taxOf(totalCents(transaction)));
  }

  function addAdjustment(
    transaction: Transaction,
    action: AdjustmentAction,
    cents: number,
    status: AdjustmentStatus,
    reason: string,
  ): Adjustment {
    const type = cents === totalCents(transaction) ? 'full' : 'partial';
    const adjustment: Adjustment = {
      ...{ id: newId('adj'), itemId: newId('adjitm'), transaction, action, type, reason, status },
      ...{ totalCents: cents, createdAt: now(), updatedAt: now() },
    };
    adjustments.push(adjustment);
    emit('adjustment.created', adjustmentJson(adjustment));
    return adjustment;
  }

  /** @param cents undefined for all that is left */
  function requestRefund(transaction: Transaction, cents: number | undefined, reason: string): Adjustment {
    const { id, status } = transaction;
    if (status !== 'completed') {
      const detail = `The transaction being adjusted (refund) has a non supported status. ID: ${id}`;
      throw new PaddleApiError(400, 'adjustment_transaction_invalid_status_for_refund', detail);
    }
    if (adjustmentsOf(transaction).some((one) => one.status === 'pending_approval')) {
      throw new PaddleApiError(
        400,
        'adjustment_pending_refund_request',
        'You are unable to create further adjustments against this transaction as there is a pending refund request',
      );
    }
    const left = totalCents(transaction) - refundedCents(transaction, 'approved');
    if (left === 0) {
      const detail = 'There is nothing left to adjust on the transaction item.';
      throw new PaddleApiError(400, 'adjustment_transaction_item_has_already_been_fully_adjusted', detail);
    }
    const amount = cents ?? left;
    if (amount > left) {
      const detail = `The adjustment amount exceeds the total amount left to adjust. Amount to Adjust: ${amount}, Amount Left: ${left}`;
      throw new PaddleApiError(400, 'adjustment_total_amount_above_remaining_allowed', detail);
    }
    return addAdjustment(
      transaction,
      'refund',
      amount,
      reviewsRefunds ? 'pending_approval' : 'approved',
      reason,
    );
  }

  /** Paddle's review of every refund that awaits it. */
  function review(status: 'approved' | 'rejected'): void {
    for (const adjustment of adjustments) {
      if (adjustment.status === 'pending_approval') setStatus(adjustment, status);
    }
  }

  function setStatus(adjustment: Adjustment, status: AdjustmentStatus): void {
    adjustment.status = status;
    adjustment.updatedAt = now();
    emit('adjustment.updated', adjustmentJson(adjustment));
  }

  /** Paddle contests a chargeback, and wins. */
  function reverseChargeback(adjustment: Adjustment): void {
    setStatus(adjustment, 'reversed');
    const { transaction, totalCents: cents } = adjustment;
    addAdjustment(transaction, 'chargeback_reverse', cents, 'approved', 'Won');
  }

  function cancel(transaction: Transaction): void {
    if (transaction.status !== 'ready' && transaction.status !== 'billed') {
      const detail = `Invalid attempt to change status from '${transaction.status}' to 'canceled'`;
      throw new PaddleApiError(400, 'transaction_invalid_status_change', detail);
    }
    transaction.status = 'canceled';
    changed(transaction, 'transaction.canceled', 'transaction.updated');
  }

  return {
    ...{ transactions, adjustments, newId, create, pay, adjustmentsOf, refundedCents },
    ...{ refundedTaxCents, addAdjustment, requestRefund, review, reverseChargeback, cancel },
  };
}
