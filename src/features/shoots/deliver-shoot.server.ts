import { PACKAGES } from '../../catalog/packages.ts';
import type { Language } from '../../catalog/languages.ts';
import { invariant } from '../../base/invariant.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { mendHeadshots } from './mend-headshots.server.ts';
import { galleryExpiry } from './retention.ts';
import { nextShootState } from './shoot-state.ts';
import { lockShoot, updateShoot } from './shoot-store.server.ts';
import type { ShootPorts } from './shoot-ports.ts';
import { storageKeys } from './storage-keys.ts';

/** What the mail about a finished gallery needs to know. */
export interface DeliveredShoot {
  readonly shootId: string;
  readonly language: Language;
  readonly email: string;
  readonly firstName: string;
  readonly headshotCount: number;
  readonly deliveredAt: Date;
  readonly expiresAt: Date;
}

type Ports = Pick<ShootPorts, 'db' | 'queue' | 'live' | 'clock' | 'storage'> & {
  /** Writes the mail into the outbox, at most once a shoot, in the transaction of the delivery. */
  readonly writeGalleryReadyMail: (tx: Transaction, shoot: DeliveredShoot) => Promise<void>;
};

/** Opens the gallery and announces it, both or neither, and only when every picture is there. Safe to repeat. */
export async function deliverShoot(ports: Ports, shootId: string): Promise<void> {
  const done = await mendHeadshots(ports, shootId);
  const delivered = await ports.db.transaction(async (tx) => {
    const shoot = await lockShoot(tx, shootId);
    if (!shoot) return false;
    const state = nextShootState(shoot.state, 'delivered');
    if (state === shoot.state) return state === 'delivered';
    invariant(shoot.packageId && shoot.email && shoot.firstName, 'a rendered shoot has its buyer');
    const { headshotCount } = PACKAGES[shoot.packageId];
    if (done.length < headshotCount) {
      // A file went missing after it was entered: the render makes it again.
      await ports.queue.enqueue(tx, 'shoots.render', { shootId });
      return false;
    }
    const deliveredAt = ports.clock.now();
    const expiresAt = galleryExpiry(deliveredAt);
    await updateShoot(tx, shootId, { state, deliveredAt, expiresAt });
    await ports.writeGalleryReadyMail(tx, {
      shootId,
      language: shoot.language,
      email: shoot.email,
      firstName: shoot.firstName,
      headshotCount,
      deliveredAt,
      expiresAt,
    });
    await ports.live.publish(tx, shootId);
    return true;
  });
  // No upload can follow: broken-off ones and the watermarked previews have served.
  if (!delivered) return;
  await ports.storage.eraseAll(storageKeys.uploads(shootId));
  await ports.storage.eraseAll(storageKeys.previews(shootId));
}
