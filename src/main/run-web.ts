import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import type { ServerBuild } from 'react-router';
import { createArticleFolder } from '../features/blog/article-folder.server.ts';
import { createExampleLoader } from '../features/examples/load-examples.server.ts';
import { listHiddenExamples } from '../features/examples/hidden-examples-store.server.ts';
import { listHiddenGarments } from '../features/wardrobe/hidden-garments-store.server.ts';
import { createPublishedRatingsLoader } from '../features/gallery/ratings/load-published-ratings.server.ts';
import { createWardrobeOfferLoader } from '../features/wardrobe/load-wardrobe-offer.server.ts';
import { createStudioEngine } from '../imaging/recipes/studio-engine.ts';
import { createDiskContent } from '../platform/content/disk-content.ts';
import { mergeMetrics } from '../platform/metrics/merge-metrics.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { hashAddress } from '../platform/rate-limit/hash-address.ts';
import { createRateLimiter } from '../platform/rate-limit/pg-rate-limiter.ts';
import { contractDocuments } from '../web/legal/contract-documents.ts';
import { readLegalDocuments } from '../web/legal/read-legal-documents.server.ts';
import { analyticsSources } from '../platform/analytics/analytics-sources.ts';
import { createWebApp } from '../web/server.ts';
import { createHouseStorage } from './adapters/create-storage.ts';
import { createMailer } from './adapters/create-mailer.ts';
import { OVERLAY_SOURCES } from './adapters/create-payments.ts';
import { shutdownOnSignal, reportReady } from './process/shutdown-on-signal.ts';
import type { Settings } from './config/load-settings.ts';
import { measuredEngine } from './adapters/measured-engine.ts';
import { createSharedAdapters } from './adapters/create-shared-adapters.ts';
import { signedEngine } from './adapters/signed-engine.ts';
import { createThreadedOgImages } from './adapters/threaded-og-images.ts';
import { createThreadedPhotoMeasurer } from './adapters/threaded-photo-measurer.ts';
import { createSystem } from './system/create-system.ts';
import { threadEntry } from './process/thread-entry.ts';
import { startWarnings } from './config/start-warnings.ts';
import { readWorkerMetrics } from './process/worker-health.ts';

/** How long open responses (a ZIP, an event stream) may continue after a shutdown was requested. */
const FINISH_TIMEOUT_MS = 3_000;
/** After a crash the old process may hold the port for a moment, so listening is tried this often, 200 ms apart. */
const PORT_TRIES = 25;

export async function runWeb(settings: Settings, serverBuild: ServerBuild): Promise<void> {
  const { config, root } = settings;
  const adapters = await createSharedAdapters(settings, 'web');
  const metrics = createMetrics({ program: 'web', countJobs: () => adapters.queue.counts() });
  const engine = measuredEngine(
    signedEngine(
      createStudioEngine({ threads: 1, threadEntry: threadEntry('src/imaging/engine-thread.ts') }),
      adapters.provenance,
    ),
    metrics,
  );
  const mail = createMailer(config.mail);
  const listHidden = () => listHiddenGarments(adapters.db);
  const ogImages = createThreadedOgImages();
  const photoMeasurer = createThreadedPhotoMeasurer();
  const legalDocuments = await readLegalDocuments(createDiskContent(join(root, 'content')), config.imprint);
  for (const sentence of startWarnings(config)) adapters.log.warn({}, sentence);
  const app = createWebApp({
    context: {
      db: adapters.db,
      queue: adapters.queue,
      jobBatches: adapters.queue,
      queueAdmin: adapters.queue.admin,
      storage: adapters.storage,
      payments: adapters.payments,
      mailer: mail.mailer,
      sandboxPayments: adapters.sandbox,
      capabilities: adapters.capabilities,
      live: adapters.live,
      rateLimiter: createRateLimiter({ secret: adapters.addressSecret, pool: adapters.pool }),
      hashIpAddress: (address) => hashAddress(adapters.addressSecret, address),
      clock: adapters.clock,
      ids: adapters.ids,
      log: adapters.log,
      engine,
      blog: createArticleFolder(join(root, 'content/blog'), adapters.log),
      ogImages,
      photoMeasurer,
      legalDocuments,
      contractDocuments: contractDocuments(legalDocuments, config.web.publicUrl),
      loadExamples: createExampleLoader({ ...adapters, listHidden: () => listHiddenExamples(adapters.db) }),
      loadWardrobeOffer:
        config.wardrobe.kind === 'off'
          ? async () => []
          : createWardrobeOfferLoader({ ...adapters, listHidden }),
      houseGarments: config.wardrobe.kind === 'off' ? undefined : createHouseStorage(config.dataDir),
      loadPublishedRatings: createPublishedRatingsLoader(adapters),
      operators: config.operators,
      countJobs: () => adapters.queue.counts(),
      system: createSystem(settings, process.env, { pool: adapters.pool, now: () => adapters.clock.now() }),
      settings: {
        publicUrl: config.web.publicUrl,
        outboxDir: config.mail.kind === 'outbox' && config.mail.isShown ? config.mail.folder : undefined,
        operatorEmails: config.operatorEmails,
        trustProxy: config.web.trustProxy,
        imprint: config.imprint,
        analytics: config.analytics,
        mailReportsSecret: config.campaigns.reportsSecret,
      },
    },
    serverBuild,
    overlaySources: OVERLAY_SOURCES[config.payments.newOrders],
    analyticsSources: analyticsSources(config.analytics),
    clientDir: join(root, 'build/client'),
    checks: {
      database: async () => void (await adapters.db.execute(sql`select 1`)),
      queue: () => adapters.queue.check(),
      storage: () => adapters.storage.check(),
    },
    metricsText: async () => {
      const own = metrics.text();
      const worker =
        config.worker.port === undefined ? '' : readWorkerMetrics(config.worker.port, adapters.log);
      return mergeMetrics(await Promise.all([own, worker]));
    },
    metricsToken: config.web.metricsToken,
    onResponse: metrics.onResponse,
  });

  const server = await listen(app.fetch, config.web.host, config.web.port);
  adapters.log.info({ port: config.web.port }, 'the web server listens');
  shutdownOnSignal(async () => {
    await close(server);
    mail.close();
    await engine.close();
    await ogImages.close();
    await photoMeasurer.close();
    await adapters.close();
  });
  reportReady();
}

type Fetch = ReturnType<typeof createWebApp>['fetch'];

async function listen(fetch: Fetch, hostname: string, port: number): Promise<Server> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await new Promise<Server>((resolve, reject) => {
        const server = serve({ fetch, hostname, port }, () => resolve(server)) as Server;
        server.once('error', reject);
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || attempt === PORT_TRIES) throw error;
      await delay(200);
    }
  }
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await Promise.race([closed, delay(FINISH_TIMEOUT_MS, undefined, { ref: false })]);
  server.closeAllConnections();
  await closed;
}
