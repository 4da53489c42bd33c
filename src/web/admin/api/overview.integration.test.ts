import { expect, it } from 'vitest';
import { openDashboard, OWNER, SUPPORT } from '../../../../test/dashboard-bench.ts';
import { addEvents } from '../../../features/analytics/event-count-store.server.ts';
import { auditEntries } from '../../../platform/db/tables/operators.ts';
import { ledgerEntries, orders } from '../../../platform/db/tables/orders.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import { loadOverview } from '../overview/overview-figures.server.ts';

type Bench = Awaited<ReturnType<typeof openDashboard>>;
const RANGE = { first: '2026-11-20', last: '2026-11-21' };
const at = (text: string) => new Date(`2026-11-${text}Z`);

/** The second customer's rows are of other days, so the range holds only what a test inserts. */
async function insertMovement(bench: Bench, id: string, day: string, amountCents: number, currency = 'EUR') {
  const kind = amountCents < 0 ? ('refund' as const) : ('payment' as const);
  await bench.context.db.insert(ledgerEntries).values({
    ...{ provider: 'stripe', paymentId: id, kind, totalCents: Math.max(0, -amountCents), orderId: id },
    ...{ amountCents, currency, source: 'webhook', occurredAt: at(day), recordedAt: at(day) },
  });
}

async function insertDelivery(bench: Bench, id: string, minutes: number, deliveredAt: Date) {
  const startedAt = new Date(deliveredAt.getTime() - minutes * 60_000);
  await bench.context.db.insert(shoots).values({
    ...{ id, state: 'delivered', language: 'en', styles: [], consents: {}, seed: 1, createdAt: startedAt },
    // Paid long before its headshots were asked for.
    ...{ paidAt: new Date(startedAt.getTime() - 86_400_000), startRequestedAt: startedAt, deliveredAt },
    expiresAt: deliveredAt,
  });
}

it('sums the money of each day and currency, from midnight to midnight', async () => {
  const bench = await openDashboard();
  await insertMovement(bench, 'before', '19T23:59:59', 900);
  await insertMovement(bench, 'a', '20T00:00:00', 2900);
  await insertMovement(bench, 'b', '20T23:59:59', 1900);
  await insertMovement(bench, 'b', '21T10:00:00', -500);
  await insertMovement(bench, 'c', '21T23:59:59', 1900, 'USD');
  await insertMovement(bench, 'after', '22T00:00:00', 900);
  const { money } = await loadOverview(bench.context, RANGE);
  expect(money).toEqual([
    { day: '2026-11-20', currency: 'EUR', payments: 2, paidCents: 4800, refunds: 0, refundedCents: 0 },
    { day: '2026-11-21', currency: 'EUR', payments: 0, paidCents: 0, refunds: 1, refundedCents: 500 },
    { day: '2026-11-21', currency: 'USD', payments: 1, paidCents: 1900, refunds: 0, refundedCents: 0 },
  ]);
});

it('counts the orders that were opened in the range', async () => {
  const bench = await openDashboard();
  const order = {
    ...{ packageId: 'basic' as const, productId: 'basic' as const, amountCents: 1900, provider: 'stripe' },
    ...{ currency: 'EUR' as const, language: 'en' as const, createdAt: at('20T10:00:00') },
  };
  await bench.context.db.insert(orders).values([
    { ...order, id: 'open' },
    { ...order, id: 'paid', state: 'paid' },
    { ...order, id: 'refunding', state: 'refund_requested' },
    { ...order, id: 'refunded', state: 'refunded' },
    { ...order, id: 'earlier', state: 'paid', createdAt: at('19T10:00:00') },
  ]);
  const { orders: counted, pendingRefunds } = await loadOverview(bench.context, RANGE);
  expect(counted).toEqual({ opened: 4, paid: 3 });
  expect(pendingRefunds).toBe(1);
});

it('measures the time to delivery from the moment at which the headshots were asked for', async () => {
  const bench = await openDashboard();
  expect((await loadOverview(bench.context, RANGE)).times).toBeUndefined();
  for (const [index, minutes] of [2, 4, 60].entries())
    await insertDelivery(bench, `shoot-${index}`, minutes, at('20T10:00:00'));
  await insertDelivery(bench, 'next-day', 8, at('21T10:00:00'));
  await insertDelivery(bench, 'outside', 500, at('22T10:00:00'));
  const { times, deliveries } = await loadOverview(bench.context, RANGE);
  expect(times).toMatchObject({ delivered: 4, medianMinutes: 6 });
  expect(times?.p95Minutes).toBeCloseTo(52.2);
  expect(deliveries.map(({ day, delivered, medianMinutes }) => [day, delivered, medianMinutes])).toEqual([
    ['2026-11-20', 3, 4],
    ['2026-11-21', 1, 8],
  ]);
});

it('sums what was counted over days and languages', async () => {
  const bench = await openDashboard();
  const arrived = { name: 'visit-step' as const, detail: 'search/arrived' };
  const refused = { name: 'selfie-refused' as const, detail: 'hat' };
  const { db } = bench.context;
  await addEvents(db, { day: '2026-11-20', language: 'en' }, [arrived, arrived, refused]);
  await addEvents(db, { day: '2026-11-21', language: 'de' }, [
    arrived,
    { ...refused, detail: 'blurred' },
    refused,
  ]);
  await addEvents(db, { day: '2026-11-22', language: 'de' }, [arrived, refused]);
  const { conversion, refusals } = await loadOverview(bench.context, RANGE);
  expect(conversion).toMatchObject([{ source: 'search', visits: { arrived: 3, paid: 0 } }]);
  expect(refusals).toEqual([
    { reason: 'hat', count: 2 },
    { reason: 'blurred', count: 1 },
  ]);
});

it('exports a range to owners, and records it', async () => {
  const bench = await openDashboard();
  await insertMovement(bench, 'a', '20T00:00:00', 2900);
  const path = '/overview/money?from=2026-11-20&until=2026-11-21';
  const support = await bench.operator(SUPPORT);
  expect((await support.get(path)).status).toBe(403);
  const owner = await bench.operator(OWNER);
  const response = await owner.get(path);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="money-2026-11-20-2026-11-21.csv"',
  );
  expect(await response.text()).toBe(
    'day,currency,payments,paid_incl_tax,refunds,refunded_incl_tax\r\n2026-11-20,EUR,1,29.00,0,0.00\r\n',
  );
  expect(await bench.database.db.select().from(auditEntries)).toMatchObject([
    { operator: OWNER, action: 'exported', subject: 'money-2026-11-20-2026-11-21' },
  ]);
  expect((await owner.get('/overview/toString')).status).toBe(404);
});
