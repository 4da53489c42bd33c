import { isUnreadable, type ListedPayment, type Payments } from '../../src/platform/payments/payments.ts';

type Lister = Pick<Payments, 'listPayments'>;

/** Reads a provider's whole list, without its unreadable entries. */
export async function collectPayments(payments: Lister, since: Date): Promise<ListedPayment[]> {
  const listed: ListedPayment[] = [];
  for await (const payment of payments.listPayments(since)) if (!isUnreadable(payment)) listed.push(payment);
  return listed;
}

/** Reads a provider's whole list, and returns the ids of its unreadable entries. */
export async function collectUnreadableIds(payments: Lister, since: Date): Promise<string[]> {
  const ids: string[] = [];
  for await (const payment of payments.listPayments(since)) {
    if (isUnreadable(payment)) ids.push(payment.paymentId);
  }
  return ids;
}
