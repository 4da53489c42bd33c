import { type ErasePorts, eraseShoot } from './erase-shoot.server.ts';
import { sweepReason } from './retention.ts';
import { findShoot } from '../shoot-store.server.ts';

/** Erases an expired shoot; runs as a job of the sweep. A shoot that was paid or extended in the meantime stays. */
export async function expireShoot(ports: ErasePorts, shootId: string): Promise<void> {
  const shoot = await findShoot(ports.db, shootId);
  if (!shoot || shoot.erasedAt) return;
  const reason = sweepReason(shoot.state);
  if (reason) await eraseShoot(ports, shootId, reason);
}
