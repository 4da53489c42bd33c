import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { checkOut, NOW, openOrderBench, post } from '../../../../test/order-bench.ts';
import { orders } from '../../../platform/db/tables/orders.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';

it('charges the catalog price whatever the browser sends', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench, { amountCents: 1, packageId: 'ultimate', currency: 'USD' });
  const [order] = await bench.database.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order).toMatchObject({ packageId: 'basic', amountCents: 1900, currency: 'EUR', state: 'open' });
});

it('creates one order for ten simultaneous requests', async () => {
  const bench = await openOrderBench();
  const ids = await Promise.all(Array.from({ length: 10 }, () => checkOut(bench)));
  expect(new Set(ids).size).toBe(1);
  expect(await checkOut(bench, { discountCode: 'welcome20' })).not.toBe(ids[0]);
  expect(await bench.database.db.select().from(orders)).toHaveLength(2);
});

it('refuses an unknown discount code in the language of the calling page', async () => {
  const bench = await openOrderBench();
  const response = await bench.fetch(
    '/api/checkout',
    post({ discountCode: 'FREE' }, { referer: 'http://localhost:3000/es/create-headshot' }),
  );
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    error: 'discount-unknown',
    field: 'discountCode',
    message: 'No conocemos este código de descuento. Revise cómo está escrito o déjelo en blanco.',
  });
});

it('refuses other sites, other bodies, too many requests, and a shoot that is not ready', async () => {
  const bench = await openOrderBench();
  const status = async (init: RequestInit) => (await bench.fetch('/api/checkout', init)).status;
  expect(await status(post({}, { 'sec-fetch-site': 'cross-site' }))).toBe(403);
  expect(await status(post({}, { origin: 'https://evil.example' }))).toBe(403);
  expect(await status(post({}, { origin: 'null' }))).toBe(403);
  expect(await status(post({}, { origin: 'http://localhost:3000' }))).toBe(200);
  expect(await status(post({ discountCode: 'X'.repeat(20_000) }))).toBe(413);
  expect(await status({ method: 'POST', body: '{}' })).toBe(400);
  expect(await status(post({}, { 'x-shoot': 'nobody' }))).toBe(422);
  bench.limitReached = true;
  expect(await status(post({}))).toBe(429);
});

it('lets nobody store its answers', async () => {
  const bench = await openOrderBench();
  for (const body of [{}, { discountCode: 'FREE' }, []])
    expect((await bench.fetch('/api/checkout', post(body))).headers.get('Cache-Control')).toBe('no-store');
});

it('stores the order when the provider does not respond', async () => {
  const bench = await openOrderBench();
  bench.providerDown = true;
  const response = await bench.fetch('/api/checkout', post({}));
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ error: 'provider-unavailable' });
  bench.providerDown = false;
  await checkOut(bench);
  expect(await bench.database.db.select().from(orders)).toHaveLength(1);
});

it('extends the draft to two hours from every opening of its checkout, and never shortens its lifetime', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  const expiry = async () => (await db.select().from(shoots))[0]?.expiresAt;
  const first = await checkOut(bench);
  expect(await expiry()).toEqual(new Date('2026-11-22T10:00:00Z'));
  await db.update(shoots).set({ expiresAt: new Date(NOW.getTime() + 1_000) });
  expect(await checkOut(bench)).toBe(first);
  expect(await expiry()).toEqual(new Date('2026-11-21T12:00:00Z'));
});

it('stores no order and no address for a draft that was erased after it was read', async () => {
  const bench = await openOrderBench();
  await bench.database.db.update(shoots).set({ state: 'expired', erasedAt: NOW });
  const response = await bench.fetch('/api/checkout', post({}));
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ error: 'checkout-gone' });
  expect(await bench.database.db.select().from(orders)).toEqual([]);
});

it('creates the order only after an erasure in progress', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  let answer: Promise<Response> | undefined;
  await db.transaction(async (tx) => {
    await tx.update(shoots).set({ state: 'expired' });
    answer = bench.fetch('/api/checkout', post({}));
    const first = await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 300, 'waits'))]);
    expect(first).toBe('waits');
  });
  expect((await answer)?.status).toBe(409);
  expect(await db.select().from(orders)).toEqual([]);
});

it('sells no shoot twice, even one that was paid before its selfies were uploaded', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  const { db } = bench.database;
  await db.update(orders).set({ state: 'paid', paymentId: 'p', paidAt: NOW }).where(eq(orders.id, orderId));
  await db.update(shoots).set({ state: 'draft' });
  const refused = await bench.fetch('/api/checkout', post({}));
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ error: 'already-paid' });
  expect(await db.select().from(orders)).toHaveLength(1);
});

it.each([
  ['another language', { language: 'en' as const }],
  ['another address', { email: 'mia@example.org' }],
  ['another package', { packageId: 'premium' as const }],
])('opens another order for %s, and finds the first one again', async (_what, change) => {
  const bench = await openOrderBench();
  const first = await checkOut(bench);
  const { db } = bench.database;
  const [before] = await db.select().from(shoots);
  await db.update(shoots).set(change);
  const second = await checkOut(bench);
  expect(second).not.toBe(first);
  expect(await checkOut(bench)).toBe(second);
  await db
    .update(shoots)
    .set({ language: before!.language, email: before!.email, packageId: before!.packageId });
  expect(await checkOut(bench)).toBe(first);
});

it('opens another order when the provider is another, or the price', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  const seen = new Set([await checkOut(bench)]);
  for (const change of [
    { provider: 'another' },
    { amountCents: 1 },
    { currency: 'USD' as const },
    { discountCode: 'OLD' },
  ]) {
    await db.update(orders).set(change);
    seen.add(await checkOut(bench));
  }
  expect(seen.size).toBe(5);
});

it('refuses a price that has changed since the page was loaded, without an order', async () => {
  const bench = await openOrderBench();
  const refused = await bench.fetch('/api/checkout', post({ expectedCents: 1800 }));
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ error: 'price-changed' });
  for (const expectedCents of [-1, 19.5, '1900', null])
    expect((await bench.fetch('/api/checkout', post({ expectedCents }))).status, String(expectedCents)).toBe(
      400,
    );
  expect(await bench.database.db.select().from(orders)).toEqual([]);
  await checkOut(bench, { expectedCents: 1900 });
  expect(await bench.database.db.select().from(orders)).toHaveLength(1);
});
