import { err, ok, type Result } from '../../../base/result.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { checkoutExpiry } from '../erasure/retention.ts';
import { isOpenDraft } from '../shoot-state.ts';
import { lockShoot } from '../shoot-store.server.ts';
import { prepareForPayment } from './draft-store.server.ts';
import { enqueueNewsletterSignUp } from './newsletter-tick.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';

/**
 * Locks the draft while its order is written, extends its expiry so that the sweep does not erase it during the payment, and
 * records whether the payment starts it; the checkout that was opened last decides. A checkout that starts it is that of the order
 * form, whose tick for the newsletter makes a subscriber.
 * Fails with `shoot-closed` if it was erased or paid for in the meantime: it must not get an order, which holds an address.
 */
export async function lockForCheckout(
  tx: Transaction,
  ports: Pick<ShootPorts, 'clock' | 'queue'>,
  shootId: string,
  startsWhenPaid: boolean,
): Promise<Result<'locked', 'shoot-closed'>> {
  const shoot = await lockShoot(tx, shootId);
  if (!shoot || shoot.erasedAt || !isOpenDraft(shoot.state)) return err('shoot-closed');
  const now = ports.clock.now();
  await prepareForPayment(tx, shootId, {
    expiresAt: checkoutExpiry(shoot.expiresAt, now),
    startRequestedAt: startsWhenPaid ? now : null,
  });
  if (startsWhenPaid) await enqueueNewsletterSignUp(tx, ports, shoot);
  return ok('locked');
}
