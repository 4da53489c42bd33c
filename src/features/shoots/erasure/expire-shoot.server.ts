import { type ErasePorts, eraseShoot } from './erase-shoot.server.ts';
import { sweepReason } from './retention.ts';
import { findShoot } from '../shoot-store.server.ts';

/** The sweep's job: erases a shoot whose time is over. One that was paid or prolonged meanwhile stays. */
export async function expireShoot(ports: ErasePorts, shootId: string): Promise<void> {
  const shoot = await findShoot(ports.db, shootId);
  if (!shoot || shoot.erasedAt) return;
  const reason = sweepReason(shoot.state);
  if (reason) await eraseShoot(ports, shootId, reason);
}
