import type { ContractDocuments } from '../features/orders/order-ports.ts';
import type { OperatorList } from '../features/operators/operator.ts';
import type { GarmentPhotos } from '../features/wardrobe/cut-one-garment.server.ts';
import type { RefreshWardrobe } from '../features/wardrobe/refresh-wardrobe.server.ts';
import type { WardrobeOffer } from '../catalog/garments.ts';
import type { Imprint } from '../catalog/imprint.ts';
import type { HeadshotEngine } from '../imaging/engine.ts';
import type { Backups } from '../platform/backup/backups.ts';
import type { Capabilities } from '../platform/capability/capabilities.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Ids } from '../platform/ids/ids.ts';
import type { LiveUpdates } from '../platform/live/live-updates.ts';
import type { Log } from '../platform/log/log.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { NewsletterProvider } from '../platform/newsletter-provider/newsletter-provider.ts';
import type { PaymentProviders } from '../platform/payments/payment-providers.ts';
import type { SandboxPayments } from '../platform/payments/sandbox/sandbox-payments.ts';
import type { PortraitSource } from '../platform/portraits/portrait-source.ts';
import type { JobQueue } from '../platform/queue/queue.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { CountJobs } from './wait-until-idle.ts';

/** The adapters and settings that main/ passes to worker/. */
export interface WorkerContext {
  readonly db: Database;
  readonly queue: JobQueue;
  readonly storage: Storage;
  readonly mailer: Mailer;
  /** Sends campaigns, over a connection of its own. */
  readonly campaignMailer: Pick<Mailer, 'send'>;
  readonly campaignSettings: {
    readonly mailsPerMinute: number;
    /** The mailbox for bounces and complaints; undefined without one. */
    readonly reportsAddress: string | undefined;
  };
  readonly payments: PaymentProviders;
  /** The outside newsletter service; undefined when none is connected. */
  readonly newsletterProvider: NewsletterProvider | undefined;
  /** Delivers the sandbox's webhooks; undefined when the sandbox is not configured. */
  readonly sandboxEvents: Pick<SandboxPayments, 'deliverEvent' | 'redeliverEvents'> | undefined;
  readonly capabilities: Capabilities;
  readonly live: LiveUpdates;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly engine: HeadshotEngine;
  /** The source of the portraits for example pictures; undefined when none are made. */
  readonly portraits: PortraitSource | undefined;
  /** The photos of garments; undefined when no clothes are offered. */
  readonly garmentPhotos: GarmentPhotos | undefined;
  /** Gives the engine the garments that are ready. Called before each job that may use clothes. */
  readonly refreshWardrobe: RefreshWardrobe;
  /** The garments that headshots can be dressed in; empty while there are none. */
  readonly loadWardrobeOffer: () => Promise<WardrobeOffer>;
  /** Undefined while BACKUP_TO is not set. */
  readonly backups: Backups | undefined;
  readonly countJobs: CountJobs;
  /** The terms as files, for the confirmation of an order. */
  readonly contractDocuments: ContractDocuments;
  /** The addresses that may sign in to the dashboard. */
  readonly operators: OperatorList;
  readonly settings: {
    readonly publicUrl: string;
    readonly imprint: Imprint | undefined;
    readonly operatorEmails: readonly string[];
  };
  /** Prints a link that signs an operator in, in development; undefined in production. */
  readonly printSignInLink: ((url: string) => void) | undefined;
}
