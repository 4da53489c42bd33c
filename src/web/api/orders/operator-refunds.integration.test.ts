import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { crashingDatabase, crashingQueue, CrashPoints, Killed } from '../../../../test/crash-points.ts';
import { createOrderWorld, type OrderWorld, paymentEvent } from '../../../../test/order-world.ts';
import { applyPaymentEvent } from '../../../features/orders/apply-payment-event.server.ts';
import { requestOperatorRefund } from '../../../features/orders/refunds/request-operator-refund.server.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { orders } from '../../../platform/db/tables/orders.ts';

interface Answer {
  readonly status: number;
  readonly body: {
    error?: string;
    field?: string;
    message?: string;
    sheet?: { left: string; form?: object };
  };
}

/** Opens the link of a notice, as the operator's browser does, and returns the cookie. */
async function openLink(world: OrderWorld, orderId: string): Promise<string> {
  const key = world.ports.capabilities.keyFor('refund', orderId);
  const response = await world.fetch(`/order/${orderId}/refund?key=${key}`);
  expect([response.status, response.headers.get('location')]).toEqual([302, `/order/${orderId}/refund`]);
  return response.headers.getSetCookie().join().split(';')[0]!;
}

async function post(
  world: OrderWorld,
  orderId: string,
  cookie: string,
  body: object = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await world.fetch(`/api/orders/${orderId}/refund`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

async function orderOf(world: OrderWorld, orderId: string) {
  const [row] = await world.db.select().from(orders).where(eq(orders.id, orderId));
  return row!;
}

const insertDelivered = async (world: OrderWorld, more: Parameters<OrderWorld['insertOrder']>[0] = {}) =>
  world.insertOrder({ shootId: await world.insertShoot({ state: 'delivered' }), ...more });

it('refunds everything after one press, and answers with the new state', async () => {
  const world = await createOrderWorld();
  const orderId = await insertDelivered(world);
  const answer = await post(world, orderId, await openLink(world, orderId));
  expect(answer.status).toBe(200);
  expect(answer.body.sheet?.form).toBeUndefined();
  expect(answer.body.sheet?.left).toContain('under way');
  await world.drain();
  expect(await orderOf(world, orderId)).toMatchObject({
    state: 'refund_requested',
    refundReason: 'operator',
  });
  expect(world.refunds).toEqual([{ paymentId: `pay-${orderId}`, orderId }]);
  const [mail] = await world.db.select().from(mails).where(eq(mails.kind, 'refund'));
  expect(mail?.text.replace(/\s+/g, ' ')).toContain('29 €');
});

it('refunds up to a total, twice, and keeps the order', async () => {
  const world = await createOrderWorld();
  const orderId = await insertDelivered(world);
  const cookie = await openLink(world, orderId);
  const first = await post(world, orderId, cookie, { total: '5,00' });
  expect(first.body.sheet?.left).toBe('Not refunded yet: €24');
  await world.drain();
  await applyPaymentEvent(
    world.ports,
    world.shootOfOrder,
    paymentEvent(orderId, { kind: 'refunded', amountCents: 500 }),
  );
  await post(world, orderId, cookie, { total: '12.50' });
  await world.drain();
  expect(world.refunds.map(({ totalCents }) => totalCents)).toEqual([500, 1250]);
  expect(await orderOf(world, orderId)).toMatchObject({
    state: 'paid',
    refundRequestedCents: 1250,
    refundedCents: 500,
  });
  const amounts = (await world.db.select().from(mails)).map(
    ({ text }) => /Erstattung\s+(\S+)/.exec(text)?.[1],
  );
  expect(amounts.toSorted()).toEqual(['5', '7,50']);
});

it.each([
  ['abc', 422, 'amount-invalid'],
  ['', 422, 'amount-invalid'],
  ['1.000', 422, 'amount-invalid'],
  ['0', 422, 'amount-too-small'],
  ['9', 422, 'amount-too-small'],
  ['29', 422, 'amount-too-large'],
  ['100', 422, 'amount-too-large'],
])('refuses the total %j', async (total, status, error) => {
  const world = await createOrderWorld();
  const orderId = await insertDelivered(world, { refundRequestedCents: 900, refundedCents: 900 });
  const answer = await post(world, orderId, await openLink(world, orderId), { total });
  expect(answer).toMatchObject({ status, body: { error, field: 'total' } });
  expect(answer.body.message).not.toBe('');
  await world.drain();
  expect(world.refunds).toEqual([]);
});

it.each(['open', 'refund_requested', 'refunded'] as const)(
  'refuses to refund an order that is %s',
  async (state) => {
    const world = await createOrderWorld();
    const orderId = await insertDelivered(world, { state });
    const answer = await post(world, orderId, await openLink(world, orderId));
    expect(answer).toMatchObject({ status: 409, body: { error: 'nothing-to-refund' } });
    await world.drain();
    expect(world.refunds).toEqual([]);
  },
);

it('enqueues a refund under the key of its regular repetition', async () => {
  const world = await createOrderWorld();
  const [whole, part] = [await insertDelivered(world), await insertDelivered(world)];
  await post(world, whole, await openLink(world, whole));
  await post(world, part, await openLink(world, part), { total: '5' });
  const { rows } = await world.db.execute(
    sql`select singleton_key as key, data from pgboss.job where name = 'orders.refund'`,
  );
  expect(new Map(rows.map(({ key, data }) => [key, data]))).toEqual(
    new Map<unknown, object>([
      [whole, { orderId: whole, reason: 'operator' }],
      [`${part}:500`, { orderId: part, reason: 'operator', totalCents: 500 }],
    ]),
  );
});

it('refuses a total that nobody types, and is kept by no cache', async () => {
  const world = await createOrderWorld();
  const orderId = await insertDelivered(world);
  const cookie = await openLink(world, orderId);
  expect(await post(world, orderId, cookie, { total: '1'.repeat(41) })).toMatchObject({ status: 400 });
  expect(await post(world, orderId, cookie, { total: '1'.repeat(40) })).toMatchObject({ status: 422 });
  const response = await world.fetch(`/api/orders/${orderId}/refund`, { method: 'POST' });
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
});

it('refunds once, however often the button is pressed', async () => {
  const world = await createOrderWorld();
  const orderId = await insertDelivered(world);
  const cookie = await openLink(world, orderId);
  const answers = await Promise.all(Array.from({ length: 6 }, () => post(world, orderId, cookie)));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  await world.drain();
  expect(await post(world, orderId, cookie)).toMatchObject({ status: 409 });
  expect(world.refunds).toHaveLength(1);
  expect(await world.db.select().from(mails)).toHaveLength(1);
});

it('refunds nothing when a mail scanner opens the link', async () => {
  const world = await createOrderWorld();
  const orderId = await insertDelivered(world);
  const key = world.ports.capabilities.keyFor('refund', orderId);
  for (const method of ['GET', 'HEAD']) await world.fetch(`/order/${orderId}/refund?key=${key}`, { method });
  const cookie = await openLink(world, orderId);
  await world.fetch(`/api/orders/${orderId}/refund`, { headers: { cookie } });
  expect(await orderOf(world, orderId)).toMatchObject({ state: 'paid' });
  expect(await world.drain()).toEqual([]);
});

it('is refused without the operator’s key of this order, from other sites, and too often', async () => {
  const world = await createOrderWorld();
  const orderId = await insertDelivered(world);
  const other = await insertDelivered(world);
  const buyersKey = world.ports.capabilities.keyFor('order', orderId);
  for (const cookie of [
    '',
    `lichtbild_refund_${orderId}=wrong`,
    `lichtbild_refund_${orderId}=${buyersKey}`,
    `lichtbild_order_${orderId}=${buyersKey}`,
    await openLink(world, other),
  ]) {
    const answer = await post(world, orderId, cookie);
    expect(answer, cookie).toMatchObject({ status: 404, body: { error: 'order-gone' } });
  }
  const cookie = await openLink(world, orderId);
  expect(await post(world, orderId, cookie, {}, { 'sec-fetch-site': 'cross-site' })).toMatchObject({
    status: 403,
  });
  expect(await post(world, orderId, cookie, {}, { 'content-type': 'text/plain' })).toMatchObject({
    status: 400,
  });
  expect(await post(world, orderId, cookie, { total: 5 })).toMatchObject({ status: 400 });
  world.limited.add('change');
  expect(await post(world, orderId, cookie)).toMatchObject({ status: 429 });
  // A stranger is refused before anything is counted.
  expect(await post(world, orderId, '')).toMatchObject({ status: 404 });
  expect(await world.drain()).toEqual([]);
  expect(world.refunds).toEqual([]);
});

it('forgets the operator after an hour', async () => {
  const world = await createOrderWorld();
  const orderId = await insertDelivered(world);
  const key = world.ports.capabilities.keyFor('refund', orderId);
  const response = await world.fetch(`/order/${orderId}/refund?key=${key}`);
  expect(response.headers.getSetCookie().join()).toContain('Max-Age=3600');
});

it('answers for an order that does not exist as for a wrong key', async () => {
  const world = await createOrderWorld();
  const cookie = await openLink(world, 'none');
  for (const body of [{}, { total: '5' }]) {
    const answer = await post(world, 'none', cookie, body);
    expect(answer).toMatchObject({ status: 404, body: { error: 'order-gone' } });
  }
});

it('refuses an order whose payment provider is gone', async () => {
  const world = await createOrderWorld();
  const orderId = await insertDelivered(world, { provider: 'gone' });
  const answer = await post(world, orderId, await openLink(world, orderId));
  expect(answer).toMatchObject({ status: 409, body: { error: 'provider-missing' } });
});

it('enqueues a part once and refunds it once, wherever the process is killed', async () => {
  const world = await createOrderWorld();
  const crash = new CrashPoints();
  const killable = {
    ...world.ports,
    db: crashingDatabase(world.ports.db, crash),
    queue: crashingQueue(world.ports.queue, crash),
  };
  crash.revive();
  await requestOperatorRefund(killable, await insertDelivered(world), 500);
  const steps = crash.passed;
  expect(steps).toBeGreaterThan(4);
  for (let step = 1; step <= steps; step += 1) {
    const orderId = await insertDelivered(world);
    crash.dieAtStep(step);
    await expect(requestOperatorRefund(killable, orderId, 500), `step ${step}`).rejects.toThrow(Killed);
    crash.revive();
    await requestOperatorRefund(killable, orderId, 500);
  }
  await world.drain();
  expect(world.refunds.map(({ totalCents }) => totalCents)).toEqual(Array(steps + 1).fill(500));
  expect(await world.db.select().from(mails)).toHaveLength(steps + 1);
});

it('the notice of a withdrawal links to the refund of each order that may be meant and is paid', async () => {
  const world = await createOrderWorld();
  const paid = await insertDelivered(world);
  await insertDelivered(world, { state: 'refunded' });
  await world.insertOrder({ state: 'open', paidAt: null, paymentId: null });
  const declaration = { submissionId: 'withdrawal-of-mira-1', name: 'Mira Sol', email: 'mira@example.org' };
  const headers = { 'content-type': 'application/json', referer: 'http://localhost:3000/de/withdraw' };
  await world.fetch('/api/withdrawals', { method: 'POST', headers, body: JSON.stringify(declaration) });
  const written = await world.db.select().from(mails);
  const [notice] = written.filter(({ kind }) => kind === 'withdrawal-notice');
  const links = [...notice!.html.matchAll(/href="([^"]+\/refund\?[^"]+)"/g)].map(([, href]) => href);
  const key = world.ports.capabilities.keyFor('refund', paid);
  expect(links).toEqual([`http://localhost:3000/de/order/${paid}/refund?key=${key}`]);
  expect(notice!.text.replace(/\s+/g, ' ')).toContain(
    'Bitte entfernen Sie ihn deshalb, wenn Sie diese E-Mail',
  );
  // The buyer gets no such link.
  const [receipt] = written.filter(({ kind }) => kind === 'withdrawal-receipt');
  expect(receipt!.html).not.toContain('/refund');
});

it('the notice of a withdrawal that was refunded automatically has no link to a refund', async () => {
  const world = await createOrderWorld();
  const orderNumber = await world.insertOrder({ shootId: await world.insertShoot() });
  const declaration = {
    submissionId: 'withdrawal-of-mira-1',
    name: 'Mira Sol',
    email: 'mira@example.org',
    orderNumber,
  };
  const headers = { 'content-type': 'application/json' };
  await world.fetch('/api/withdrawals', { method: 'POST', headers, body: JSON.stringify(declaration) });
  const [notice] = await world.db.select().from(mails).where(eq(mails.kind, 'withdrawal-notice'));
  expect(notice!.html).not.toContain('/refund?');
});
