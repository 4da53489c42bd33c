import type { Currency, PackageId } from '../../../catalog/packages.ts';
import type { OrderState } from '../../../platform/db/tables/orders.ts';
import { isWaiting, type ShootProgress } from '../waiting/is-waiting.ts';

/** The stage of an order, as its buyer sees it. */
export type OrderStage =
  | 'open'
  | 'waiting'
  | 'in-work'
  | 'delivered'
  /** Delivered and erased since; only the accounting record is left. */
  | 'erased'
  /** The headshots could not be made, and the refund is about to be requested. */
  | 'failed'
  | 'refund-requested'
  | 'refunded';

/** The dates and the state of an order's shoot. */
export interface ShootOfView extends ShootProgress {
  readonly deliveredAt: Date | null;
  readonly expiresAt: Date;
}

/** Everything about an order that its page shows. */
export interface OrderView {
  readonly id: string;
  readonly stage: OrderStage;
  readonly packageId: PackageId;
  readonly amountCents: number;
  readonly taxCents: number | null;
  readonly currency: Currency;
  readonly discountCode: string | null;
  readonly provider: string;
  readonly invoiceUrl: string | null;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly deliveredAt: Date | null;
  /** The last moment of the gallery; undefined when there is none. */
  readonly galleryUntil: Date | undefined;
  /** Null for an order without a shoot. */
  readonly shootId: string | null;
  /** The parts of the payment that were refunded, oldest first. */
  readonly refunds: readonly { readonly amountCents: number; readonly refundedAt: Date }[];
  readonly paymentId: string | null;
  readonly refundedCents: number;
  /** The amount whose refund was requested and is not confirmed. */
  readonly pendingRefundCents: number;
}

/** Returns the view as it is once a refund that was just enqueued is recorded. @param totalCents see `RefundRequest` */
export function withRefundRequested(view: OrderView, totalCents: number): OrderView {
  if (view.stage === 'refunded') return view;
  return {
    ...view,
    stage: totalCents >= view.amountCents ? 'refund-requested' : view.stage,
    pendingRefundCents: Math.max(view.pendingRefundCents, totalCents - view.refundedCents),
  };
}

/** @param shoot undefined for an order without a shoot */
export function orderStage(state: OrderState, shoot: ShootOfView | undefined, now: Date): OrderStage {
  if (state === 'open') return 'open';
  if (state === 'refunded') return 'refunded';
  if (state === 'refund_requested') return 'refund-requested';
  if (!shoot) return 'in-work';
  if (isWaiting(shoot)) return 'waiting';
  switch (shoot.state) {
    case 'failed':
    case 'refunded':
      return 'failed';
    case 'expired':
      return 'erased';
    case 'delivered':
      return shoot.erasedAt !== null || shoot.expiresAt <= now ? 'erased' : 'delivered';
    default:
      return shoot.erasedAt === null ? 'in-work' : 'erased';
  }
}
