import { err, ok, type Result } from '../../../base/result.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { checkoutExpiry } from '../erasure/retention.ts';
import { isOpenDraft } from '../shoot-state.ts';
import { lockShoot } from '../shoot-store.server.ts';
import { extendDraft } from './draft-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';

/**
 * Locks the draft while its order is written, and extends its expiry so that the sweep does not erase it during the payment.
 * Fails with `shoot-closed` if it was erased or paid for in the meantime: it must not get an order, which holds an address.
 */
export async function lockForCheckout(
  tx: Transaction,
  ports: Pick<ShootPorts, 'clock'>,
  shootId: string,
): Promise<Result<'locked', 'shoot-closed'>> {
  const shoot = await lockShoot(tx, shootId);
  if (!shoot || shoot.erasedAt || !isOpenDraft(shoot.state)) return err('shoot-closed');
  await extendDraft(tx, shootId, checkoutExpiry(shoot.expiresAt, ports.clock.now()));
  return ok('locked');
}
