import { withdrawalsEndBefore } from './withdrawal-lifetime.ts';
import type { WithdrawalPorts } from './withdrawal-ports.ts';
import { eraseWithdrawalsBefore } from './withdrawal-store.server.ts';

/** Daily: erases the declarations that are over their time. */
export async function sweepWithdrawals(ports: Pick<WithdrawalPorts, 'db' | 'clock' | 'log'>): Promise<void> {
  const erased = await eraseWithdrawalsBefore(ports.db, withdrawalsEndBefore(ports.clock.now()));
  ports.log.info({ erased }, 'swept the withdrawals');
}
