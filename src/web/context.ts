import { createContext } from 'react-router';
import type { Blog } from '../features/blog/article-folder.server.ts';
import type { ContractDocuments } from '../features/orders/order-ports.ts';
import type { OperatorList } from '../features/operators/operator.ts';
import type { LoadExamples } from '../features/examples/load-examples.server.ts';
import type { LoadPublishedRatings } from '../features/gallery/ratings/load-published-ratings.server.ts';
import type { LoadWardrobeOffer } from '../features/wardrobe/load-wardrobe-offer.server.ts';
import type { HeadshotEngine } from '../imaging/engine.ts';
import type { PhotoMeasurer } from '../imaging/photo-measurer.ts';
import type { Language } from '../catalog/languages.ts';
import type { AnalyticsSettings } from '../platform/analytics/analytics-settings.ts';
import type { Capabilities } from '../platform/capability/capabilities.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Ids } from '../platform/ids/ids.ts';
import type { LiveUpdates } from '../platform/live/live-updates.ts';
import type { Log } from '../platform/log/log.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { OgImages } from '../platform/og-image/og-image.ts';
import type { PaymentProviders } from '../platform/payments/payment-providers.ts';
import type { SandboxPayments } from '../platform/payments/sandbox/sandbox-payments.ts';
import type { JobBatches, JobQueue } from '../platform/queue/queue.ts';
import type { QueueAdmin } from '../platform/queue/queue-admin.ts';
import type { RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Imprint } from '../catalog/imprint.ts';
import type { SystemPort } from './admin/system/system-port.ts';
import type { LegalDocuments } from './legal/legal-document.ts';

/** Everything that main/ provides to web/. Use cases receive only the parts that they name. */
export interface WebContext {
  readonly db: Database;
  readonly queue: JobQueue;
  /** Enqueues many jobs at once, on the same queue. */
  readonly jobBatches: JobBatches;
  /** Failed jobs and the load of the queue, for the dashboard. */
  readonly queueAdmin: QueueAdmin;
  readonly storage: Storage;
  readonly payments: PaymentProviders;
  /** Only `forget` is used here; the worker sends mails. */
  readonly mailer: Pick<Mailer, 'forget'>;
  /** Executes payments in the sandbox's overlay; undefined when the sandbox is not configured. */
  readonly sandboxPayments: Pick<SandboxPayments, 'pay'> | undefined;
  readonly capabilities: Capabilities;
  readonly live: LiveUpdates;
  readonly rateLimiter: RateLimiter;
  /** Returns a keyed hash of a network address, for the proof of a consent. */
  readonly hashIpAddress: (address: string) => string;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  /** Only functions without models are used here; models load in the worker. */
  readonly engine: Pick<HeadshotEngine, 'derive' | 'clean'>;
  readonly blog: Blog;
  readonly ogImages: OgImages;
  readonly photoMeasurer: PhotoMeasurer;
  readonly legalDocuments: LegalDocuments;
  /** The terms as files, for the confirmation of an order. */
  readonly contractDocuments: ContractDocuments;
  /** The before/after pairs for a page's loader; empty while there are none. */
  readonly loadExamples: LoadExamples;
  /** The garments that headshots can be dressed in; empty while there are none. */
  readonly loadWardrobeOffer: LoadWardrobeOffer;
  /** The data folder with the operator's own garments; undefined when no clothes are offered. */
  readonly houseGarments: Storage | undefined;
  /** The ratings that pages show; empty while none are published. */
  readonly loadPublishedRatings: LoadPublishedRatings;
  /** The addresses that may sign in to the dashboard. */
  readonly operators: OperatorList;
  /** Counts the jobs of the queue by name and state. */
  readonly countJobs: () => Promise<
    readonly { readonly name: string; readonly state: string; readonly count: number }[]
  >;
  /** Versions, settings and checks of this installation, for the dashboard. */
  readonly system: SystemPort;
  readonly settings: WebSettings;
}

export interface WebSettings {
  /** The URL of the site, without a slash at the end. */
  readonly publicUrl: string;
  /** The folder of the mail outbox; undefined when mails are really sent or the outbox page must not open. */
  readonly outboxDir: string | undefined;
  /** The addresses that are notified of leads and withdrawals. */
  readonly operatorEmails: readonly string[];
  /** True behind a proxy of the operator's; the last address in X-Forwarded-For is then the client's. */
  readonly trustProxy: boolean;
  /** The operator of this installation; undefined until it is configured. */
  readonly imprint: Imprint | undefined;
  /** The services of other companies that a visitor may agree to. */
  readonly analytics: AnalyticsSettings;
  /** The bearer token for /api/mail-reports; when undefined, it is closed. */
  readonly mailReportsSecret?: string | undefined;
}

/** The key by which a route's loader gets the context: `context.get(webContext)`. */
export const webContext = createContext<WebContext>();

/** The facts of one request that page loaders need. */
export interface Visit {
  readonly language: Language;
  readonly requestId: string;
  /** On a cached page, the placeholder for the request's id, which error messages show. */
  readonly reference?: string;
  /** The nonce of the Content-Security-Policy. */
  readonly nonce: string;
  /** The id of the shoot that the visitor's draft cookie proves to be theirs. */
  readonly ownShootId: string | undefined;
  /** Called when the page failed because the database or the disk is unavailable. */
  readonly onOutage?: () => void;
  /** The owner's key, on the pages of a shoot and its gallery, if this visitor is the owner. */
  readonly ownerKey?: string | undefined;
}
export const visitContext = createContext<Visit>();
