import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { err, ok, type Result } from '../../../base/result.ts';
import type { Claim } from '../../../platform/db/claim.ts';
import type { Reader, Transaction } from '../../../platform/db/database.ts';
import { headshotRemakes } from '../../../platform/db/tables/gallery.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { selfies, type ShootState } from '../../../platform/db/tables/shoots.ts';
import { listJobsAbout, startJobsNow } from '../../../platform/queue/jobs-about.ts';
import { markComparisonQueued } from '../draft/draft-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import { lockShoot, type ShootRow } from '../shoot-store.server.ts';
import { planRetry, retriedNames, type RetryFacts, type RetryPlan, type RetryRefusal } from './retry-plan.ts';

export type RetryError = 'shoot-not-found' | 'state-changed' | 'changed-meanwhile' | RetryRefusal;

interface RetryRequest {
  readonly shootId: string;
  /** The state in which the operator saw the shoot. */
  readonly seenState: ShootState;
  readonly claim: Claim;
}

/** Starts again what a shoot waits for: jobs that were lost, and jobs that wait for a later time. Resolves to their names. */
export async function retryShoot(
  ports: Pick<ShootPorts, 'db' | 'queue' | 'clock' | 'live'>,
  { shootId, seenState, claim }: RetryRequest,
): Promise<Result<readonly string[], RetryError>> {
  return ports.db.transaction(async (tx) => {
    const shoot = await lockShoot(tx, shootId);
    if (!shoot) return err('shoot-not-found');
    if (shoot.state !== seenState) return err('state-changed');
    const plan = planRetry(await gatherFacts(tx, shoot, ports.clock.now()));
    if (!plan.ok) return plan;
    const names = retriedNames(plan.value);
    if (!(await claim(tx, { jobs: names.join(', ') }))) return err('changed-meanwhile');
    await startPlan(tx, ports, shoot, plan.value);
    return ok(names);
  });
}

async function gatherFacts(tx: Transaction, shoot: ShootRow, now: Date): Promise<RetryFacts> {
  const unsentMailIds = await listUnsentMailIds(tx, shoot.id);
  const unchecked = await tx
    .select({ id: selfies.id })
    .from(selfies)
    .where(and(eq(selfies.shootId, shoot.id), eq(selfies.state, 'checking')));
  const awaited = await tx
    .select({ id: headshotRemakes.id })
    .from(headshotRemakes)
    .where(
      and(eq(headshotRemakes.shootId, shoot.id), inArray(headshotRemakes.state, ['requested', 'rendering'])),
    );
  return {
    ...{ shoot, now, unsentMailIds },
    uncheckedSelfieIds: unchecked.map(({ id }) => id),
    awaitedRemakeIds: awaited.map(({ id }) => id),
    jobs: await listJobsAbout(tx, [shoot.id, ...unsentMailIds]),
  };
}

async function listUnsentMailIds(db: Reader, shootId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.shootId, shootId), isNull(mails.sentAt), ne(mails.recipient, '')));
  return rows.map(({ id }) => id);
}

async function startPlan(
  tx: Transaction,
  { queue, live }: Pick<ShootPorts, 'queue' | 'live'>,
  shoot: ShootRow,
  plan: RetryPlan,
): Promise<void> {
  const { id: shootId } = shoot;
  if (plan.render) await queue.enqueue(tx, 'shoots.render', { shootId }, { singletonKey: shootId });
  if (plan.expire) await queue.enqueue(tx, 'shoots.expire', { shootId }, { singletonKey: shootId });
  if (plan.compare) {
    await markComparisonQueued(tx, shootId);
    await queue.enqueue(tx, 'shoots.compare', { shootId });
  }
  if (plan.preview) await queue.enqueue(tx, 'shoots.preview', { shootId, turn: shoot.previewTurn });
  for (const selfieId of plan.selfieIds)
    await queue.enqueue(tx, 'shoots.prepare', { shootId, selfieId }, { singletonKey: selfieId });
  for (const remakeId of plan.remakeIds)
    await queue.enqueue(tx, 'headshots.remake', { shootId, remakeId }, { singletonKey: remakeId });
  for (const mailId of plan.mailIds)
    await queue.enqueue(tx, 'mail.send', { mailId }, { singletonKey: mailId });
  await startJobsNow(tx, plan.startNow);
  await live.publish(tx, shootId);
}
