import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../../../platform/db/database.ts';
import { isTransientOutage } from '../../../../platform/queue/is-transient-outage.ts';
import { suppressAddress } from '../../../../platform/mail/suppressions.ts';
import { clearFailures, type CampaignRow, noteServerFailure } from '../campaign-store.server.ts';
import { type RecipientRow, settle } from '../recipient-store.server.ts';
import type { Delivery } from './deliver.server.ts';
import { type DeliveryDelays, type FailurePlan, planFailure } from './delivery-plan.ts';

const SETTLE_TRIES = 60;
const SETTLE_AGAIN_MS = 500;

/** Repeats `work` while the database restarts: otherwise a mail whose fate is known would be reported as unknown. */
export async function outlastOutage<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= SETTLE_TRIES || !isTransientOutage(error)) throw error;
      await delay(SETTLE_AGAIN_MS);
    }
  }
}

/** Stores what happened to a claimed mail, and what follows for the campaign. Idempotent. */
export async function settleDelivery(
  db: Database,
  campaign: CampaignRow,
  recipient: RecipientRow,
  delivery: Delivery,
  delays: DeliveryDelays,
  now: Date,
): Promise<FailurePlan | undefined> {
  if (delivery.kind === 'skipped') {
    await settle(db, recipient, { state: 'skipped', reason: delivery.reason }, now);
    return undefined;
  }
  const { answer, isMeasured } = delivery;
  if (delivery.kind === 'sent') {
    await settle(db, recipient, { state: 'sent', answer, isMeasured }, now);
    if (campaign.failuresInARow > 0) await clearFailures(db, campaign.id);
    return undefined;
  }
  const plan = planFailure(delivery.failure, recipient.attempts, campaign, delays);
  const { state, reason, recipientDelayMs = 0, serverDelayMs, failuresInARow, pause } = plan;
  await db.transaction(async (tx) => {
    const dueAt = state === 'queued' ? { dueAt: new Date(now.getTime() + recipientDelayMs) } : {};
    await settle(tx, recipient, { state, reason, answer, isMeasured, ...dueAt }, now);
    if (state === 'bounced')
      await suppressAddress(tx, { address: delivery.address, reason: 'bounce', answer, now });
  });
  if (failuresInARow > 0) {
    const retryAt = serverDelayMs === undefined ? null : new Date(now.getTime() + serverDelayMs);
    const failureKind = delivery.failure;
    await noteServerFailure(db, campaign, { failureKind, failuresInARow, retryAt, pause, answer });
  } else if (campaign.failuresInARow > 0) await clearFailures(db, campaign.id);
  return plan;
}
