import { abandonedExpiry } from '../erasure/retention.ts';
import { markFailed } from '../shoot-state-store.server.ts';
import { findPaidOrder } from '../shoot-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';

/** Ends a paid shoot that cannot be delivered and refunds its order, in one transaction. Idempotent. */
export async function failShoot(
  ports: Pick<ShootPorts, 'db' | 'queue' | 'live' | 'clock'>,
  shootId: string,
): Promise<void> {
  await ports.db.transaction(async (tx) => {
    const failedAt = ports.clock.now();
    const shoot = await markFailed(tx, shootId, { failedAt, expiresAt: abandonedExpiry(failedAt) });
    if (!shoot) return;
    const order = await findPaidOrder(tx, shootId);
    // Without the consent no headshot could be made, so that is the reason, whatever failed in the end.
    const reason = shoot.consents.likeness ? 'shoot-failed' : 'likeness-withdrawn';
    if (order) await ports.queue.enqueue(tx, 'orders.refund', { orderId: order.id, reason });
    await ports.live.publish(tx, shootId);
  });
}
