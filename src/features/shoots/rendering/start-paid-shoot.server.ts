import type { PackageId } from '../../../catalog/packages.ts';
import { err, ok, type Result } from '../../../base/result.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { recordEarlyPayment } from '../draft/draft-store.server.ts';
import { choiceAsPaid } from '../draft/choice.ts';
import { galleryExpiry, waitingExpiry } from '../erasure/retention.ts';
import { isOpenDraft, isSettled } from '../shoot-state.ts';
import { markShootPaid } from '../shoot-state-store.server.ts';
import { lockShoot, type ShootRow } from '../shoot-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';

type Ports = Pick<ShootPorts, 'queue' | 'live' | 'clock'>;

interface PaidOrder {
  readonly packageId: PackageId;
  readonly paidAt: Date | null;
}

/**
 * Starts a shoot whose order was paid, in the transaction that marks the order paid. A draft that is not complete yet, or whose
 * customer has not asked for the headshots, waits. Idempotent. On an error the order has to be refunded: the
 * shoot was erased, or ended without this order (failed, refunded, or made for another order).
 */
export async function startPaidShoot(
  tx: Transaction,
  ports: Ports,
  shootId: string,
  order: PaidOrder,
): Promise<Result<'rendering' | 'waiting', 'shoot-erased' | 'shoot-ended'>> {
  const shoot = await lockShoot(tx, shootId);
  if (!shoot || shoot.erasedAt || shoot.state === 'expired') return err('shoot-erased');
  if (hasEndedWithout(shoot, order)) return err('shoot-ended');
  const paidAt = order.paidAt ?? ports.clock.now();
  // A paid draft must not be erased after a draft's lifetime of a day.
  if (isOpenDraft(shoot.state)) {
    const { packageId } = order;
    await recordEarlyPayment(tx, shootId, { packageId, expiresAt: waitingExpiry(paidAt) });
  }
  if (shoot.state === 'draft' || (isOpenDraft(shoot.state) && !shoot.startRequestedAt)) {
    await ports.live.publish(tx, shootId);
    return ok('waiting');
  }
  await startRendering(tx, ports, shoot, order);
  return ok('rendering');
}

function hasEndedWithout(shoot: ShootRow, order: PaidOrder): boolean {
  if (isOpenDraft(shoot.state)) return false;
  // A shoot in progress continues for this order if its package is the same, even if an earlier order is being refunded.
  if (!isSettled(shoot.state)) return shoot.packageId !== order.packageId;
  // A repeated call for a delivered shoot must not refund the order that paid for it.
  const isOwnOrder = shoot.paidAt?.getTime() === order.paidAt?.getTime();
  return !(shoot.state === 'delivered' && isOwnOrder);
}

/** Moves a complete shoot to `paid` and enqueues its render. Does nothing when the shoot is already past that. */
export async function startRendering(
  tx: Transaction,
  ports: Ports,
  shoot: ShootRow,
  order: PaidOrder,
): Promise<void> {
  const paidAt = order.paidAt ?? ports.clock.now();
  const { packageId, styles } = choiceAsPaid(shoot.styles, order.packageId);
  const choice = { packageId, styles: [...styles] };
  // Counted from now, because an order that came first may have been paid long ago.
  const expiresAt = galleryExpiry(ports.clock.now());
  const paid = await markShootPaid(tx, shoot.id, { paidAt, expiresAt, ...choice });
  if (!paid) return;
  await ports.queue.enqueue(tx, 'shoots.render', { shootId: shoot.id }, { singletonKey: shoot.id });
  await ports.live.publish(tx, shoot.id);
}
