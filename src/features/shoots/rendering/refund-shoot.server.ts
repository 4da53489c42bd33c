import type { Transaction } from '../../../platform/db/database.ts';
import { abandonedExpiry } from '../erasure/retention.ts';
import { markShootRefunded } from '../shoot-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';

/**
 * The order that paid for this shoot was paid back: called in the transaction that marks the order refunded. A
 * render under way stops at its next picture. Safe to repeat.
 */
export async function refundShoot(
  tx: Transaction,
  ports: Pick<ShootPorts, 'live' | 'clock'>,
  shootId: string,
): Promise<void> {
  const refunded = await markShootRefunded(tx, shootId, abandonedExpiry(ports.clock.now()));
  if (refunded) await ports.live.publish(tx, shootId);
}
