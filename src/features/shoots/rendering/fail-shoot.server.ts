import { abandonedExpiry } from '../erasure/retention.ts';
import { findPaidOrder, markFailed } from '../shoot-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';

/** A paid shoot cannot be delivered: it ends here and the money goes back, both or neither. Safe to repeat. */
export async function failShoot(
  ports: Pick<ShootPorts, 'db' | 'queue' | 'live' | 'clock'>,
  shootId: string,
): Promise<void> {
  await ports.db.transaction(async (tx) => {
    const shoot = await markFailed(tx, shootId, abandonedExpiry(ports.clock.now()));
    if (!shoot) return;
    const order = await findPaidOrder(tx, shootId);
    // Whichever way it came to fail: without the consent nothing could be made, and that is nobody's failure.
    const reason = shoot.consents.likeness ? 'shoot-failed' : 'likeness-withdrawn';
    if (order) await ports.queue.enqueue(tx, 'orders.refund', { orderId: order.id, reason });
    await ports.live.publish(tx, shootId);
  });
}
