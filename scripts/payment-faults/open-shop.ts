import { eq } from 'drizzle-orm';
import { createDatabase } from '../../src/platform/db/create-database.ts';
import { orders } from '../../src/platform/db/tables/orders.ts';
import type { Ids } from '../../src/platform/ids/ids.ts';
import { silentLog } from '../../src/platform/log/silent-log.ts';
import { createPgBossQueue } from '../../src/platform/queue/pg-boss-queue.ts';
import { seededRandom } from '../soak/seeded-random.ts';
import { Chaos } from './chaos.ts';
import { FaultCounts } from './fault-counts.ts';
import { History } from './history.ts';
import { openNetwork } from './network.ts';
import { closeStandIns, openStandIns, PROVIDER_NAMES, type ProviderName } from './providers.ts';
import { startChild } from './service/child-process.ts';
import { type JobSource, openJobSource } from './service/job-source.ts';
import { Processes } from './service/processes.ts';
import { createRunTables } from './service/program.ts';
import { openRunLog, type RunLog } from './service/run-log.ts';
import { WebServers } from './service/web-servers.ts';
import { Workers } from './service/workers.ts';
import type { Shop } from './shop.ts';
import { VirtualTime } from './virtual-time.ts';
import { Carrier } from './webhooks/carrier.ts';

export interface ShopOptions {
  /** An empty database with all tables and the queue. */
  readonly databaseUrl: string;
  readonly seed: number;
  /** The number of processes that are killed with SIGKILL; default none. */
  readonly realKills?: number;
  readonly start: Date;
}

export interface OpenShop extends AsyncDisposable {
  readonly shop: Shop;
  readonly jobs: JobSource;
  readonly runLog: RunLog;
}

const API_KINDS = {
  'too-many': 'API answers 429',
  'fails-before': 'API answers 500, not executed',
  'fails-after': 'API answers 500, executed',
  refused: 'API refuses connections',
} as const;

/** Opens the providers' stand-ins and the service's processes around one database. */
export async function openShop({ databaseUrl, seed, realKills = 0, start }: ShopOptions): Promise<OpenShop> {
  const time = new VirtualTime(start);
  const chaos = new Chaos(seed);
  const counts = new FaultCounts();
  const history = new History(() => time.now);
  const runLog = openRunLog(history);
  const connection = createDatabase(databaseUrl, { maxConnections: 4 });
  await createRunTables(connection.db);
  const queue = await createPgBossQueue({ url: databaseUrl, log: silentLog, runsJobs: false });
  const jobs = await openJobSource(databaseUrl);
  const standIns = await openStandIns(time.clock());
  const stores = standIns.lemonSqueezyStores;
  const reachable = PROVIDER_NAMES.map((name) => {
    const { hosts, origin } = standIns[name];
    return { name, hosts, origin };
  });
  const network = openNetwork(reachable, (fault, provider, path) => {
    counts.add(API_KINDS[fault], provider);
    history.add(`${provider}: ${API_KINDS[fault]} at ${path}`, ...path.split('/'));
  });
  const processes = new Processes({
    ...{ databaseUrl, time, chaos, counts, history, runLog, queue, stores, realKills },
    ids: seededIds(seed),
    startChild: (settings, skewMs) =>
      startChild({ databaseUrl, stores, ...settings, skewMs, standIns: reachable }, network.direct),
  });
  const web = new WebServers({ processes, chaos, counts, history, network, runLog });
  const workers = new Workers({
    ...{ processes, jobs, chaos, counts, history, network },
    async providerOf(payload) {
      const { orderId = '' } = payload as { orderId?: string };
      const [order] = await connection.db.select().from(orders).where(eq(orders.id, orderId));
      return PROVIDER_NAMES.find((name) => name === order?.provider);
    },
  });
  const newCarrier = (name: ProviderName) =>
    new Carrier({ name, standIn: standIns[name], web, processes, time, chaos, counts, history, network });
  const [stripe, paddle, lemonsqueezy] = PROVIDER_NAMES.map(newCarrier) as [Carrier, Carrier, Carrier];
  return {
    shop: {
      ...{ time, chaos, counts, history, network, standIns, processes, web, workers, queue },
      carriers: { stripe, paddle, lemonsqueezy },
      db: connection.db,
      ...{ persons: new Map(), doomed: new Set(), asks: [], paidWhileDown: new Set() },
    },
    ...{ jobs, runLog },
    async [Symbol.asyncDispose]() {
      network[Symbol.dispose]();
      await processes.close();
      await jobs.close();
      await queue.close();
      await connection.close();
      await closeStandIns(standIns);
    },
  };
}

/** Ids that are the same in each run with the same seed. Their numbers are not those of the faults, which follow the work. */
function seededIds(seed: number): Ids {
  const random = seededRandom(seed + 1);
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];
  return {
    newId: () => Array.from({ length: 22 }, () => random.pick(letters)).join(''),
    newSeed: () => Math.floor(random.next() * 2 ** 31),
  };
}
