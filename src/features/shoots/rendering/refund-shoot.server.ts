import type { Transaction } from '../../../platform/db/database.ts';
import { abandonedExpiry } from '../erasure/retention.ts';
import { markShootRefunded } from '../shoot-state-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';

/**
 * Ends a shoot whose order was refunded, in the transaction that marks the order refunded. A running render stops at its next
 * headshot. Idempotent.
 */
export async function refundShoot(
  tx: Transaction,
  ports: Pick<ShootPorts, 'live' | 'clock'>,
  shootId: string,
): Promise<void> {
  const refunded = await markShootRefunded(tx, shootId, abandonedExpiry(ports.clock.now()));
  if (refunded) await ports.live.publish(tx, shootId);
}
