import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { LARGE_HEADSHOT_SIZE } from '../catalog/headshot-size.ts';
import { listAddedExamples } from '../features/examples/added-examples-store.server.ts';
import { requestExamples } from '../features/examples/request-examples.server.ts';
import { listHiddenGarments } from '../features/wardrobe/hidden-garments-store.server.ts';
import { createWardrobeOfferLoader } from '../features/wardrobe/load-wardrobe-offer.server.ts';
import { createWardrobeRefresher } from '../features/wardrobe/refresh-wardrobe.server.ts';
import { requestSending } from '../features/newsletter/campaigns/sending/control-campaign.server.ts';
import { requestChangedWardrobe, requestWardrobe } from '../features/wardrobe/request-wardrobe.server.ts';
import { createStudioEngine } from '../imaging/recipes/studio-engine.ts';
import { createDiskContent } from '../platform/content/disk-content.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { contractDocuments } from '../web/legal/contract-documents.ts';
import { readLegalDocuments } from '../web/legal/read-legal-documents.server.ts';
import type { WorkerContext } from '../worker/context.ts';
import { createDeadLetterHandler } from '../worker/dead-letters.ts';
import { createJobHandlers } from '../worker/job-handlers.ts';
import { watchErasures } from '../worker/watch-erasures.ts';
import { watchWardrobe } from '../worker/watch-wardrobe.ts';
import { requestReconciliation } from '../worker/request-reconciliation.ts';
import { reportMachineLoad } from '../worker/report-machine-load.ts';
import { logRun } from '../worker/log-run.ts';
import { findWantedExamples } from '../worker/wanted-examples.ts';
import { createNewsletterProvider } from './adapters/create-newsletter-provider.ts';
import { createCampaignMailer, createMailer } from './adapters/create-mailer.ts';
import { createBackups } from './adapters/create-backups.ts';
import { shutdownOnSignal, reportReady } from './process/shutdown-on-signal.ts';
import type { Settings } from './config/load-settings.ts';
import { measuredEngine } from './adapters/measured-engine.ts';
import { createSharedAdapters } from './adapters/create-shared-adapters.ts';
import { createGarmentPhotos, createPortraitSource } from './adapters/create-portrait-source.ts';
import { signedEngine } from './adapters/signed-engine.ts';
import { threadEntry } from './process/thread-entry.ts';
import { serveWorkerHealth } from './process/worker-health.ts';

export async function runWorker(settings: Settings): Promise<void> {
  const { config } = settings;
  // Set before the first thread starts, because threads inherit it. Pages stay quick while a shoot renders (p95 of the home
  // page is 11 ms, and 25 ms without this).
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const adapters = await createSharedAdapters(settings, 'worker');
  const { log } = adapters;
  const metrics = createMetrics({ program: 'worker' });
  const studio = createStudioEngine({
    ...(config.worker.renderThreads === undefined ? {} : { threads: config.worker.renderThreads }),
    largestHeightPx: LARGE_HEADSHOT_SIZE.heightPx,
    threadEntry: threadEntry('src/imaging/engine-thread.ts'),
  });
  const engine = measuredEngine(signedEngine(studio, adapters.provenance), metrics);
  const mail = createMailer(config.mail);
  const campaignMail = createCampaignMailer(config.mail, config.campaigns.reportsAddress);
  const photos = createGarmentPhotos(settings);
  const listHidden = () => listHiddenGarments(adapters.db);
  const content = createDiskContent(join(settings.root, 'content'));
  const legalDocuments = await readLegalDocuments(content, config.imprint);
  const context: WorkerContext = {
    db: adapters.db,
    queue: adapters.queue,
    storage: adapters.storage,
    mailer: mail.mailer,
    campaignMailer: campaignMail.mailer,
    campaignSettings: config.campaigns,
    payments: adapters.payments,
    newsletterProvider: createNewsletterProvider(config.newsletterProvider),
    sandboxEvents: adapters.sandbox,
    capabilities: adapters.capabilities,
    live: adapters.live,
    clock: adapters.clock,
    ids: adapters.ids,
    log,
    engine,
    portraits: createPortraitSource(config.examples, settings.root),
    garmentPhotos: photos,
    refreshWardrobe: photos
      ? createWardrobeRefresher({ storage: adapters.storage, engine, listHidden })
      : async () => undefined,
    loadWardrobeOffer: photos ? createWardrobeOfferLoader({ ...adapters, listHidden }) : async () => [],
    backups: await createBackups(settings, adapters),
    countJobs: () => adapters.queue.counts(),
    contractDocuments: contractDocuments(legalDocuments, config.web.publicUrl),
    operators: config.operators,
    settings: {
      publicUrl: config.web.publicUrl,
      imprint: config.imprint,
      operatorEmails: config.operatorEmails,
    },
    printSignInLink: config.production
      ? undefined
      : (url) => void process.stdout.write(`Sign in to the dashboard: ${url}\n`),
  };
  const workers = await adapters.queue.work(createJobHandlers(context), {
    onDeadLetter: createDeadLetterHandler(context),
    onRun(run) {
      metrics.onJob({ name: run.job, outcome: run.outcome, elapsedMs: run.elapsedMs });
      logRun(log, run);
    },
  });
  const health =
    config.worker.port === undefined ? undefined : serveWorkerHealth(config.worker.port, metrics, log);
  log.info({}, 'the worker takes jobs');
  const stopping = new AbortController();
  const loadReports = reportMachineLoad(engine, () => adapters.queue.workersAtWork(), stopping.signal);
  const erasureWatch = context.backups && watchErasures(context, stopping.signal);
  const wardrobeWatch =
    photos &&
    watchWardrobe(
      async () => {
        await context.refreshWardrobe();
        await requestChangedWardrobe({ ...context, photos });
      },
      log,
      stopping.signal,
    );
  shutdownOnSignal(async () => {
    stopping.abort();
    health?.close();
    await Promise.all([workers.stop(), loadReports, wardrobeWatch, erasureWatch]);
    mail.close();
    campaignMail.close();
    await adapters.close();
    // Closed last, because it may miss the shutdown's timeout: a running inference cannot be interrupted.
    await engine.close();
  });
  reportReady();
  await requestReconciliation(context).catch((error: unknown) =>
    log.warn({ error }, 'the reconciliation with the payment providers could not be requested'),
  );
  // The job of a worker that was killed may still be waiting for its heartbeat, so each start has a key of its own.
  await requestSending(context, `worker:${adapters.ids.newId()}`).catch((error: unknown) =>
    log.warn({ error }, 'the sending of campaigns could not be requested'),
  );
  if (photos) {
    await requestWardrobe({ ...context, photos }).catch((error: unknown) =>
      log.warn({ error }, 'the garments could not be requested'),
    );
  }
  const { portraits } = context;
  if (!portraits) return;
  await listAddedExamples(context.db)
    .then((added) => findWantedExamples(context, added))
    .then((wanted) => requestExamples({ ...context, portraits }, wanted))
    .catch((error: unknown) => log.warn({ error }, 'the example pictures could not be requested'));
}
