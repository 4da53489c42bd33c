import type { Database } from '../../src/platform/db/database.ts';
import type { PgBossQueue } from '../../src/platform/queue/pg-boss-queue.ts';
import type { Carrier } from './webhooks/carrier.ts';
import type { Chaos } from './chaos.ts';
import type { FaultCounts } from './fault-counts.ts';
import type { Processes } from './service/processes.ts';
import type { WebServers } from './service/web-servers.ts';
import type { Workers } from './service/workers.ts';
import type { History } from './history.ts';
import type { Network } from './network.ts';
import type { ProviderName, StandIns } from './providers.ts';
import type { VirtualTime } from './virtual-time.ts';

/** A refund that somebody asked for: the total of the payment that shall be refunded afterwards. */
export interface RefundAsk {
  readonly by: 'operator' | 'dashboard';
  readonly provider: string;
  readonly paymentId: string;
  readonly orderId: string;
  readonly totalCents: number;
}

/** Everything that customers, the operator and the clock of a run act on. */
export interface Shop {
  readonly time: VirtualTime;
  readonly chaos: Chaos;
  readonly counts: FaultCounts;
  readonly history: History;
  readonly network: Network;
  readonly standIns: StandIns;
  readonly carriers: Readonly<Record<ProviderName, Carrier>>;
  readonly processes: Processes;
  readonly web: WebServers;
  readonly workers: Workers;
  /** The run's own connection, which never fails. */
  readonly db: Database;
  readonly queue: PgBossQueue;
  /** Order → its person, also after the address was erased. */
  readonly persons: Map<string, string>;
  /** Shoots whose rendering fails. */
  readonly doomed: Set<string>;
  readonly asks: RefundAsk[];
  /** Orders that were paid in their checkout while the service was down, which must not be treated as late. */
  readonly paidWhileDown: Set<string>;
}
