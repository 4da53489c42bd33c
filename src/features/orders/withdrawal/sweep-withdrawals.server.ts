import { withdrawalExpiryCutoff } from './withdrawal-lifetime.ts';
import type { WithdrawalPorts } from './withdrawal-ports.ts';
import { eraseWithdrawalsBefore } from './withdrawal-store.server.ts';

/** Erases expired declarations. Runs daily. */
export async function sweepWithdrawals(ports: Pick<WithdrawalPorts, 'db' | 'clock' | 'log'>): Promise<void> {
  const erased = await eraseWithdrawalsBefore(ports.db, withdrawalExpiryCutoff(ports.clock.now()));
  ports.log.info({ erased }, 'erased expired withdrawals');
}
