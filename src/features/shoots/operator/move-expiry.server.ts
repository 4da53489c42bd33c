import { err, ok, type Result } from '../../../base/result.ts';
import type { Claim } from '../../../platform/db/claim.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import { moveExpiry } from '../shoot-state-store.server.ts';
import { lockShoot } from '../shoot-store.server.ts';
import { expiryOn, type ExpiryProblem } from './gallery-expiry.ts';

export type MoveExpiryError =
  'shoot-not-found' | 'not-delivered' | 'expiry-changed' | 'changed-meanwhile' | ExpiryProblem;

/** Moves the end of a delivered gallery to a day. Resolves to its new end. */
export async function moveGalleryExpiry(
  { db, clock, live }: Pick<ShootPorts, 'db' | 'clock' | 'live'>,
  request: {
    readonly shootId: string;
    readonly day: string;
    /** The end that the operator saw. */
    readonly seenExpiresAt: Date;
    readonly claim: Claim;
  },
): Promise<Result<Date, MoveExpiryError>> {
  const { shootId, day, seenExpiresAt, claim } = request;
  return db.transaction(async (tx) => {
    const shoot = await lockShoot(tx, shootId);
    if (!shoot) return err('shoot-not-found');
    const { state, deliveredAt, expiresAt: from } = shoot;
    if (state !== 'delivered' || deliveredAt === null) return err('not-delivered');
    if (from.getTime() !== seenExpiresAt.getTime()) return err('expiry-changed');
    const to = expiryOn(day, { deliveredAt, expiresAt: from }, clock.now());
    if (!to.ok) return to;
    if (!(await claim(tx, { from: from.toISOString(), to: to.value.toISOString() }))) {
      return err('changed-meanwhile');
    }
    await moveExpiry(tx, shootId, to.value);
    await live.publish(tx, shootId);
    return ok(to.value);
  });
}
