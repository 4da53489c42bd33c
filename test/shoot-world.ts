import { Hono } from 'hono';
import { FAKE_SYSTEM } from './fake-system.ts';
import { createTestDatabase } from './create-test-database.ts';
import { drainQueue, type DrainOptions } from './drain-queue.ts';
import { createFakeEngine } from './fake-engine/fake-engine.ts';
import { fakeWardrobe } from './fake-engine/fake-wardrobe.ts';
import { expectFilesOfSecondCustomer, putFilesOfSecondCustomer } from './second-customer/files.ts';
import { listHiddenGarments } from '../src/features/wardrobe/hidden-garments-store.server.ts';
import { createWardrobeOfferLoader } from '../src/features/wardrobe/load-wardrobe-offer.server.ts';
import { createWardrobeRefresher } from '../src/features/wardrobe/refresh-wardrobe.server.ts';
import type { WardrobeOffer } from '../src/catalog/garments.ts';
import type { HeadshotEngine } from '../src/imaging/engine.ts';
import { NO_SERVICES } from '../src/platform/analytics/analytics-settings.ts';
import type { Clock } from '../src/platform/clock/clock.ts';
import { createHmacCapabilities } from '../src/platform/capability/hmac-capabilities.ts';
import { randomIds } from '../src/platform/ids/ids.ts';
import { createPgLiveUpdates } from '../src/platform/live/pg-live-updates.ts';
import { silentLog } from '../src/platform/log/silent-log.ts';
import { createMemoryMailer } from '../src/platform/mail/memory-mailer.ts';
import type { NewsletterProvider } from '../src/platform/newsletter-provider/newsletter-provider.ts';
import { createPaymentProviders } from '../src/platform/payments/payment-providers.ts';
import type { Payments } from '../src/platform/payments/payments.ts';
import { createPgBossQueue } from '../src/platform/queue/pg-boss-queue.ts';
import { createMemoryStorage } from '../src/platform/storage/memory-storage.ts';
import type { Storage } from '../src/platform/storage/storage.ts';
import type { PhotoMeasurer } from '../src/imaging/photo-measurer.ts';
import type { WebContext } from '../src/web/context.ts';
import type { LegalDocuments } from '../src/web/legal/legal-document.ts';
import { createShootRoutes } from '../src/web/api/shoot/shoot-routes.ts';
import type { WorkerContext } from '../src/worker/context.ts';
import { createFakePhotoMeasurer } from './fake-photo-measurer.ts';
import { createDeadLetterHandler } from '../src/worker/dead-letters.ts';
import { createJobHandlers } from '../src/worker/job-handlers.ts';

export const PUBLIC_URL = 'http://localhost:3000';

export type ShootWorld = Awaited<ReturnType<typeof createShootWorld>>;

/**
 * Creates web and worker around one real database, with a clock that can be set; the engine is fake unless given. The
 * database also has a second customer: `database.db` does not show their rows, `context.db` does.
 */
export async function createShootWorld(
  options: {
    storage?: Storage;
    engine?: HeadshotEngine;
    photoMeasurer?: PhotoMeasurer;
    /** The garments on offer; the engine gets them as its wardrobe. For fake engines only. Default: none. */
    offer?: WardrobeOffer;
    /** The payment provider. Default: one that records the orders whose refund was requested. */
    payments?: (clock: Clock) => Payments;
    /** The outside newsletter service. Default: none. */
    newsletterProvider?: NewsletterProvider;
  } = {},
) {
  const database = await createTestDatabase();
  const queue = await createPgBossQueue({ url: database.url, log: silentLog, runsJobs: false });
  const live = createPgLiveUpdates({ url: database.url, log: silentLog });
  const time = { now: new Date('2026-11-21T10:00:00Z') };
  const mailer = createMemoryMailer();
  const fakeEngine = createFakeEngine();
  const engine = options.engine ?? fakeEngine;
  if (options.offer) engine.useWardrobe(fakeWardrobe(options.offer));
  const refunded: string[] = [];
  const storage = options.storage ?? createMemoryStorage();
  const clock = { now: () => time.now };
  const payments: Payments = options.payments?.(clock) ?? {
    name: 'sandbox',
    variantId: () => undefined,
    openCheckout: async () => ({
      session: { provider: 'sandbox', overlay: 'frame', url: '/' },
      reference: undefined,
    }),
    readWebhook: async () => undefined,
    refund: async ({ orderId }) => {
      refunded.push(orderId);
    },
    async *listPayments() {},
    checkSetup: async () => [],
  };
  const limited = new Set<string>();
  const listHidden = () => listHiddenGarments(database.db);
  const context: WorkerContext & WebContext = {
    db: database.db,
    queue,
    jobBatches: queue,
    queueAdmin: queue.admin,
    live,
    mailer,
    campaignMailer: mailer,
    campaignSettings: { mailsPerMinute: 60_000, reportsAddress: undefined },
    payments: createPaymentProviders([payments], payments.name),
    newsletterProvider: options.newsletterProvider,
    sandboxEvents: undefined,
    sandboxPayments: undefined,
    rateLimiter: { count: async (action) => (limited.has(action) ? 60 : 0) },
    hashIpAddress: (address) => address,
    storage,
    capabilities: createHmacCapabilities(['a secret of the tests, long enough']),
    contractDocuments: { en: [], de: [], es: [] },
    clock,
    ids: randomIds,
    log: silentLog,
    engine,
    blog: { articles: async () => [] },
    photoMeasurer: options.photoMeasurer ?? createFakePhotoMeasurer(),
    ogImages: { render: () => Promise.reject(new Error('no pictures are shared here')) },
    legalDocuments: {} as LegalDocuments, // for pages, which are not served here
    portraits: undefined,
    garmentPhotos: undefined,
    refreshWardrobe: options.offer
      ? async () => undefined
      : createWardrobeRefresher({ storage, engine, listHidden }),
    backups: undefined,
    countJobs: () => queue.counts(),
    operators: { owners: [], support: [] },
    printSignInLink: undefined,
    system: FAKE_SYSTEM,
    loadExamples: async () => [],
    loadPublishedRatings: async () => [],
    houseGarments: createMemoryStorage(),
    loadWardrobeOffer: options.offer
      ? async () => options.offer ?? []
      : createWardrobeOfferLoader({ storage, clock, log: silentLog, listHidden }),
    settings: {
      publicUrl: PUBLIC_URL,
      outboxDir: undefined,
      operatorEmails: [],
      trustProxy: false,
      analytics: NO_SERVICES,
      imprint: undefined,
    },
  };
  const app = new Hono().route(
    '/',
    createShootRoutes(context, {
      isOwner: (c, shootId) =>
        context.capabilities.verify('owner', shootId, c.req.header('x-test-owner-key')),
      countRequest: async (_c, action) => (limited.has(action) ? 60 : 0),
      heartbeatMs: 100,
    }),
  );
  app.onError((_error, c) => c.json({ error: 'internal' }, 500));
  const handlers = createJobHandlers(context);
  // A copy, because a test may replace methods of the storage to make it fail.
  const files = { ...context.storage };
  await putFilesOfSecondCustomer(files);

  return {
    context,
    database: { db: database.own, url: database.url },
    time,
    mailer,
    refunded,
    limited,
    handlers,
    app,
    engine: fakeEngine,
    /** Runs every job that is due, and the jobs that these enqueue. */
    drain: (more?: DrainOptions) => drainQueue(database.url, handlers, more),
    drainFailing: () =>
      drainQueue(database.url, handlers, {
        allowFailures: true,
        onDeadLetter: createDeadLetterHandler(context),
      }),
    fetch: (path: string, init?: RequestInit) =>
      Promise.resolve(app.fetch(new Request(new URL(path, PUBLIC_URL), init))),
    /** @param endpoints default: those of shoots */
    visitor: (endpoints: Hono = app) => createVisitor(endpoints),
    async [Symbol.asyncDispose]() {
      try {
        await expectFilesOfSecondCustomer(files);
      } finally {
        await live.close();
        await queue.close();
        await database[Symbol.asyncDispose]();
      }
    },
  };
}

export type Visitor = ReturnType<typeof createVisitor>;

/** Simulates a browser that keeps its cookies, sends JSON and sets Sec-Fetch-Site. */
function createVisitor(app: Hono) {
  const jar = new Map<string, string>();
  const send = async (method: string, path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    if (!headers.has('Sec-Fetch-Site')) headers.set('Sec-Fetch-Site', 'same-origin');
    const request = new Request(new URL(path, PUBLIC_URL), { ...init, method, headers });
    const response = await app.fetch(request);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return response;
  };
  return {
    jar,
    send,
    json: (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
      send(method, path, {
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headers },
      }),
  };
}
