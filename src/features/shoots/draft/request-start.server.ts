import { err, ok, type Result } from '../../../base/result.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import { findPaidOrder } from '../shoot-store.server.ts';
import { changeDraft, type DraftError } from './change-draft.server.ts';
import { markStartRequested } from './draft-store.server.ts';
import { enqueueNewsletterSignUp } from './newsletter-tick.server.ts';

/**
 * Starts the shoot of an order that was paid before its selfies were chosen. An incomplete draft remembers the request and
 * starts once it is complete. The order form's tick for the
 * newsletter makes a subscriber here, too. Idempotent.
 */
export async function requestStart(
  ports: Pick<ShootPorts, 'db' | 'queue' | 'live' | 'clock'>,
  shootId: string,
): Promise<Result<'changed', DraftError | 'not-paid'>> {
  return changeDraft<'not-paid'>(ports, shootId, async (tx, draft) => {
    if (!(await findPaidOrder(tx, shootId))) return err('not-paid');
    await enqueueNewsletterSignUp(tx, ports, draft);
    return ok({ shoot: await markStartRequested(tx, shootId, ports.clock.now()), selfiesChanged: false });
  });
}
