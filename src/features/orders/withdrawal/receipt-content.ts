import type { FoundOrders } from './match-order.ts';
import type { Withdrawal } from './withdrawal.ts';

/** The part of a declaration that its receipt may repeat. */
export interface ReceiptContent {
  /** The declaration; undefined when the declarant did not prove that the order is theirs. */
  readonly withdrawal: Withdrawal | undefined;
  /** The paid orders of the address that the receipt goes to; empty when `withdrawal` is set. */
  readonly orderNumbers: readonly string[];
}

/**
 * Anybody can type any address, so the receipt must not carry a stranger's words to it under our name. The number of a
 * paid order together with its address is known to the buyer alone; of the address alone only our own rows are
 * repeated. An unpaid order proves nothing: anybody can open one with any address.
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
