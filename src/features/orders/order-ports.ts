import type { Imprint } from '../../catalog/imprint.ts';
import type { Language } from '../../catalog/languages.ts';
import type { PackageId } from '../../catalog/packages.ts';
import type { Result } from '../../base/result.ts';
import type { Capabilities } from '../../platform/capability/capabilities.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Ids } from '../../platform/ids/ids.ts';
import type { Log } from '../../platform/log/log.ts';
import type { MailAttachment } from '../../platform/mail/mailer.ts';
import type { PaymentProviders } from '../../platform/payments/payment-providers.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';

/** The terms and the instructions on withdrawal as files, by the language of the contract. */
export type ContractDocuments = Readonly<Record<Language, readonly MailAttachment[]>>;

/** The ports of the use cases for orders. Each use case takes only those it names. */
export interface OrderPorts {
  readonly db: Database;
  readonly queue: JobQueue;
  readonly payments: PaymentProviders;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly capabilities: Capabilities;
  readonly contractDocuments: ContractDocuments;
  readonly settings: {
    readonly publicUrl: string;
    /** The operator, who sells unless the payment provider does; undefined until it is configured. */
    readonly imprint: Imprint | undefined;
  };
}

/** Effects of a payment on its shoot. The shoots feature implements them; web/ and worker/ connect the two. */
export interface ShootOfOrder {
  /**
   * Marks the shoot as paid and enqueues its render, if the customer has asked for the headshots already. If it was erased or
   * ended in the meantime, the payment is refunded.
   */
  startPaidShoot(
    tx: Transaction,
    shootId: string,
    order: { readonly packageId: PackageId; readonly paidAt: Date },
  ): Promise<Result<unknown, 'shoot-erased' | 'shoot-ended'>>;
  /** Ends and erases a shoot whose payment has been refunded. */
  endRefundedShoot(tx: Transaction, shootId: string): Promise<void>;
}

/** Further effects needed to open a checkout, which only web/ does. */
export interface ShootAtCheckout extends ShootOfOrder {
  /**
   * Locks the draft until the transaction ends, extends its lifetime, and records whether a payment starts it.
   * `shoot-closed`: there is nothing to pay for.
   */
  lockForCheckout(
    tx: Transaction,
    shootId: string,
    startsWhenPaid: boolean,
  ): Promise<Result<unknown, 'shoot-closed'>>;
}
