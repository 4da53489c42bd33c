import type { PackageId } from '../../../catalog/packages.ts';
import { err, ok, type Result } from '../../../base/result.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { recordEarlyPayment } from '../draft/draft-store.server.ts';
import { choiceAsPaid } from '../draft/choice.ts';
import { galleryExpiry } from '../erasure/retention.ts';
import { isOpenDraft, isSettled } from '../shoot-state.ts';
import { lockShoot, markShootPaid, type ShootRow } from '../shoot-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';

type Ports = Pick<ShootPorts, 'queue' | 'live' | 'clock'>;

interface PaidOrder {
  readonly packageId: PackageId;
  readonly paidAt: Date | null;
}

/**
 * The payment has come: called in the transaction that marks the order paid. A draft that is not complete yet
 * (paid first) waits, and starts by itself when its selfies and choice are there. Safe to repeat.
 * The money has to go back when the shoot was erased, or ended without this order: failed, paid back, or made for
 * another order.
 */
export async function startPaidShoot(
  tx: Transaction,
  ports: Ports,
  shootId: string,
  order: PaidOrder,
): Promise<Result<'rendering' | 'waiting-for-selfies', 'shoot-erased' | 'shoot-ended'>> {
  const shoot = await lockShoot(tx, shootId);
  if (!shoot || shoot.erasedAt || shoot.state === 'expired') return err('shoot-erased');
  if (hasEndedWithout(shoot, order)) return err('shoot-ended');
  const paidAt = order.paidAt ?? ports.clock.now();
  // A paid draft must not be swept away after a day.
  if (isOpenDraft(shoot.state)) {
    const { packageId } = order;
    await recordEarlyPayment(tx, shootId, { packageId, expiresAt: galleryExpiry(paidAt) });
  }
  if (shoot.state === 'draft') {
    await ports.live.publish(tx, shootId);
    return ok('waiting-for-selfies');
  }
  await startRendering(tx, ports, shoot, order);
  return ok('rendering');
}

function hasEndedWithout(shoot: ShootRow, order: PaidOrder): boolean {
  if (isOpenDraft(shoot.state)) return false;
  // Under way for an order that is being paid back: it goes on for one that bought the same.
  if (!isSettled(shoot.state)) return shoot.packageId !== order.packageId;
  // The render asks again for a shoot that is delivered already: its own order is not to be paid back.
  const isOwnOrder = shoot.paidAt?.getTime() === order.paidAt?.getTime();
  return !(shoot.state === 'delivered' && isOwnOrder);
}

/** Moves a complete shoot to `paid` and enqueues its render; nothing when it is further along. */
export async function startRendering(
  tx: Transaction,
  ports: Ports,
  shoot: ShootRow,
  order: PaidOrder,
): Promise<void> {
  const paidAt = order.paidAt ?? ports.clock.now();
  const { packageId, styles } = choiceAsPaid(shoot.styles, order.packageId);
  const choice = { packageId, styles: [...styles] };
  const paid = await markShootPaid(tx, shoot.id, { paidAt, expiresAt: galleryExpiry(paidAt), ...choice });
  if (!paid) return;
  await ports.queue.enqueue(tx, 'shoots.render', { shootId: shoot.id }, { singletonKey: shoot.id });
  await ports.live.publish(tx, shoot.id);
}
