import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { createFakeEngine } from '../../../test/fake-engine/fake-engine.ts';
import { failShoot } from '../../../src/features/shoots/rendering/fail-shoot.server.ts';
import { startPaidShoot } from '../../../src/features/shoots/rendering/start-paid-shoot.server.ts';
import { markDelivered, markRendering } from '../../../src/features/shoots/shoot-state-store.server.ts';
import { findPaidOrder } from '../../../src/features/shoots/shoot-store.server.ts';
import { galleryExpiry } from '../../../src/features/shoots/erasure/retention.ts';
import type { JobPayload } from '../../../src/jobs.ts';
import { NO_SERVICES } from '../../../src/platform/analytics/analytics-settings.ts';
import { createHmacCapabilities } from '../../../src/platform/capability/hmac-capabilities.ts';
import type { Clock } from '../../../src/platform/clock/clock.ts';
import { createDatabase } from '../../../src/platform/db/create-database.ts';
import type { Ids } from '../../../src/platform/ids/ids.ts';
import type { Log } from '../../../src/platform/log/log.ts';
import { createMemoryMailer } from '../../../src/platform/mail/memory-mailer.ts';
import type { LemonSqueezyOptions } from '../../../src/platform/payments/lemonsqueezy/lemon-squeezy-options.ts';
import type { JobHandlers, JobQueue } from '../../../src/platform/queue/queue.ts';
import { createMemoryStorage } from '../../../src/platform/storage/memory-storage.ts';
import { createApi } from '../../../src/web/api/api.ts';
import type { WebContext } from '../../../src/web/context.ts';
import type { LegalDocuments } from '../../../src/web/legal/legal-document.ts';
import type { WorkerContext } from '../../../src/worker/context.ts';
import { createJobHandlers } from '../../../src/worker/job-handlers.ts';
import { EMPTY_QUEUE, FAKE_SYSTEM } from '../../../test/fake-system.ts';
import type { Life } from './life.ts';
import { runAs } from '../network.ts';
import { createProviders, type ProviderSettings, PUBLIC_URL } from '../providers.ts';

export interface ProgramOptions extends ProviderSettings {
  readonly databaseUrl: string;
  readonly life: Life;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly queue: JobQueue;
  readonly stores: LemonSqueezyOptions['stores'];
}

/** One process of the service: the API of a web server and the jobs of a worker, on connections of its own. */
export interface Program {
  readonly context: WebContext & WorkerContext;
  readonly handlers: JobHandlers;
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

const SECRET = 'a secret of the fault run, long enough for it';

const capabilities = createHmacCapabilities([SECRET]);

export function openProgram(options: ProgramOptions): Program {
  const { life, clock, ids, log, queue } = options;
  const connection = createDatabase(options.databaseUrl, { maxConnections: 6 });
  life.watch(connection.pool);
  const context: WebContext & WorkerContext = {
    ...{ db: connection.db, queue, clock, ids, log, capabilities },
    live: { publish: async () => undefined, subscribe: () => () => undefined },
    mailer: createMemoryMailer(),
    campaignMailer: createMemoryMailer(),
    campaignSettings: { mailsPerMinute: 60_000, reportsAddress: undefined },
    payments: createProviders(clock, options.stores, options),
    newsletterProvider: undefined,
    sandboxEvents: undefined,
    sandboxPayments: undefined,
    rateLimiter: { count: async () => 0 },
    hashIpAddress: (address) => address,
    storage: createMemoryStorage(),
    engine: createFakeEngine(),
    blog: { articles: async () => [] },
    photoMeasurer: { measure: () => Promise.reject(new Error('no photos are reviewed here')) },
    ogImages: { render: () => Promise.reject(new Error('no pictures are shared here')) },
    legalDocuments: {} as LegalDocuments, // for pages, which are not served here
    contractDocuments: { en: [], de: [], es: [] },
    portraits: undefined,
    garmentPhotos: undefined,
    refreshWardrobe: async () => undefined,
    backups: undefined,
    countJobs: async () => [],
    operators: { owners: [], support: [] },
    printSignInLink: undefined,
    loadExamples: async () => [],
    loadWardrobeOffer: async () => [],
    loadPublishedRatings: async () => [],
    houseGarments: undefined,
    jobBatches: { enqueueAll: async () => undefined },
    queueAdmin: EMPTY_QUEUE,
    system: FAKE_SYSTEM,
    settings: {
      publicUrl: PUBLIC_URL,
      outboxDir: undefined,
      operatorEmails: ['operator@lichtbild.example'],
      trustProxy: false,
      analytics: NO_SERVICES,
      imprint: undefined,
    },
  };
  const app: Hono = createApi(context);
  app.onError((error, c) => {
    log.error({ error }, 'a request failed');
    return c.json({ error: 'internal' }, 500);
  });
  const handlers: JobHandlers = {
    ...createJobHandlers(context),
    'shoots.render': (job) => countRender(context, job),
  };
  return {
    context,
    handlers,
    fetch: (request) => runAs(life, async () => app.fetch(request)),
    close: () => connection.close(),
  };
}

/** Creates the tables with which the run counts renders and marks the shoots that shall fail. */
export async function createRunTables(db: WebContext['db']): Promise<void> {
  await db.execute(
    sql`create table fault_run_renders (shoot_id text not null, rendered_at timestamptz not null)`,
  );
  await db.execute(sql`create table fault_run_doomed (shoot_id text primary key)`);
}

/** Counts the rendering of a paid shoot instead of making headshots; that of a doomed one fails. */
async function countRender(context: WebContext, { shootId }: JobPayload<'shoots.render'>): Promise<void> {
  const { db, clock } = context;
  const isDoomed = await db.transaction(async (tx) => {
    const order = await findPaidOrder(tx, shootId);
    if (order) await startPaidShoot(tx, context, shootId, order);
    if (!(await markRendering(tx, shootId, clock.now()))) return false;
    const { rows } = await tx.execute(sql`select from fault_run_doomed where shoot_id = ${shootId}`);
    if (rows.length > 0) return true;
    await tx.execute(sql`insert into fault_run_renders values (${shootId}, ${clock.now()})`);
    return false;
  });
  if (isDoomed) return failShoot(context, shootId);
  await db.transaction((tx) => {
    const deliveredAt = clock.now();
    return markDelivered(tx, shootId, { deliveredAt, expiresAt: galleryExpiry(deliveredAt) });
  });
}
