import { createContext } from 'react-router';
import type { Blog } from '../features/blog/article-folder.server.ts';
import type { LoadExamples } from '../features/examples/load-examples.server.ts';
import type { LoadWardrobeOffer } from '../features/wardrobe/load-wardrobe-offer.server.ts';
import type { HeadshotEngine } from '../imaging/engine.ts';
import type { Language } from '../catalog/languages.ts';
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
import type { JobQueue } from '../platform/queue/queue.ts';
import type { RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Imprint } from '../catalog/imprint.ts';
import type { LegalDocuments } from './legal/legal-document.ts';

/** Everything web/ is handed by main/. Use cases take only the parts they name. */
export interface WebContext {
  readonly db: Database;
  readonly queue: JobQueue;
  readonly storage: Storage;
  readonly payments: PaymentProviders;
  /** Mails are sent by the worker; here they are only forgotten. */
  readonly mailer: Pick<Mailer, 'forget'>;
  /** Pays in the sandbox's overlay; undefined when the sandbox is not configured. */
  readonly sandboxTill: Pick<SandboxPayments, 'pay'> | undefined;
  readonly capabilities: Capabilities;
  readonly live: LiveUpdates;
  readonly rateLimiter: RateLimiter;
  /** A network address under the service's secret, for the proof of a consent. */
  readonly hashAddress: (address: string) => string;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  /** Only `derive` is used here; models load in the worker. */
  readonly engine: Pick<HeadshotEngine, 'derive'>;
  readonly blog: Blog;
  readonly ogImages: OgImages;
  readonly legalDocuments: LegalDocuments;
  /** The before/after pairs for a page's loader; empty while there are none. */
  readonly loadExamples: LoadExamples;
  /** The garments that headshots can be dressed in; empty while there are none. */
  readonly loadWardrobeOffer: LoadWardrobeOffer;
  readonly settings: WebSettings;
}

export interface WebSettings {
  /** Has no slash at the end. */
  readonly publicUrl: string;
  /** Where the mail outbox keeps its files; undefined when its page must not open, or mail really leaves. */
  readonly outboxDir: string | undefined;
  /** Who is told of leads and withdrawals. */
  readonly operatorEmails: readonly string[];
  /** True behind a proxy of the operator's; the client's address is then the last one in X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** Who runs this installation; undefined while the operator has not said so. */
  readonly imprint: Imprint | undefined;
}

/** How a route's loader reaches the context: `context.get(webContext)`. */
export const webContext = createContext<WebContext>();

/** What is known of this one request. */
export interface Visit {
  readonly language: Language;
  readonly requestId: string;
  /** On a cached page, the placeholder for the request's id, which error messages show. */
  readonly reference?: string;
  /** For the Content-Security-Policy. */
  readonly nonce: string;
  /** The shoot that the visitor's draft cookie proves to be theirs. */
  readonly ownShootId: string | undefined;
  /** Called when the page failed because the database or the disk is unavailable. */
  readonly onOutage?: () => void;
  /** The owner's key, on the pages of a shoot and its gallery, if this visitor is its owner. */
  readonly ownerKey?: string | undefined;
}
export const visitContext = createContext<Visit>();
