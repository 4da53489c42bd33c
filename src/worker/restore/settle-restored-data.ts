import { sweepLeads } from '../../features/leads/sweep-leads.server.ts';
import { holdRestoredCampaigns } from '../../features/newsletter/campaigns/sending/hold-restored-campaigns.server.ts';
import { sweepSubscribers } from '../../features/newsletter/sweep-subscribers.server.ts';
import {
  type ProviderReconciliation,
  type ReconciliationPorts,
  reconcilePayments,
} from '../../features/orders/reconciliation/reconcile-payments.server.ts';
import { sweepReviews } from '../../features/photo-review/mail/sweep-reviews.server.ts';
import { sweepWithdrawals } from '../../features/orders/withdrawal/sweep-withdrawals.server.ts';
import { expireShoot } from '../../features/shoots/erasure/expire-shoot.server.ts';
import { SWEPT_STATES } from '../../features/shoots/erasure/retention.ts';
import { sweepShoots } from '../../features/shoots/erasure/sweep-shoots.server.ts';
import { createUploadStore } from '../../features/shoots/selfies/upload-store.server.ts';
import { listShootIdsToErase } from '../../features/shoots/shoot-store.server.ts';
import { type ErasureRecord, insertRepeated } from '../../platform/erasures/erasure-store.ts';
import { erasePorts } from '../erase-ports.ts';
import { shootOfOrder } from '../order-handlers.ts';
import { repeatErasures, type RestoreContext, withoutKnown } from './repeat-erasures.ts';

export interface SettledData {
  readonly repeatedErasures: number;
  /** Number of shoots that were erased because their time was over. */
  readonly expired: number;
  readonly reconciliations: readonly ProviderReconciliation[];
}

/**
 * Brings restored data to the present before anybody sees it: asks the payment providers what was paid since the backup, repeats the
 * erasures since then, and erases whatever is past its time. Idempotent; may be killed and repeated.
 *
 * @param records the erasures at the backup's target
 */
export async function settleRestoredData(
  context: RestoreContext & ReconciliationPorts,
  records: readonly ErasureRecord[],
): Promise<SettledData> {
  const shoot = shootOfOrder(context);
  const unknown = await withoutKnown(context, records);
  const delivered = records.filter(({ kind }) => kind === 'delivered-order');
  // The reconciliation has to know these orders, so that it refunds none that was delivered and then erased.
  for (const record of delivered) await context.db.transaction((tx) => insertRepeated(tx, record));
  // Before the erasures, because a payment without an order number is recognized by the buyer's address.
  const reconciliations = await reconcilePayments(context, shoot);
  // The orders of a provider that did not answer must not count as paid too late when it does.
  await repeatErasures(context, delivered);
  const others = unknown.filter(({ kind }) => kind !== 'delivered-order');
  await repeatErasures(context, others);
  await holdRestoredCampaigns(context);
  const repeatedErasures = unknown.length;
  return { repeatedErasures, expired: await eraseExpired(context), reconciliations };
}

async function eraseExpired(context: RestoreContext): Promise<number> {
  const now = context.clock.now();
  const due = await listShootIdsToErase(context.db, now, SWEPT_STATES, {
    afterId: '',
    limit: Number.MAX_SAFE_INTEGER,
  });
  for (const shootId of due) await expireShoot(erasePorts(context), shootId);
  await sweepShoots({ ...context, uploads: createUploadStore(context) });
  await sweepLeads(context);
  await sweepReviews(context);
  await sweepWithdrawals(context);
  await sweepSubscribers(context);
  return due.length;
}
