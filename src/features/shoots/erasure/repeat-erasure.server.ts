import type { Transaction } from '../../../platform/db/database.ts';
import { storageKeys } from '../storage-keys.ts';
import { closeForErasure } from '../shoot-state-store.server.ts';
import { lockShoot } from '../shoot-store.server.ts';
import { type ErasePorts, eraseShoot } from './erase-shoot.server.ts';
import { sweepReason } from './retention.ts';

export interface EarlierErasure {
  readonly shootId: string;
  readonly erasedAt: Date;
  /** True if its headshots had been delivered, of which the restored rows may know nothing. */
  readonly wasDelivered: boolean;
}

/**
 * Erases a shoot again that came back with a restored backup, in whatever state, without a further mail. The new receipt counts what
 * came back. Idempotent.
 */
export async function repeatErasure(ports: ErasePorts, earlier: EarlierErasure): Promise<void> {
  const { shootId, erasedAt, wasDelivered } = earlier;
  const reason = await ports.db.transaction(async (tx) => {
    const shoot = await lockShoot(tx, shootId);
    if (!shoot || shoot.erasedAt) return undefined;
    const state = await closeForErasure(tx, shoot, { erasedAt, wasDelivered });
    // Only owners erase before the last day.
    return shoot.expiresAt > erasedAt ? 'owner' : sweepReason(state);
  });
  if (reason) await eraseShoot({ ...ports, writeDeletionNotice: writeNoMail }, shootId, reason);
  // Files may have been copied after the rows.
  else await ports.storage.eraseAll(storageKeys.shoot(shootId));
}

async function writeNoMail(_tx: Transaction): Promise<void> {}
