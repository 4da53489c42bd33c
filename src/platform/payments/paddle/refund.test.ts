import { expect, it, vi } from 'vitest';
import { openBench } from '../../../../test/payment-stand-ins/paddle/paddle-bench.ts';
import { changeJson, watchRequests } from '../../../../test/payment-stand-ins/watch-requests.ts';
import { PaymentError } from '../payments.ts';

const DAY_MS = 24 * 3_600_000;

const refunded = (bench: Awaited<ReturnType<typeof openBench>>) => bench.standIn.books()[0]!.refundedCents;

it('refunds a payment fully, once', async () => {
  const bench = await openBench();
  const paymentId = await bench.buy();
  const requests = watchRequests();
  await bench.payments.refund({ paymentId, orderId: 'order1' });
  // A full refund leaves amounts and taxes to Paddle.
  expect(JSON.parse(requests[1]!.body)).toEqual({
    ...{ action: 'refund', type: 'full', transaction_id: paymentId, reason: 'Refund by Lichtbild' },
  });
  expect(await bench.deliver()).toMatchObject([
    { kind: 'refunded', orderId: 'order1', paymentId, amountCents: 1900, taxCents: 303, currency: 'EUR' },
  ]);
  await bench.payments.refund({ paymentId, orderId: 'order1' });
  await bench.payments.refund({ paymentId, orderId: 'order1', totalCents: 1900 });
  expect(refunded(bench)).toBe(1900);
  expect(await bench.deliver()).toEqual([]);
});

it('requests nothing when enough is refunded already', async () => {
  const bench = await openBench();
  const paymentId = await bench.buy();
  await bench.payments.refund({ paymentId, orderId: 'order1', totalCents: 500 });
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  await bench.payments.refund({ paymentId, orderId: 'order1', totalCents: 500 });
  await bench.payments.refund({ paymentId, orderId: 'order1', totalCents: 300 });
  expect(fetchSpy.mock.calls.map(([, init]) => init?.method ?? 'GET')).toEqual(['GET', 'GET']);
  fetchSpy.mockRestore();
});

it('refunds in steps up to the named total, and reports the total so far', async () => {
  const bench = await openBench();
  const paymentId = await bench.buy();
  const readings = [];
  for (const totalCents of [500, 500, 1200, 700, 5000]) {
    await bench.payments.refund({ paymentId, orderId: 'order1', totalCents });
    readings.push(...(await bench.deliver()));
  }
  expect(readings).toMatchObject([
    { kind: 'refunded', amountCents: 500, taxCents: 80 },
    { kind: 'refunded', amountCents: 1200, taxCents: 192 },
    { kind: 'refunded', amountCents: 1900 },
  ]);
  expect(refunded(bench)).toBe(1900);
});

it('confirms at once what Paddle approves at once', async () => {
  const bench = await openBench();
  const paymentId = await bench.buy();
  const refund = (totalCents?: number) => bench.payments.refund({ paymentId, orderId: 'order1', totalCents });
  expect(await refund(500)).toEqual({ totalCents: 500, taxCents: 80, refundedAt: bench.time.now });
  bench.time.now = new Date(bench.time.now.getTime() + DAY_MS);
  expect(await refund()).toEqual({ totalCents: 1900, taxCents: 303, refundedAt: bench.time.now });
});

it('confirms nothing when the answer to the request is not as documented', async () => {
  const bench = await openBench();
  const paymentId = await bench.buy();
  const requests = watchRequests((line, real) =>
    line.startsWith('POST')
      ? changeJson(real, ({ data }: { data: object }) => ({ data: { ...data, updated_at: 'yesterday' } }))
      : real(),
  );
  expect(await bench.payments.refund({ paymentId, orderId: 'order1' })).toBeUndefined();
  expect(requests).toHaveLength(2);
  expect(refunded(bench)).toBe(1900);
});

it('counts a refund that awaits approval, and reports it when it is approved', async () => {
  const bench = await openBench({ standIn: { reviewsRefunds: true } });
  const paymentId = await bench.buy();
  await bench.payments.refund({ paymentId, orderId: 'order1' });
  await bench.payments.refund({ paymentId, orderId: 'order1' });
  expect(await bench.deliver()).toEqual([]);
  bench.standIn.reviewRefunds('approved');
  expect(await bench.deliver()).toMatchObject([{ kind: 'refunded', amountCents: 1900 }]);
});

it('cannot add to a refund that awaits approval, and can afterwards', async () => {
  const bench = await openBench({ standIn: { reviewsRefunds: true } });
  const paymentId = await bench.buy();
  await bench.payments.refund({ paymentId, orderId: 'order1', totalCents: 500 });
  await expect(bench.payments.refund({ paymentId, orderId: 'order1' })).rejects.toThrow(
    'adjustment_pending_refund_request',
  );
  bench.standIn.reviewRefunds('approved');
  await bench.payments.refund({ paymentId, orderId: 'order1' });
  bench.standIn.reviewRefunds('approved');
  expect(refunded(bench)).toBe(1900);
});

it('requests a rejected refund again after a day, not at each repetition', async () => {
  const bench = await openBench({ standIn: { reviewsRefunds: true } });
  const paymentId = await bench.buy();
  const refund = () => bench.payments.refund({ paymentId, orderId: 'order1' });
  await refund();
  bench.standIn.reviewRefunds('rejected');
  expect(await bench.deliver()).toEqual([]);
  bench.time.now = new Date(bench.time.now.getTime() + DAY_MS - 1);
  const requests = watchRequests();
  await expect(refund()).rejects.toThrow('has rejected this refund within the last day');
  expect(requests.filter(({ line }) => line.startsWith('POST'))).toEqual([]);

  bench.time.now = new Date(bench.time.now.getTime() + 1);
  await refund();
  await refund(); // The new request awaits its review, and counts.
  bench.standIn.reviewRefunds('approved');
  expect(requests.filter(({ line }) => line.startsWith('POST'))).toHaveLength(1);
  expect(refunded(bench)).toBe(1900);
});

it('refunds the whole payment at once although a part of it was rejected before', async () => {
  const bench = await openBench({ standIn: { reviewsRefunds: true } });
  const paymentId = await bench.buy();
  await bench.payments.refund({ paymentId, orderId: 'order1', totalCents: 500 });
  bench.standIn.reviewRefunds('rejected');
  expect(await bench.payments.refund({ paymentId, orderId: 'order1' })).toBeUndefined();
  bench.standIn.reviewRefunds('approved');
  expect(refunded(bench)).toBe(1900);
  const answer = await bench.payments.refund({ paymentId, orderId: 'order1' });
  expect(answer).toEqual({ totalCents: 1900, taxCents: 303, refundedAt: bench.time.now });
});

it('refunds a payment of which something else was rejected', async () => {
  const bench = await openBench();
  const paymentId = await bench.buy();
  Object.assign(bench.standIn.chargeBack(paymentId), { action: 'credit', status: 'rejected' });
  await bench.payments.refund({ paymentId, orderId: 'order1' });
  expect(refunded(bench)).toBe(1900);
});

it('requests no part of a payment without an item', async () => {
  const bench = await openBench();
  const paymentId = await bench.buy();
  const requests = watchRequests((_line, real) =>
    changeJson(real, (body: { data: { details: object } }) => {
      const details = { ...body.data.details, line_items: [] };
      return { ...body, data: { ...body.data, details } };
    }),
  );
  const refund = bench.payments.refund({ paymentId, orderId: 'order1', totalCents: 500 });
  await expect(refund).rejects.toThrow('no line item to refund');
  expect(requests.filter(({ line }) => line.startsWith('POST'))).toEqual([]);
});

it('lets a third call wait for the second, although the first has failed', async () => {
  const bench = await openBench();
  const paymentId = await bench.buy();
  let requests = 0;
  watchRequests((_line, real) =>
    (requests += 1) === 1 ? Promise.resolve(Response.json({}, { status: 500 })) : real(),
  );
  const refund = () => bench.payments.refund({ paymentId, orderId: 'order1', totalCents: 500 });
  const [first, second] = [refund(), refund()];
  await expect(first).rejects.toThrow(PaymentError);
  await Promise.all([second, refund()]);
  expect(refunded(bench)).toBe(500);
});

it('does not refund twice when the answer is lost', async () => {
  let faults = 0;
  // The first request asks for three faults, and the second, which creates the adjustment, for the event's fault, too.
  const random = () => (++faults === 7 ? 0 : 0.9);
  const bench = await openBench({ standIn: { random } });
  const paymentId = await bench.buy();
  faults = 0;
  bench.standIn.api.failsAfter = 0.5;
  await bench.payments.refund({ paymentId, orderId: 'order1', totalCents: 500 });
  expect(faults).toBe(10); // it looked whether the request had been executed
  bench.standIn.api.failsAfter = 0;
  await bench.payments.refund({ paymentId, orderId: 'order1', totalCents: 500 });
  expect(refunded(bench)).toBe(500);
});

it.each([undefined, 500])('refunds once when called several times at once, up to %s', async (totalCents) => {
  const bench = await openBench();
  const paymentId = await bench.buy();
  const request = { paymentId, orderId: 'order1', totalCents };
  await Promise.all(Array.from({ length: 4 }, () => bench.payments.refund(request)));
  expect(refunded(bench)).toBe(totalCents ?? 1900);
});

it('refunds once when another process refunds at the same time', async () => {
  const bench = await openBench({ standIn: { reviewsRefunds: true } });
  const paymentId = await bench.buy();
  const original = globalThis.fetch;
  let other: (() => void) | undefined = () => void bench.standIn.refundFromDashboard(paymentId);
  globalThis.fetch = (input, init) => {
    if (init?.method === 'POST') {
      other?.();
      other = undefined;
    }
    return original(input, init);
  };
  await bench.payments.refund({ paymentId, orderId: 'order1' });
  expect(other).toBeUndefined();
  expect(refunded(bench)).toBe(1900);
});

it('reports refunds from the dashboard and chargebacks, but not what Paddle won back', async () => {
  const bench = await openBench();
  const paymentId = await bench.buy();
  bench.standIn.refundFromDashboard(paymentId, 400);
  expect(await bench.deliver()).toMatchObject([{ kind: 'refunded', amountCents: 400 }]);

  const disputed = await bench.buy({ orderId: 'order2' });
  const chargeback = bench.standIn.chargeBack(disputed, 'chargeback_warning');
  expect(await bench.deliver()).toMatchObject([
    { kind: 'refunded', orderId: 'order2', paymentId: disputed, amountCents: 1900 },
  ]);
  bench.standIn.reverseChargeback(chargeback);
  expect(await bench.deliver()).toEqual([]);
});

it('refuses to refund a payment of another order, an unpaid or an unknown one', async () => {
  const bench = await openBench();
  const paymentId = await bench.buy();
  await expect(bench.payments.refund({ paymentId, orderId: 'order2' })).rejects.toThrow('another order');
  const { reference } = await bench.payments.openCheckout({
    ...{ orderId: 'order2', product: 'basic', amountCents: 1900, currency: 'EUR', language: 'en' },
    ...{ email: 'buyer@example.org', returnUrl: 'https://shop.example/' },
  });
  await expect(bench.payments.refund({ paymentId: reference!, orderId: 'order2' })).rejects.toThrow('draft');
  await expect(
    bench.payments.refund({ paymentId: `txn_${'0'.repeat(26)}`, orderId: 'order1' }),
  ).rejects.toThrow('not_found');
});
