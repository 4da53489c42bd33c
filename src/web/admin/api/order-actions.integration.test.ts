import { describe, expect, it } from 'vitest';
import { openDashboard, OWNER, SUPPORT } from '../../../../test/dashboard-bench.ts';
import { killAtEveryStep } from '../../../../test/kill-at-every-step.ts';
import { killableDashboard } from '../../../../test/killable-dashboard.ts';
import { SECOND } from '../../../../test/second-customer/second-customer.ts';
import { auditEntries } from '../../../platform/db/tables/operators.ts';
import { orders } from '../../../platform/db/tables/orders.ts';

type Bench = Awaited<ReturnType<typeof openDashboard>>;

async function insertOrder(bench: Bench, more: Partial<typeof orders.$inferInsert> = {}): Promise<string> {
  const id = more.id ?? bench.context.ids.newId();
  await bench.context.db.insert(orders).values({
    ...{ id, state: 'paid', packageId: 'basic', productId: 'basic', amountCents: 1900, currency: 'EUR' },
    ...{ language: 'en', provider: 'sandbox', paymentId: `pay-${id}`, email: 'jo@example.org' },
    ...{ createdAt: bench.time.now, paidAt: bench.time.now },
    ...more,
  });
  return id;
}

const audit = (bench: Bench) => bench.database.db.select().from(auditEntries);
const reason = 'The customer asked for it.';
const answer = async (response: Promise<Response>) => {
  const { status, json } = await response.then(async (got) => ({
    status: got.status,
    json: await got.json(),
  }));
  return { status, ...json };
};

describe('a refund', () => {
  it('of everything is enqueued and recorded, by support, too, and reaches the provider', async () => {
    const bench = await openDashboard();
    const id = await insertOrder(bench);
    const support = await bench.operator(SUPPORT);
    expect(await answer(support.post(`/orders/${id}/refund`, { reason }))).toEqual({
      ...{ status: 200, totalCents: 1900 },
    });
    expect(await audit(bench)).toMatchObject([
      {
        ...{ operator: SUPPORT, action: 'refunded-order', subject: id, reason },
        detail: { totalCents: 1900, currency: 'EUR' },
      },
    ]);
    await bench.drain();
    expect(bench.refunded).toEqual([id]);
    const [order] = await bench.database.db.select().from(orders);
    expect(order).toMatchObject({ state: 'refund_requested', refundReason: 'operator' });
  });

  it('of a part names the total, earlier parts included', async () => {
    const bench = await openDashboard();
    const id = await insertOrder(bench);
    const operator = await bench.operator();
    const refund = (body: object) => answer(operator.post(`/orders/${id}/refund`, { reason, ...body }));
    expect(await refund({ total: '5,00', seenCents: 0 })).toMatchObject({ status: 200, totalCents: 500 });
    await bench.drain();
    bench.time.now = new Date(bench.time.now.getTime() + 30 * 60_000);
    expect(await refund({ total: '5', seenCents: 500 })).toMatchObject({
      ...{ status: 422, field: 'total', error: 'amount-too-small' },
    });
    expect(await refund({ total: '7', seenCents: 500 })).toMatchObject({ status: 200, totalCents: 700 });
    const [order] = await bench.database.db.select().from(orders);
    expect(order).toMatchObject({ state: 'paid', refundRequestedCents: 500 });
  });

  it.each([
    { body: { total: '' }, field: 'total' },
    { body: { total: '0' }, field: 'total' },
    { body: { total: 'all' }, field: 'total' },
    { body: { total: '19' }, field: 'total' },
    { body: { total: '-5' }, field: 'total' },
    { body: { reason: '' }, field: 'reason' },
    { body: { reason: ' x ' }, field: 'reason' },
    { body: { reason: 'x'.repeat(401) }, field: 'reason' },
  ])('is refused with $body', async ({ body, field }) => {
    const bench = await openDashboard();
    const id = await insertOrder(bench);
    const operator = await bench.operator();
    const refused = await answer(operator.post(`/orders/${id}/refund`, { reason, ...body }));
    expect(refused).toMatchObject({ status: 422, field });
    expect(await audit(bench)).toEqual([]);
    await bench.drain();
    expect(bench.refunded).toEqual([]);
  });

  it.each([
    { more: { state: 'open', paidAt: null }, error: 'unpaid' },
    { more: { state: 'refunded' }, error: 'refunded' },
    { more: { state: 'refund_requested', refundRequestedCents: 1900 }, error: 'refund-requested' },
    { more: { provider: 'paddle' }, error: 'provider-missing' },
  ] as const)('is refused for $more', async ({ more, error }) => {
    const bench = await openDashboard();
    const id = await insertOrder(bench, more);
    const operator = await bench.operator();
    expect(await answer(operator.post(`/orders/${id}/refund`, { reason }))).toMatchObject({
      ...{ status: 409, error },
    });
    expect(await audit(bench)).toEqual([]);
  });

  it('of an unknown order is refused', async () => {
    const bench = await openDashboard();
    const operator = await bench.operator();
    expect((await operator.post('/orders/none/refund', { reason })).status).toBe(404);
  });
});

describe('two operators', () => {
  it('who refund at once: one of them, and the other is told by whom and when', async () => {
    const bench = await openDashboard();
    const id = await insertOrder(bench);
    const both = [await bench.operator(OWNER), await bench.operator(SUPPORT)];
    const answers = await Promise.all(
      both.map((operator) => answer(operator.post(`/orders/${id}/refund`, { reason, total: '5' }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const entries = await audit(bench);
    expect(entries).toHaveLength(1);
    const { message } = answers.find(({ status }) => status === 409)!;
    expect(message).toContain(`${entries[0]!.operator} requested the refund of €5 at 21 Nov 2026, 10:00 UTC`);
  });

  it('of whom one has an old page: it is told what changed, and nothing is refunded', async () => {
    const bench = await openDashboard();
    const id = await insertOrder(bench);
    const support = await bench.operator(SUPPORT);
    await support.post(`/orders/${id}/refund`, { reason, total: '5', seenCents: 0 });
    await bench.drain();
    bench.time.now = new Date(bench.time.now.getTime() + 3_600_000);
    const owner = await bench.operator(OWNER);
    const late = await answer(owner.post(`/orders/${id}/refund`, { reason, total: '7', seenCents: 0 }));
    expect(late).toMatchObject({ status: 409, error: 'changed' });
    expect(late.message).toContain(`${SUPPORT} requested the refund of €5 at 21 Nov 2026, 10:00 UTC`);
    expect(await audit(bench)).toHaveLength(1);
  });

  it('of whom one asked long ago, and whose job was lost, are not locked out', async () => {
    const bench = await openDashboard();
    const id = await insertOrder(bench);
    const operator = await bench.operator();
    await operator.post(`/orders/${id}/refund`, { reason });
    bench.time.now = new Date(bench.time.now.getTime() + 11 * 60_000);
    expect((await operator.post(`/orders/${id}/refund`, { reason })).status).toBe(200);
    await bench.drain();
    expect(bench.refunded).toEqual([id]);
  });
});

it('changes no other order', async () => {
  const bench = await openDashboard();
  const [id, other] = [await insertOrder(bench), await insertOrder(bench)];
  await (await bench.operator()).post(`/orders/${id}/refund`, { reason });
  await bench.drain();
  const rows = await bench.database.db.select().from(orders);
  expect(rows.find((row) => row.id === other)?.state).toBe('paid');
  expect(rows.map((row) => row.id)).not.toContain(SECOND.orderId);
});

it('is enqueued and recorded together, wherever the process is killed', async () => {
  const bench = await openDashboard();
  const { crash, post } = await killableDashboard(bench);
  await killAtEveryStep(
    crash,
    () => insertOrder(bench),
    async (id) => {
      // Refused as requested already when the process was killed after its commit.
      expect([200, 409]).toContain(await post(`/orders/${id}/refund`, { reason }));
    },
    async (id, killedAt) => {
      const entries = (await audit(bench)).filter(({ subject }) => subject === id);
      expect(entries, killedAt).toHaveLength(1);
      await bench.drain();
      const refunds = bench.refunded.filter((refunded) => refunded === id);
      expect(refunds, killedAt).toHaveLength(1);
    },
  );
});
