import { useEffect } from 'react';
import type { PackageId } from '../../../catalog/packages.ts';
import { trackCheckout } from '../../../platform/analytics/analytics-events.client.ts';
import { isRefundReported, rememberRefundReport } from './reported-refunds.client.ts';

export interface RefundedOrder {
  readonly orderId: string;
  readonly packageId: PackageId;
}

/**
 * Reports to analytics that an order was refunded, when its page first shows that. The browser remembers it only for visitors who
 * have agreed to analytics, because remembering serves nothing else (decision 050); for others it holds as long as the document.
 */
export function useRefundReport(refunded: RefundedOrder | undefined, mayRemember: () => boolean): void {
  const { orderId, packageId } = refunded ?? {};
  useEffect(() => {
    if (orderId === undefined || packageId === undefined || isRefundReported(orderId)) return;
    trackCheckout('refunded-order', packageId);
    rememberRefundReport(orderId, mayRemember());
  }, [orderId, packageId, mayRemember]);
}
