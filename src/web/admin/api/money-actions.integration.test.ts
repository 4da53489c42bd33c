import { describe, expect, it } from 'vitest';
import { openDashboard, OWNER, SUPPORT } from '../../../../test/dashboard-bench.ts';
import { isOfSecondCustomer } from '../../../../test/second-customer/second-customer.ts';
import { auditEntries } from '../../../platform/db/tables/operators.ts';
import { ledgerEntries, orders, reportedDifferences } from '../../../platform/db/tables/orders.ts';

type Bench = Awaited<ReturnType<typeof openDashboard>>;
const reason = 'Refunded at the provider.';

async function insertDifference(bench: Bench, paymentId: string): Promise<number> {
  const [row] = await bench.context.db
    .insert(reportedDifferences)
    .values({ provider: 'stripe', paymentId, kind: 'unreadable', reportedAt: bench.time.now })
    .returning();
  return row!.id;
}
const differences = (bench: Bench) =>
  bench.database.db.select().from(reportedDifferences).orderBy(reportedDifferences.id);

describe('a difference', () => {
  it('is settled with a reason and reopened, both recorded', async () => {
    const bench = await openDashboard();
    const [id] = [await insertDifference(bench, 'a'), await insertDifference(bench, 'b')];
    const support = await bench.operator(SUPPORT);
    expect((await support.post(`/differences/${id}/settle`, { version: 1, reason })).status).toBe(200);
    expect(await differences(bench)).toMatchObject([
      { settledAt: bench.time.now, settledBy: SUPPORT, settledReason: reason, version: 2 },
      { settledAt: null, settledBy: null, settledReason: null, version: 1 },
    ]);
    expect((await support.post(`/differences/${id}/reopen`, { version: 2 })).status).toBe(200);
    expect(await differences(bench)).toMatchObject([{ settledAt: null, settledBy: null }, {}]);
    const entries = await bench.database.db.select().from(auditEntries);
    expect(entries).toMatchObject([
      { action: 'settled-difference', subject: String(id), reason, detail: { paymentId: 'a' } },
      { action: 'reopened-difference', subject: String(id), reason: null },
    ]);
  });

  it('that somebody else has settled is not settled again, and the second is told what changed', async () => {
    const bench = await openDashboard();
    const id = await insertDifference(bench, 'a');
    const both = [await bench.operator(OWNER), await bench.operator(SUPPORT)];
    const answers = await Promise.all(
      both.map((operator) => operator.post(`/differences/${id}/settle`, { version: 1, reason })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [{ settledBy } = { settledBy: '' }] = await differences(bench);
    const refused = answers.find(({ status }) => status === 409)!;
    expect((await refused.json()).message).toBe(
      `${settledBy} settled it (“${reason}”) at 21 Nov 2026, 10:00 UTC. The page shows it as it is now.`,
    );
    expect(await bench.database.db.$count(auditEntries)).toBe(1);
  });

  it.each([
    ['a missing reason', 'settle', { version: 1, reason: ' ' }, 422],
    ['an old version', 'settle', { version: 0, reason }, 404],
    ['an open one to reopen', 'reopen', { version: 1 }, 404],
  ] as const)('is not changed for %s', async (_, action, body, status) => {
    const bench = await openDashboard();
    const id = await insertDifference(bench, 'a');
    const owner = await bench.operator();
    expect((await owner.post(`/differences/${id}/${action}`, body)).status).toBe(status);
    expect((await owner.post(`/differences/x/${action}`, { version: 1, reason })).status).toBe(404);
    expect(await differences(bench)).toMatchObject([{ settledAt: null, version: 1 }]);
    expect(await bench.database.db.$count(auditEntries)).toBe(0);
  });
});

describe('the exports', () => {
  async function fill(bench: Bench) {
    const order = {
      ...{ state: 'paid' as const, packageId: 'basic' as const, productId: 'basic' as const },
      ...{ amountCents: 1900, currency: 'EUR' as const, language: 'de' as const, provider: 'stripe' },
      ...{ email: 'jo@example.org', createdAt: new Date('2026-11-18T10:00:00Z') },
    };
    await bench.context.db.insert(orders).values([
      // Half past midnight on the 20th in Berlin.
      {
        ...{
          ...order,
          id: 'a',
          paymentId: '=pay-a',
          taxCents: 303,
          paidAt: new Date('2026-11-19T23:30:00Z'),
        },
        ...{ refundedCents: 500, refundRequestedCents: 500, discountCode: 'WELCOME20' },
      },
      { ...order, id: 'b', paymentId: 'pay-b', paidAt: new Date('2026-11-20T22:59:00Z') },
      { ...order, id: 'late', paymentId: 'pay-late', paidAt: new Date('2026-11-20T23:00:00Z') },
      { ...order, id: 'open', state: 'open', paidAt: null },
    ]);
    const entry = {
      provider: 'stripe',
      currency: 'EUR',
      source: 'webhook',
      recordedAt: bench.time.now,
    } as const;
    await bench.context.db.insert(ledgerEntries).values([
      {
        ...{ ...entry, paymentId: '=pay-a', orderId: 'a', kind: 'payment', totalCents: 0, amountCents: 1900 },
        ...{ taxCents: 303, occurredAt: new Date('2026-11-19T23:30:00Z') },
      },
      {
        ...{
          ...entry,
          paymentId: '=pay-a',
          orderId: 'a',
          kind: 'refund',
          totalCents: 500,
          amountCents: -500,
        },
        ...{ taxCents: -80, occurredAt: new Date('2026-11-20T10:00:00Z') },
      },
      {
        // The refund of an unmatched payment of the same order.
        ...{ ...entry, paymentId: 'twice', orderId: 'a', kind: 'refund', totalCents: 900, amountCents: -900 },
        ...{ taxCents: -99, occurredAt: new Date('2026-11-21T10:00:00Z') },
      },
    ]);
  }
  const query = 'from=2026-11-20&until=2026-11-20&zone=europe/berlin';

  it('hold the movements of the days in a time zone', async () => {
    const bench = await openDashboard();
    await fill(bench);
    const owner = await bench.operator();
    const response = await owner.get(`/accounts/movements?${query}`);
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="movements-2026-11-20-2026-11-20.csv"',
    );
    const text = await response.text();
    expect(text.split('\r\n')).toEqual([
      'day,time,provider,payment,order,kind,paid_incl_tax,refunded_incl_tax,tax,currency,source,recorded_at',
      "2026-11-20,2026-11-19T23:30:00.000Z,stripe,'=pay-a,a,payment,19.00,,3.03,EUR,webhook,2026-11-21T10:00:00.000Z",
      "2026-11-20,2026-11-20T10:00:00.000Z,stripe,'=pay-a,a,refund,,5.00,0.80,EUR,webhook,2026-11-21T10:00:00.000Z",
      '',
    ]);
  });

  it('hold the paid orders with their tax and that of their refunds, without names and addresses', async () => {
    const bench = await openDashboard();
    await fill(bench);
    const owner = await bench.operator();
    const text = await (await owner.get(`/accounts/orders?${query}`)).text();
    expect(text.split('\r\n')).toEqual([
      'paid_day,paid_at,order,state,product,discount_code,paid_incl_tax,tax,refunded_incl_tax,refunded_tax,currency,provider,payment,refunded_at',
      "2026-11-20,2026-11-19T23:30:00.000Z,a,paid,basic,WELCOME20,19.00,3.03,5.00,0.80,EUR,stripe,'=pay-a,",
      '2026-11-20,2026-11-20T22:59:00.000Z,b,paid,basic,,19.00,,0.00,0.00,EUR,stripe,pay-b,',
      '',
    ]);
    expect(text).not.toContain('@');
  });

  it('are recorded before they are read, and are refused to support', async () => {
    const bench = await openDashboard();
    await fill(bench);
    const support = await bench.operator(SUPPORT);
    expect((await support.get(`/accounts/orders?${query}`)).status).toBe(403);
    expect(await bench.database.db.$count(auditEntries)).toBe(0);
    const owner = await bench.operator(OWNER);
    await (await owner.get(`/accounts/orders?${query}`)).body?.cancel();
    expect(await bench.database.db.select().from(auditEntries)).toMatchObject([
      {
        ...{ operator: OWNER, action: 'exported', subject: 'orders-2026-11-20-2026-11-20' },
        detail: { from: '2026-11-20', until: '2026-11-20', timeZone: 'Europe/Berlin' },
      },
    ]);
  });

  it.each([
    'from=2026-11-31&until=2026-12-01',
    'from=2026-11-20&until=2026-11-19',
    'from=2026-11-20&zone=Berlin',
    'from=2026-11-20&until=2026-11-20&zone=%2B02:00',
  ])('of %s are refused', async (days) => {
    const bench = await openDashboard();
    const owner = await bench.operator();
    expect((await owner.get(`/accounts/movements?${days}`)).status).toBe(422);
    expect((await owner.get('/accounts/toString?from=2026-11-20')).status).toBe(404);
    expect(await bench.database.db.$count(auditEntries)).toBe(0);
  });

  it('are streamed in batches, none of which loses or repeats a line', async () => {
    const bench = await openDashboard();
    // Five times the same moment, and more than two batches.
    const rows = Array.from({ length: 4_501 }, (_, index) => ({
      ...{ provider: 'stripe', paymentId: `p-${index}`, kind: 'payment' as const, totalCents: 0 },
      ...{ amountCents: 1900, currency: 'EUR', source: 'webhook' as const, recordedAt: bench.time.now },
      occurredAt: new Date(Date.UTC(2026, 10, 20) + Math.floor(index / 5) * 1_000),
    }));
    await bench.context.db.insert(ledgerEntries).values(rows);
    const owner = await bench.operator();
    const response = await owner.get('/accounts/movements?from=2026-11-20&until=2026-11-20');
    const lines = (await response.text()).trim().split('\r\n').slice(1);
    expect(lines.filter(isOfSecondCustomer)).toEqual([]);
    expect(lines.map((line) => line.split(',')[3])).toEqual(rows.map(({ paymentId }) => paymentId));
  });
});
