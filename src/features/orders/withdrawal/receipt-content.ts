import type { FoundOrders } from './match-order.ts';
import type { Withdrawal } from './withdrawal.ts';

/** The part of a declaration that its receipt may repeat. */
export interface ReceiptContent {
  /** The declaration; undefined when the declarant did not prove that the order is theirs. */
  readonly withdrawal: Withdrawal | undefined;
  /** The paid orders of the recipient's address; empty when `withdrawal` is set. */
  readonly orderNumbers: readonly string[];
}

/**
 * Decides what a receipt may repeat. Anybody can type any address, so a receipt must not send a stranger's text to it in our
 * name. Only the buyer knows the number of a paid order together with its address. For an address alone, the receipt
 * repeats only our own records. An unpaid order proves nothing, because anybody can open one with any address.
 */
export function receiptContent(withdrawal: Withdrawal, found: FoundOrders): ReceiptContent {
  const paid = found.orders.filter(({ paidAt }) => paidAt !== null);
  const isProven = found.match === 'number-and-email' && paid.length > 0;
  if (isProven) return { withdrawal, orderNumbers: [] };
  return {
    withdrawal: undefined,
    orderNumbers: found.match === 'email-only' ? paid.map(({ id }) => id) : [],
  };
}
