import { eq, sql } from 'drizzle-orm';
import type { BookedPayment } from '../../../test/payment-stand-ins/stand-in.ts';
import type { JobPayload } from '../../../src/jobs.ts';
import { ENDPOINTS } from '../../../src/page-urls.ts';
import { requestOperatorRefund } from '../../../src/features/orders/refunds/request-operator-refund.server.ts';
import { orders } from '../../../src/platform/db/tables/orders.ts';
import type { PaymentProviders } from '../../../src/platform/payments/payment-providers.ts';
import { Browser } from './browser.ts';
import type { OpenedOrder } from './open-checkout.ts';
import type { Person } from './person.ts';
import type { RefundAsk, Shop } from '../shop.ts';
import { MINUTE_MS, type Story } from '../virtual-time.ts';

type Reason = JobPayload<'orders.refund'>['reason'];

/** Lets things happen to a paid order besides its headshots: failures, and refunds by several people. */
export async function* afterPayment(shop: Shop, person: Person, shootId: string, order: OpenedOrder): Story {
  const { chaos } = shop;
  if (chaos.happens(0.06)) await doom(shop, shootId);
  // The provider's staff may be faster than the payment's own webhook.
  if (chaos.happens(0.12)) refundFromDashboard(shop, order);
  yield chaos.integer(5, 300) * MINUTE_MS;
  if (chaos.happens(0.08)) await withdraw(shop, person, order);
  if (chaos.happens(0.2)) {
    await refundByOperator(shop, order, chaos.random.between(0.1, 0.5));
    // Two people at once, or one after the other.
    if (chaos.happens(0.5)) yield chaos.integer(0, 3) * 10 * MINUTE_MS;
    if (chaos.happens(0.6)) await refundByOperator(shop, order, chaos.random.between(0.4, 0.9));
  }
  if (chaos.happens(0.08)) await refundByOperator(shop, order, 1);
  yield chaos.integer(0, 200) * MINUTE_MS;
  if (chaos.happens(0.1)) refundFromDashboard(shop, order);
}

/** Lets the rendering of a shoot fail. */
async function doom({ db, doomed, counts, history }: Shop, shootId: string): Promise<void> {
  if (doomed.has(shootId)) return;
  doomed.add(shootId);
  await db.execute(sql`insert into fault_run_doomed values (${shootId})`);
  counts.add('failed shoot');
  history.add('the rendering of this shoot will fail', shootId);
}

export function refundFromDashboard(shop: Shop, { orderId, provider }: OpenedOrder): void {
  const { chaos, counts, standIns } = shop;
  const payments = standIns[provider].books().filter((one) => one.orderId === orderId);
  const left = payments.filter(({ amountCents, refundedCents }) => refundedCents < amountCents);
  if (left.length === 0) return;
  const payment = chaos.random.pick(left);
  const totalCents = chaos.happens(0.5) ? payment.amountCents : partOf(shop, payment);
  standIns[provider].refundFromDashboard(payment.paymentId, totalCents);
  counts.add('refund from the dashboard', provider);
  ask(shop, { by: 'dashboard', provider, paymentId: payment.paymentId, orderId, totalCents });
}

function partOf({ chaos }: Shop, { amountCents, refundedCents }: BookedPayment): number {
  return chaos.integer(refundedCents + 1, amountCents);
}

/** Declares a withdrawal. An order that was not begun is refunded at once, the others by the operator. */
async function withdraw(shop: Shop, person: Person, { orderId }: OpenedOrder): Promise<void> {
  const { counts, web, processes } = shop;
  if (processes.isStopped) return;
  const before = await findPaid(shop, orderId);
  const form = {
    submissionId: `withdrawal-of-${orderId}`.slice(0, 60),
    ...{ name: 'Jo Sol', email: person.spellings[0], orderNumber: orderId, message: '' },
  };
  const browser = new Browser(web, person.language);
  const answer = await browser.post(ENDPOINTS.withdrawals, form, 'other');
  if (answer === 'lost' || answer.status !== 201) {
    processes.problems.push({ text: 'a withdrawal was refused', ids: [orderId] });
  }
  if (!before || !(await enqueueRefund(shop, before, before.amountCents, 'withdrawal'))) return;
  counts.add('withdrawal', before.provider);
}

/** Refunds a part of a paid order, or all of it, as the command for operators does. */
async function refundByOperator(shop: Shop, { orderId }: OpenedOrder, share: number): Promise<void> {
  const { db, queue, counts, processes } = shop;
  const order = await findPaid(shop, orderId);
  if (!order) return;
  const totalCents = Math.round(order.amountCents * share);
  const payments = { find: () => ({}) } as unknown as PaymentProviders;
  const requested = await requestOperatorRefund({ db, queue, payments }, orderId, totalCents);
  if (!requested.ok) {
    if (requested.error === 'amount-requested') return;
    processes.problems.push({ text: `a refund was refused: ${requested.error}`, ids: [orderId] });
    return;
  }
  counts.add('refund by the operator', order.provider);
  ask(shop, { ...order, by: 'operator', totalCents });
}

interface PaidOrder {
  readonly orderId: string;
  readonly provider: string;
  readonly paymentId: string;
  readonly amountCents: number;
}

async function findPaid({ db }: Shop, orderId: string): Promise<PaidOrder | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (order?.state !== 'paid' || order.paymentId === null) return undefined;
  const { provider, paymentId, amountCents } = order;
  return { orderId, provider, paymentId, amountCents };
}

/** Enqueues a whole refund for another reason than the operator's. */
async function enqueueRefund(
  shop: Shop,
  order: PaidOrder,
  totalCents: number,
  reason: Reason,
): Promise<boolean> {
  const { db, queue } = shop;
  const { orderId } = order;
  await db.transaction((tx) =>
    queue.enqueue(tx, 'orders.refund', { orderId, reason }, { singletonKey: orderId }),
  );
  ask(shop, { ...order, by: 'operator', totalCents });
  return true;
}

function ask({ asks, history }: Shop, { by, provider, paymentId, orderId, totalCents }: RefundAsk): void {
  asks.push({ by, provider, paymentId, orderId, totalCents });
  history.add(`refund up to ${totalCents} by the ${by}`, orderId, paymentId);
}
