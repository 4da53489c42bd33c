import type { Carrier } from '../webhooks/carrier.ts';
import type { ReportedDifference } from '../service/run-log.ts';
import type { Shop } from '../shop.ts';
import { checkLedger } from './check-ledger.ts';
import { checkMails } from './check-mails.ts';
import { checkOrders } from './check-orders.ts';
import { checkPayments, fateOf } from './check-payments.ts';
import { type Facts, loadFacts, type Payment, paymentKey, type Violation } from './facts.ts';

export interface Audit {
  readonly facts: Facts;
  readonly violations: readonly Violation[];
  /** The differences that are still reported, each for a person to decide. */
  readonly differences: readonly ReportedDifference[];
}

/** Kinds of differences about payments that were applied; nothing is left to decide. */
const SETTLED_KINDS = ['refunded-there-delivered-here'];

/** Compares the providers' books, our tables, the ledger, the renders and the mails. */
export async function audit(
  shop: Shop,
  latest: ReadonlyMap<string, readonly ReportedDifference[]>,
): Promise<Audit> {
  const facts = await loadFacts(shop);
  const differences = [...latest.values()].flat();
  const { asks, persons, doomed, paidWhileDown, carriers, processes } = shop;
  const isUnreported = ({ provider, paymentId }: Payment) =>
    (carriers[provider] satisfies Carrier).wasNeverAccepted('order_created', paymentId);
  const violations = [
    ...processes.problems,
    ...checkPayments(facts, { asks, persons, doomed, paidWhileDown, differences, isUnreported }),
    ...checkOrders(facts),
    ...checkLedger(facts),
    ...checkMails(facts, asks),
    ...checkDifferences(facts, differences),
    ...checkQueue(facts),
  ];
  return { facts, violations, differences };
}

/** A difference is explained if its payment is one that only a person can assign. */
function checkDifferences(facts: Facts, differences: readonly ReportedDifference[]): readonly Violation[] {
  return differences
    .filter((difference) => !SETTLED_KINDS.includes(difference.kind))
    .filter((difference) => {
      const payment = facts.payments.find((one) => paymentKey(one) === paymentKey(difference));
      return !payment || fateOf(facts, differences, payment).kind !== 'reported';
    })
    .map(({ kind, provider, paymentId }) => ({
      text: `the reconciliation reports ${kind} for ${provider} ${paymentId}, which is settled or unknown`,
      ids: [paymentId],
    }));
}

function checkQueue({ waitingJobs }: Facts): readonly Violation[] {
  return [...waitingJobs].map(([name, count]) => ({ text: `${count} jobs of ${name} still wait`, ids: [] }));
}
