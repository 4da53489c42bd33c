import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { insertPaidShoot } from '../../../../test/paid-shoot.ts';
import { createShootWorld, type ShootWorld } from '../../../../test/shoot-world.ts';
import { orders } from '../../../platform/db/tables/orders.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import { createPaymentProviders } from '../../../platform/payments/payment-providers.ts';
import { createSandboxPayments } from '../../../platform/payments/sandbox/sandbox-payments.ts';
import { createApi } from '../api.ts';

/** Composes the endpoints as in production, with the sandbox as payment provider. */
function openShop({ context }: ShootWorld) {
  const sandbox = createSandboxPayments({ ...context, ...context.settings, webhookSecret: 'secret' });
  const app = createApi({
    ...context,
    payments: createPaymentProviders([sandbox], 'sandbox'),
    sandboxPayments: sandbox,
  });
  return async (path: string, body: unknown, cookie = '', page = '/create-headshot') => {
    const headers = {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      Referer: context.settings.publicUrl + page,
      cookie,
    };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await app.fetch(new Request(new URL(path, context.settings.publicUrl), init));
    const cookies = response.headers.getSetCookie();
    return { status: response.status, cookies, answer: (await response.json()) as Record<string, unknown> };
  };
}

/** Creates a draft that is ready to pay, and the cookie of its visitor. */
async function insertReadyShoot(world: ShootWorld) {
  const { db, capabilities } = world.context;
  const id = await insertPaidShoot(world);
  await db.delete(orders).where(eq(orders.shootId, id));
  await db.update(shoots).set({ state: 'ready_to_pay', paidAt: null }).where(eq(shoots.id, id));
  const key = capabilities.keyFor('draft', id);
  return { id, key, cookie: `lichtbild_shoot=${id}.${key}` };
}

it('opens a checkout only for the visitor’s own shoot', async () => {
  await using world = await createShootWorld();
  const send = openShop(world);
  const own = await insertReadyShoot(world);
  const other = await insertReadyShoot(world);
  const forged = [
    '',
    `lichtbild_shoot=${other.id}`,
    `lichtbild_shoot=${other.id}.${own.key}`,
    `lichtbild_shoot=${other.id}.${world.context.capabilities.keyFor('owner', other.id)}`,
  ];
  for (const cookie of forged) {
    const { status, answer } = await send('/api/checkout', {}, cookie);
    expect([status, answer['error']], cookie).toEqual([404, 'shoot-not-found']);
  }
  const bought = await send('/api/checkout', { shootId: other.id, packageId: 'ultimate' }, own.cookie);
  expect(bought.status).toBe(200);
  expect(await world.database.db.select().from(orders)).toMatchObject([
    { id: bought.answer['orderId'], shootId: own.id, packageId: 'basic', amountCents: 1900 },
  ]);
});

it('opens the sandbox in the language of the page around it, in the currency of the shoot', async () => {
  await using world = await createShootWorld();
  const send = openShop(world);
  const { cookie } = await insertReadyShoot(world);
  const tillLanguage = async (page: string) => {
    const { answer } = await send('/api/checkout', {}, cookie, page);
    const { url } = answer['session'] as { url: string };
    return new URL(url, 'http://localhost').searchParams.get('language');
  };
  expect(await tillLanguage('/create-headshot')).toBe('en');
  expect(await tillLanguage('/es/create-headshot')).toBe('es');
  expect(await tillLanguage('/de/create-headshot')).toBe('de');
  const ordered = await world.database.db.select().from(orders);
  expect(ordered).toMatchObject([{ language: 'en', currency: 'USD' }]);
});

it('opens a sandbox checkout only with its own key', async () => {
  await using world = await createShootWorld();
  const send = openShop(world);
  const orderIds: string[] = [];
  for (const { cookie } of [await insertReadyShoot(world), await insertReadyShoot(world)]) {
    orderIds.push((await send('/api/checkout', {}, cookie)).answer['orderId'] as string);
  }
  const [first = '', second = ''] = orderIds;
  const { capabilities } = world.context;
  const keys = [capabilities.keyFor('checkout', second), capabilities.keyFor('draft', first), ''];
  for (const key of keys) {
    const { status } = await send('/api/payments/sandbox/pay', { orderId: first, key, card: 'success' });
    expect(status).toBe(404);
  }
  const key = capabilities.keyFor('checkout', first);
  const paid = await send('/api/payments/sandbox/pay', { orderId: first, key, card: 'success' });
  expect(paid).toEqual({ status: 200, cookies: [], answer: { result: 'paid' } });
});

it('refuses a checkout for a shoot that is incomplete, in progress or finished', async () => {
  await using world = await createShootWorld();
  const { db } = world.context;
  const send = openShop(world);
  const { id, cookie } = await insertReadyShoot(world);
  const refusal = async (change: Partial<typeof shoots.$inferInsert>) => {
    const [before] = await db.select().from(shoots).where(eq(shoots.id, id));
    await db.update(shoots).set(change).where(eq(shoots.id, id));
    const { status, answer } = await send('/api/checkout', {}, cookie);
    await db.update(shoots).set(before!).where(eq(shoots.id, id));
    return `${status} ${String(answer['error'])}`;
  };
  const styles = ['warm', 'corporate'] as const;
  expect(await refusal({ styles: [...styles] })).toBe('422 styles-too-many');
  expect(await refusal({ consents: {} })).toBe('422 consents-missing');
  expect(await refusal({ compareState: 'queued' })).toBe('409 selfies-in-check');
  for (const state of ['paid', 'rendering', 'delivered', 'failed', 'refunded'] as const) {
    expect(await refusal({ state }), state).toBe('409 shoot-closed');
  }
  expect(await refusal({ state: 'expired', erasedAt: world.time.now })).toBe('404 shoot-not-found');
  expect(await world.database.db.select().from(orders)).toEqual([]);
  expect((await send('/api/checkout', {}, cookie)).status).toBe(200);
});

it('makes the browser that opens a checkout the owner of its gallery, beyond the lifetime of the draft', async () => {
  await using world = await createShootWorld();
  const { db, capabilities } = world.context;
  const send = openShop(world);
  const { id, cookie } = await insertReadyShoot(world);
  // A checkout that is opened in the draft's last minute extends the lifetime of the draft and of its cookie.
  await db
    .update(shoots)
    .set({ expiresAt: new Date(world.time.now.getTime() + 60_000) })
    .where(eq(shoots.id, id));
  const { cookies } = await send('/api/checkout', {}, cookie);
  expect(cookies).toEqual([
    `lichtbild_shoot=${id}.${capabilities.keyFor('draft', id)}; Max-Age=7200; Path=/; HttpOnly; SameSite=Lax`,
    `lichtbild_owner_${id}=${capabilities.keyFor('owner', id)}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
  ]);
  expect((await send('/api/checkout', { discountCode: 'NONE' }, cookie)).cookies).toEqual([]);
  expect((await send('/api/checkout', {}, '')).cookies).toEqual([]);
});
