import { PACKAGES } from '../../../catalog/packages.ts';
import type { Language } from '../../../catalog/languages.ts';
import { invariant } from '../../../base/invariant.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { failShoot } from './fail-shoot.server.ts';
import { repairHeadshots } from './repair-headshots.server.ts';
import { setHeadshotOrder } from './set-headshot-order.server.ts';
import { remakeWait } from './remake-wait.ts';
import { galleryExpiry } from '../erasure/retention.ts';
import { countLostHeadshots, markDelivered } from '../shoot-state-store.server.ts';
import { type ShootRow } from '../shoot-store.server.ts';
import { withShoot } from '../with-shoot.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import { storageKeys } from '../storage-keys.ts';

/** The facts that the mail about a finished gallery needs. */
export interface DeliveredShoot {
  readonly shootId: string;
  readonly language: Language;
  readonly email: string;
  readonly firstName: string;
  readonly headshotCount: number;
  readonly deliveredAt: Date;
  readonly expiresAt: Date;
}

type Ports = Pick<ShootPorts, 'db' | 'queue' | 'live' | 'clock' | 'storage' | 'log'> & {
  /** Writes the mail into the outbox, at most once a shoot, in the transaction of the delivery. */
  readonly writeGalleryReadyMail: (tx: Transaction, shoot: DeliveredShoot) => Promise<void>;
};

/** Ranks the headshots, opens the gallery and announces it in one transaction, once every headshot is stored. Idempotent. */
export async function deliverShoot(ports: Ports, shootId: string): Promise<void> {
  const done = await repairHeadshots(ports, shootId);
  const expected = ['rendering', 'delivered'] as const;
  const outcome = await withShoot(ports, shootId, expected, async (tx, shoot) => {
    if (shoot.state === 'delivered') return 'delivered';
    invariant(shoot.packageId && shoot.email && shoot.firstName, 'a rendered shoot has its buyer');
    const { headshotCount } = PACKAGES[shoot.packageId];
    if (done.size < headshotCount) {
      const again = await renderAgain(tx, ports, shoot, headshotCount - done.size);
      return again ? 'rendered-again' : 'incomplete';
    }
    const deliveredAt = ports.clock.now();
    const expiresAt = galleryExpiry(deliveredAt);
    await setHeadshotOrder(tx, shootId);
    await markDelivered(tx, shootId, { deliveredAt, expiresAt });
    await ports.writeGalleryReadyMail(tx, {
      shootId,
      language: shoot.language,
      email: shoot.email,
      firstName: shoot.firstName,
      headshotCount,
      deliveredAt,
      expiresAt,
    });
    ports.log.info({ shootId, headshotCount }, 'a shoot is delivered');
    return 'delivered';
  });
  if (outcome === 'incomplete') return failShoot(ports, shootId);
  // A delivered shoot takes no uploads and shows no previews, so unfinished uploads and previews are erased.
  if (outcome !== 'delivered') return;
  await ports.storage.eraseAll(storageKeys.uploads(shootId));
  await ports.storage.eraseAll(storageKeys.previews(shootId));
}

/** Enqueues another render for headshots whose files were lost. Resolves to false when it has happened too often. */
async function renderAgain(
  tx: Transaction,
  ports: Ports,
  shoot: ShootRow,
  missing: number,
): Promise<boolean> {
  const facts = { shootId: shoot.id, missing, remakes: shoot.remakes };
  const waitMs = remakeWait(shoot.remakes);
  if (waitMs === undefined) {
    ports.log.error(facts, 'pictures of a shoot are lost again and again: the shoot fails and is refunded');
    return false;
  }
  ports.log.warn({ ...facts, waitMs }, 'pictures of a shoot were lost and are made again');
  await countLostHeadshots(tx, shoot.id);
  const startAfter = new Date(ports.clock.now().getTime() + waitMs);
  await ports.queue.enqueue(tx, 'shoots.render', { shootId: shoot.id }, waitMs > 0 ? { startAfter } : {});
  return true;
}
