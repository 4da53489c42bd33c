import type { PackageId } from '../../catalog/packages.ts';
import type { Result } from '../../base/result.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Ids } from '../../platform/ids/ids.ts';
import type { Log } from '../../platform/log/log.ts';
import type { PaymentProviders } from '../../platform/payments/payment-providers.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';

/** What the use cases of orders need of the outside; each takes only what it names. */
export interface OrderPorts {
  readonly db: Database;
  readonly queue: JobQueue;
  readonly payments: PaymentProviders;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
}

/** What a payment does to the shoot it pays for; the shoots feature says how, web/ and worker/ connect the two. */
export interface ShootOfOrder {
  /** Moves the shoot on and enqueues its render. When it was erased or ended meanwhile, the money goes back. */
  startPaidShoot(
    tx: Transaction,
    shootId: string,
    order: { readonly packageId: PackageId; readonly paidAt: Date },
  ): Promise<Result<unknown, 'shoot-erased' | 'shoot-ended'>>;
  /** The money is back: the shoot ends and is erased. */
  endRefundedShoot(tx: Transaction, shootId: string): Promise<void>;
}

/** What opening a checkout needs of the shoot besides: only web/ opens any. */
export interface ShootAtCheckout extends ShootOfOrder {
  /** Holds the draft until the transaction ends and prolongs it. `shoot-closed`: there is nothing to pay for. */
  holdForCheckout(tx: Transaction, shootId: string): Promise<Result<unknown, 'shoot-closed'>>;
}
