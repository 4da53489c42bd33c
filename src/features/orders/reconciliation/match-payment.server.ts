import type { Currency } from '../../../catalog/packages.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { ListedPayment } from '../../../platform/payments/payments.ts';
import type { BookedPayment } from '../ledger/ledger-store.server.ts';
import { findFittingOrders } from './fitting-orders.server.ts';
import { listCandidates } from './reconciliation-store.server.ts';

/** The order of a payment, or the orders between which only a person can decide. */
export interface PaymentMatch {
  readonly orderId: string | undefined;
  /** Several orders, or none. */
  readonly candidates: readonly string[];
}

/**
 * Finds the order of a listed payment: the one that the provider names, and else the only one that fits. A payment that fits none
 * or several when it is first seen is not matched by a later change of the orders, such as an erasure, but only when other payments
 * have paid for all its candidates except one.
 */
export async function matchPayment(
  db: Database,
  provider: string,
  payment: ListedPayment & { readonly currency: Currency },
  booked: BookedPayment | undefined,
): Promise<PaymentMatch> {
  const namedId = payment.orderId ?? booked?.orderId;
  if (namedId !== undefined) return { orderId: namedId, candidates: [] };
  const candidates = await listCandidates(db, { provider, paymentId: payment.paymentId });
  if (booked && candidates.length === 0) return { orderId: undefined, candidates: [] };
  const fitting = await findFittingOrders(db, provider, payment);
  if (candidates.length === 0) return fitting.length === 1 ? matched(fitting[0]) : undecided(fitting);
  const left = candidates.filter(({ paidBy }) => paidBy === null).map(({ orderId }) => orderId);
  const [last, ...others] = left;
  const isDecided = last !== undefined && others.length === 0 && fitting.includes(last);
  return isDecided ? matched(last) : undecided(left);
}

function matched(orderId: string | undefined): PaymentMatch {
  return { orderId, candidates: [] };
}

function undecided(candidates: readonly string[]): PaymentMatch {
  return { orderId: undefined, candidates };
}
