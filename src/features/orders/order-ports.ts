import type { PackageId } from '../../catalog/packages.ts';
import type { Result } from '../../base/result.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Ids } from '../../platform/ids/ids.ts';
import type { Log } from '../../platform/log/log.ts';
import type { PaymentProviders } from '../../platform/payments/payment-providers.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';

/** The ports of the use cases for orders. Each use case takes only those it names. */
export interface OrderPorts {
  readonly db: Database;
  readonly queue: JobQueue;
  readonly payments: PaymentProviders;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
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
