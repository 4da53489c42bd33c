import { LIMITS } from '../../../catalog/limits.ts';
import { isUnreadable, PaymentError, type Payments } from '../../../platform/payments/payments.ts';
import { listBookedPaymentIds } from '../ledger/ledger-store.server.ts';
import type { OrderPorts, ShootOfOrder } from '../order-ports.ts';
import type { Difference } from './difference.ts';
import { mailNewDifferences } from './mail-differences.server.ts';
import { listOverdueRefunds } from './overdue-refunds.server.ts';
import { reconcilePayment } from './reconcile-payment.server.ts';
import { reconciliationStart } from './reconciliation-start.ts';
import { findReadingProgress, recordReading } from './reconciliation-store.server.ts';

/** A younger payment may still have its webhook on the way. */
const WEBHOOK_MARGIN_MS = 10 * 60_000;
/** A list may name the time of the checkout, and our books the later time of the payment. */
const LIST_MARGIN_MS = LIMITS.checkoutLifetimeMs;

export type ReconciliationPorts = OrderPorts & {
  readonly settings: { readonly operatorEmails: readonly string[] };
};

export interface ProviderReconciliation {
  readonly provider: string;
  /** Number of payments in the provider's list. */
  readonly checked: number;
  /** Number of payments and refunds that no webhook had brought. */
  readonly applied: number;
  readonly differences: readonly Difference[];
  /** Why the list could not be read to its end; undefined when it was. */
  readonly failure: string | undefined;
}

/**
 * Compares our books with each provider's own list: applies payments and refunds that no webhook brought, and reports what
 * differs, new differences also by mail to the operators. Idempotent. A provider that does not answer is reported and does not stop
 * the others.
 *
 * @param since the moment from which the lists are read; by default each continues where it was read before
 */
export async function reconcilePayments(
  ports: ReconciliationPorts,
  shoot: ShootOfOrder,
  since?: Date,
): Promise<readonly ProviderReconciliation[]> {
  const read: ProviderReconciliation[] = [];
  for (const provider of ports.payments.all) {
    read.push(await reconcileProvider(ports, shoot, provider, since));
  }
  const results = withOverdueRefunds(read, await listOverdueRefunds(ports.db, ports.clock.now()));
  for (const result of results) logResult(ports, result);
  await mailNewDifferences(
    ports,
    results.flatMap(({ differences }) => differences),
  );
  return results;
}

/** Adds the overdue refunds to the results of their providers, also of those that are not configured any more. */
function withOverdueRefunds(
  read: readonly ProviderReconciliation[],
  overdue: readonly Difference[],
): readonly ProviderReconciliation[] {
  const names = new Set([...read, ...overdue].map(({ provider }) => provider));
  return [...names].map((provider) => {
    const empty = { provider, checked: 0, applied: 0, differences: [], failure: undefined };
    const result = read.find((one) => one.provider === provider) ?? empty;
    const ofProvider = overdue.filter((one) => one.provider === provider);
    return { ...result, differences: [...result.differences, ...ofProvider] };
  });
}

function logResult({ log }: Pick<OrderPorts, 'log'>, result: ProviderReconciliation): void {
  const { differences, ...counts } = result;
  const fields = {
    ...counts,
    differences: differences.map(({ kind, paymentId }) => ({ kind, paymentId })),
  };
  if (differences.length > 0 || result.failure) log.warn(fields, 'payments differ from the provider’s list');
  else if (result.applied > 0) log.info(fields, 'payments reconciled');
}

async function reconcileProvider(
  ports: OrderPorts,
  shoot: ShootOfOrder,
  provider: Payments,
  wantedSince: Date | undefined,
): Promise<ProviderReconciliation> {
  const startedAt = ports.clock.now();
  const before = new Date(startedAt.getTime() - WEBHOOK_MARGIN_MS);
  const since =
    wantedSince ?? reconciliationStart(await findReadingProgress(ports.db, provider.name), startedAt);
  const listed = new Set<string>();
  const differences: Difference[] = [];
  let applied = 0;
  let failure: string | undefined;
  try {
    for await (const payment of provider.listPayments(since)) {
      listed.add(payment.paymentId);
      if (isUnreadable(payment)) {
        const { paymentId } = payment;
        const unknown = { orderId: undefined, amountCents: 0, currency: '' };
        differences.push({ kind: 'unreadable', provider: provider.name, paymentId, ...unknown });
        continue;
      }
      if (payment.paidAt > before) continue;
      const outcome = await reconcilePayment(ports, shoot, provider.name, payment);
      applied += outcome.applied;
      const { paymentId, amountCents, currency } = payment;
      const about = {
        ...{ provider: provider.name, paymentId, orderId: outcome.orderId },
        ...{ amountCents, currency },
      };
      differences.push(...outcome.differences.map((difference) => ({ ...about, ...difference })));
    }
    const listedSince = new Date(since.getTime() + LIST_MARGIN_MS);
    for (const booked of await listBookedPaymentIds(ports.db, provider.name, listedSince, before)) {
      if (listed.has(booked.paymentId)) continue;
      const { paymentId, orderId, amountCents, currency } = booked;
      differences.push({
        ...{ kind: 'paid-here-unknown-there', provider: provider.name, paymentId },
        ...{ orderId: orderId ?? undefined, amountCents, currency },
      });
    }
    await recordReading(ports.db, { provider: provider.name, startedAt, since, readUntil: before });
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    failure = error.message;
  }
  return { provider: provider.name, checked: listed.size, applied, differences, failure };
}
