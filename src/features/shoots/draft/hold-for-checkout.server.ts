import { err, ok, type Result } from '../../../base/result.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { checkoutExpiry } from '../erasure/retention.ts';
import { isOpenDraft } from '../shoot-state.ts';
import { lockShoot } from '../shoot-store.server.ts';
import { extendDraft } from './draft-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';

/**
 * Holds the draft while an order is written for it, and keeps it from the sweep while the payment window is open.
 * `shoot-closed`: it was erased or paid for meanwhile, and gets no order with an address on it any more.
 */
export async function holdForCheckout(
  tx: Transaction,
  ports: Pick<ShootPorts, 'clock'>,
  shootId: string,
): Promise<Result<'held', 'shoot-closed'>> {
  const shoot = await lockShoot(tx, shootId);
  if (!shoot || shoot.erasedAt || !isOpenDraft(shoot.state)) return err('shoot-closed');
  await extendDraft(tx, shootId, checkoutExpiry(shoot.expiresAt, ports.clock.now()));
  return ok('held');
}
