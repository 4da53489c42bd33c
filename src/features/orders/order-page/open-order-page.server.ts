import type { OrderPorts } from '../order-ports.ts';
import { listRefunds } from '../ledger/ledger-store.server.ts';
import { findShootOfOrder } from '../order-shoot-store.server.ts';
import { findOrder, type OrderRow } from '../order-store.server.ts';
import { type OrderView, orderStage } from './order-view.ts';

/**
 * Opens an order for whoever has its key, also after its shoot is erased. Returns undefined alike for a wrong key and for an
 * order that does not exist.
 */
export async function openOrderPage(
  ports: Pick<OrderPorts, 'db' | 'capabilities' | 'clock'>,
  orderId: string,
  key: string | undefined,
): Promise<OrderView | undefined> {
  if (!ports.capabilities.verify('order', orderId, key)) return undefined;
  return loadOrderView(ports, orderId);
}

/** Loads an order as its page shows it; undefined when there is none. */
export async function loadOrderView(
  { db, clock }: Pick<OrderPorts, 'db' | 'clock'>,
  orderId: string,
): Promise<OrderView | undefined> {
  const order = await findOrder(db, orderId);
  if (!order) return undefined;
  const shoot = order.shootId === null ? undefined : await findShootOfOrder(db, order.shootId);
  const stage = orderStage(order.state, shoot, clock.now());
  return {
    ...order,
    stage,
    deliveredAt: shoot?.deliveredAt ?? null,
    galleryUntil: stage === 'delivered' ? shoot?.expiresAt : undefined,
    refunds: await refundsOf(db, order),
    pendingRefundCents: order.refundRequestedCents - order.refundedCents,
  };
}

async function refundsOf(db: OrderPorts['db'], order: OrderRow): Promise<OrderView['refunds']> {
  const booked = await listRefunds(db, order);
  if (booked.length > 0 || order.refundedAt === null) return booked;
  return [{ amountCents: order.amountCents, refundedAt: order.refundedAt }];
}
