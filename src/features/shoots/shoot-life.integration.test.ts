import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { fakeSelfie } from '../../../test/fake-engine.ts';
import { insertPaidShoot } from '../../../test/paid-shoot.ts';
import { isOfSecondCustomer } from '../../../test/second-customer.ts';
import { createShootWorld, type ShootWorld, type Visitor } from '../../../test/shoot-world.ts';
import { upload } from '../../../test/tus-upload.ts';
import { mails } from '../../platform/db/tables/mails.ts';
import { orders } from '../../platform/db/tables/orders.ts';
import { headshots, selfies, shoots } from '../../platform/db/tables/shoots.ts';
import { StorageError } from '../../platform/storage/storage.ts';
import { loadShootForCheckout } from './draft/load-shoot-for-checkout.server.ts';
import { refundShoot } from './rendering/refund-shoot.server.ts';
import type { ShootView } from './shoot-view.ts';
import { startPaidShoot } from './rendering/start-paid-shoot.server.ts';
import { storageKeys } from './storage-keys.ts';

const NEVER = new AbortController().signal;

async function stateOf({ context }: ShootWorld, shootId: string) {
  const [shoot] = await context.db.select().from(shoots).where(eq(shoots.id, shootId));
  return shoot;
}

async function completeDraft(world: ShootWorld, selfieNames = ['a', 'b', 'c', 'd', 'e']) {
  const visitor = world.visitor();
  const { id } = (await (await visitor.send('POST', '/api/shoot')).json()) as ShootView;
  for (const name of selfieNames) await upload(visitor, fakeSelfie({ name }));
  await world.drain();
  await fillForm(visitor);
  await world.drain();
  return { visitor, id };
}

async function fillForm(visitor: Visitor): Promise<void> {
  await visitor.json('PUT', '/api/shoot/choice', { packageId: 'premium', styles: ['warm', 'casual'] });
  await visitor.json('PUT', '/api/shoot/customer', { firstName: 'Jo', email: 'jo@example.com' });
  const ticks = { terms: true, likeness: true, startBeforeWithdrawalEnds: true };
  await visitor.json('POST', '/api/shoot/consents', ticks);
}

async function ownFiles({ context }: ShootWorld) {
  return (await context.storage.list('shoots/')).filter(({ key }) => !isOfSecondCustomer(key));
}

/** What the payment's webhook does, in one transaction. */
async function pay({ context }: ShootWorld, shootId: string, packageId: 'basic' | 'premium' = 'basic') {
  const paidAt = context.clock.now();
  return context.db.transaction(async (tx) => {
    await tx.insert(orders).values({
      id: `order-of-${shootId}`,
      shootId,
      state: 'paid',
      packageId,
      amountCents: 1900,
      currency: 'USD',
      language: 'en',
      provider: 'sandbox',
      paymentId: 'p',
      createdAt: paidAt,
      paidAt,
    });
    return startPaidShoot(tx, context, shootId, { packageId, paidAt });
  });
}

it('renders what was paid for, delivers it, and tells once', async () => {
  await using world = await createShootWorld();
  const { id } = await completeDraft(world);
  expect(await loadShootForCheckout(world.context.db, id)).toMatchObject({
    ok: true,
    value: { shootId: id, packageId: 'premium', email: 'jo@example.com', firstName: 'Jo', language: 'en' },
  });
  // The checkout was opened for Basic before the choice went up to Premium: Basic was paid.
  expect(await pay(world, id)).toEqual({ ok: true, value: 'rendering' });
  await world.drain();
  const shoot = await stateOf(world, id);
  expect(shoot).toMatchObject({ state: 'delivered', packageId: 'basic', styles: ['warm'] });
  expect(shoot?.expiresAt).toEqual(new Date('2026-12-21T10:00:00Z'));
  const rows = await world.context.db.select().from(headshots).where(eq(headshots.shootId, id));
  expect(rows.map((row) => row.number).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  );
  expect(new Set(rows.map((row) => row.style))).toEqual(new Set(['warm']));
  const [mail] = world.mailer.sent();
  expect(world.mailer.sent()).toHaveLength(1);
  const key = world.context.capabilities.keyFor('owner', id);
  expect(mail?.text).toContain(`http://localhost:3000/gallery/${id}?key=${key}`);
  expect(mail?.to).toBe('jo@example.com');
  expect(await world.context.storage.list(storageKeys.uploads(id))).toEqual([]);
  expect(await world.context.storage.list(storageKeys.previews(id))).toEqual([]);
});

it('waits with a shoot paid first until there is something to render', async () => {
  await using world = await createShootWorld();
  const visitor = world.visitor();
  const { id } = (await (await visitor.send('POST', '/api/shoot')).json()) as ShootView;
  expect(await pay(world, id)).toEqual({ ok: true, value: 'waiting-for-selfies' });
  await world.drain();
  expect(await stateOf(world, id)).toMatchObject({
    state: 'draft',
    packageId: 'basic',
    expiresAt: new Date('2026-12-21T10:00:00Z'),
  });
  const other = await visitor.json('PUT', '/api/shoot/choice', { packageId: 'premium', styles: ['warm'] });
  expect(other.status).toBe(409);
  for (const name of ['a', 'b', 'c', 'd', 'e']) await upload(visitor, fakeSelfie({ name }));
  await world.drain();
  await visitor.json('PUT', '/api/shoot/choice', { packageId: 'basic', styles: ['warm'] });
  await visitor.json('PUT', '/api/shoot/customer', { firstName: 'Jo', email: 'jo@example.com' });
  const ticks = { terms: true, likeness: true, startBeforeWithdrawalEnds: true };
  const started = await visitor.json('POST', '/api/shoot/consents', ticks);
  expect(await started.json()).toMatchObject({ state: 'paid', paid: true });
  await world.drain();
  expect((await stateOf(world, id))?.state).toBe('delivered');
});

it('sends the money of an erased draft back', async () => {
  await using world = await createShootWorld();
  const { id } = await completeDraft(world);
  world.time.now = new Date('2026-11-22T10:00:01Z');
  await world.context.db.transaction((tx) => world.context.queue.enqueue(tx, 'shoots.sweep', {}));
  await world.drain();
  expect(await stateOf(world, id)).toMatchObject({ state: 'expired', email: null });
  expect(await pay(world, id)).toEqual({ ok: false, error: 'shoot-erased' });
});

it('fails and refunds once when the selfies give too few pictures', async () => {
  await using world = await createShootWorld();
  world.engine.failEvery = 1;
  const id = await insertPaidShoot(world);
  await world.handlers['shoots.render']?.({ shootId: id }, NEVER);
  await world.handlers['shoots.render']?.({ shootId: id }, NEVER);
  await world.drain();
  expect(await stateOf(world, id)).toMatchObject({
    state: 'failed',
    expiresAt: new Date('2026-11-22T10:00:00Z'),
  });
  expect(world.refunded).toEqual([`order-of-${id}`]);
});

it('fails and refunds when the last try of a render failed, and gives up selfies and previews', async () => {
  await using world = await createShootWorld();
  world.engine.render = () => Promise.reject(new Error('out of memory'));
  const id = await insertPaidShoot(world);
  await world.context.db.transaction((tx) =>
    world.context.queue.enqueue(tx, 'shoots.render', { shootId: id }),
  );
  world.engine.check = () => Promise.reject(new Error('out of memory'));
  const visitor = world.visitor();
  await visitor.send('POST', '/api/shoot');
  await upload(visitor, fakeSelfie({ name: 'a' }));
  await world.drainFailing();
  expect((await stateOf(world, id))?.state).toBe('failed');
  expect(world.refunded).toEqual([`order-of-${id}`]);
  const view = (await (await visitor.send('GET', '/api/shoot')).json()) as ShootView;
  expect(view.selfies).toMatchObject([{ state: 'rejected', reasons: ['unreadable'] }]);
});

it('stops a render when the order is refunded, and keeps no further picture', async () => {
  await using world = await createShootWorld();
  const { context, engine } = world;
  const id = await insertPaidShoot(world);
  const render = engine.render.bind(engine);
  let made = 0;
  engine.render = async (...request) => {
    if (++made === 5) await context.db.transaction((tx) => refundShoot(tx, context, id));
    return render(...request);
  };
  await world.handlers['shoots.render']?.({ shootId: id }, NEVER);
  await world.drain();
  expect((await stateOf(world, id))?.state).toBe('refunded');
  const rows = await context.db.select().from(headshots).where(eq(headshots.shootId, id));
  const files = await context.storage.list(storageKeys.headshots(id));
  expect(rows.length).toBeLessThan(6);
  expect(files).toHaveLength(rows.length);
  expect(engine.held()).toBe(0);
  expect(world.mailer.sent()).toEqual([]);
});

it('makes one shoot of two workers that both believe it is theirs', async () => {
  await using world = await createShootWorld();
  const { context, handlers } = world;
  const id = await insertPaidShoot(world);
  const job = { shootId: id };
  await Promise.all([handlers['shoots.render']?.(job, NEVER), handlers['shoots.render']?.(job, NEVER)]);
  await Promise.all([handlers['shoots.deliver']?.(job, NEVER), handlers['shoots.deliver']?.(job, NEVER)]);
  await world.drain();
  const rows = await context.db.select().from(headshots).where(eq(headshots.shootId, id));
  const files = await context.storage.list(storageKeys.headshots(id));
  expect(new Set(rows.map((row) => row.perceptualHash)).size).toBe(12);
  expect(files.map((file) => file.key).toSorted()).toEqual(rows.map((row) => row.storageKey).toSorted());
  expect(world.mailer.sent()).toHaveLength(1);
  expect(world.engine.held()).toBe(0);
});

it('hands a render back at the next picture when its worker stops, and loses none', async () => {
  await using world = await createShootWorld();
  const id = await insertPaidShoot(world);
  const stopping = new AbortController();
  const render = world.engine.render.bind(world.engine);
  let made = 0;
  world.engine.render = (...request) => {
    if (++made === 6) stopping.abort();
    return render(...request);
  };
  await expect(world.handlers['shoots.render']?.({ shootId: id }, stopping.signal)).rejects.toThrow();
  expect((await stateOf(world, id))?.state).toBe('rendering');
  expect(world.engine.held()).toBe(0);
  made = 100;
  await world.handlers['shoots.render']?.({ shootId: id }, NEVER);
  await world.drain();
  expect((await stateOf(world, id))?.state).toBe('delivered');
});

it('mends what a crash left: a file nobody entered, a picture whose file is gone', async () => {
  await using world = await createShootWorld();
  const { storage } = world.context;
  const id = await insertPaidShoot(world);
  await world.handlers['shoots.render']?.({ shootId: id }, NEVER);
  const before = await storage.get(storageKeys.headshot(id, 3));
  await storage.delete(storageKeys.headshot(id, 3));
  await storage.put(storageKeys.headshot(id, 7), Buffer.from('half a pic'));
  await storage.put(`${storageKeys.headshots(id)}099.jpg`, Buffer.from('nobody knows me'));
  await world.drain();
  expect((await stateOf(world, id))?.state).toBe('delivered');
  const files = await storage.list(storageKeys.headshots(id));
  expect(files).toHaveLength(12);
  expect(await storage.get(storageKeys.headshot(id, 3))).toEqual(before);
});

it('waits while the disk is full and goes on afterwards', async () => {
  await using world = await createShootWorld();
  const { storage } = world.context;
  const put = storage.put.bind(storage);
  let puts = 0;
  const id = await insertPaidShoot(world);
  storage.put = async (key, bytes) => {
    if (key.includes('/headshots/') && ++puts > 4 && puts < 40)
      throw new StorageError('disk full', { cause: new Error('ENOSPC') });
    return put(key, bytes);
  };
  await world.context.db.transaction((tx) =>
    world.context.queue.enqueue(tx, 'shoots.render', { shootId: id }),
  );
  await world.drainFailing();
  expect((await stateOf(world, id))?.state).toBe('delivered');
  expect(puts).toBeGreaterThan(40);
  expect(world.mailer.sent()).toHaveLength(1);
});

it('leaves nothing of a delivered shoot after 30 days but its accounting row and the receipt', async () => {
  await using world = await createShootWorld();
  const { storage } = world.context;
  const { db } = world.database;
  const { id, visitor } = await completeDraft(world);
  await pay(world, id);
  await world.drain();
  const sweep = async () => {
    await db.transaction((tx) => world.context.queue.enqueue(tx, 'shoots.sweep', {}));
    await world.drain();
  };
  world.time.now = new Date('2026-12-21T09:59:59Z');
  await sweep();
  expect(await stateOf(world, id)).toMatchObject({ state: 'delivered', preparedSelfies: 5 });
  world.time.now = new Date('2026-12-21T10:00:01Z');
  await sweep();
  expect(await stateOf(world, id)).toMatchObject({
    state: 'expired',
    email: null,
    firstName: null,
    styles: [],
    consents: {},
    preparedSelfies: 0,
    erasedAt: world.time.now,
  });
  expect(await ownFiles(world)).toEqual([]);
  expect(await db.select().from(selfies)).toEqual([]);
  expect(await db.select().from(headshots)).toEqual([]);
  // Every text of every table: no name, no address.
  const left = await db.execute(
    `select string_agg(t::text, ' ') as rows from (
       select to_jsonb(s) as t from shoots s union all select to_jsonb(o) from orders o
       union all select to_jsonb(m) from mails m union all select to_jsonb(r) from deletion_receipts r) all_rows`,
  );
  const text = String(left.rows[0]?.['rows']);
  expect(text).not.toContain('jo@example.com');
  expect(text).not.toContain('"Jo"');
  expect(text).toContain(`order-of-${id}`);
  expect((await db.select().from(mails)).map((mail) => mail.kind)).toEqual(['deletion-receipt']);
  // The gallery mail went with the shoot; only the receipt is left.
  expect(world.mailer.sent()).toHaveLength(1);
  expect((await visitor.send('GET', '/api/shoot')).status).toBe(404);
  await storage.put(`${storageKeys.shoot(id)}variants/late.webp`, Buffer.from('written meanwhile'));
  const swept = world.mailer.sent().length;
  await sweep();
  expect(world.mailer.sent()).toHaveLength(swept);
  expect(await ownFiles(world)).toEqual([]);
});

it('erases abandoned drafts after a day, with their half uploads, and writes to nobody', async () => {
  await using world = await createShootWorld();
  const { id, visitor } = await completeDraft(world);
  const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Length': '5000' };
  await visitor.send('POST', '/api/uploads', { headers });
  world.time.now = new Date('2026-11-22T10:00:01Z');
  await world.context.db.transaction((tx) => world.context.queue.enqueue(tx, 'shoots.sweep', {}));
  await world.drain();
  expect((await stateOf(world, id))?.state).toBe('expired');
  expect(await ownFiles(world)).toEqual([]);
  expect(world.mailer.sent()).toEqual([]);
});

it('sets going again what lost its job', async () => {
  await using world = await createShootWorld();
  const id = await insertPaidShoot(world);
  const visitor = world.visitor();
  await visitor.send('POST', '/api/shoot');
  await upload(visitor, fakeSelfie({ name: 'a' }));
  await world.context.db.execute('delete from pgboss.job');
  world.time.now = new Date('2026-11-21T10:11:00Z');
  for (let hour = 0; hour < 3; hour += 1) {
    await world.context.db.transaction((tx) => world.context.queue.enqueue(tx, 'shoots.sweep', {}));
  }
  await world.drain();
  expect((await stateOf(world, id))?.state).toBe('delivered');
  const view = (await (await visitor.send('GET', '/api/shoot')).json()) as ShootView;
  expect(view.acceptedCount).toBe(1);
  expect(world.engine.calls.filter((call) => call === 'clean')).toHaveLength(1);
});

it('does not render without the likeness consent', async () => {
  await using world = await createShootWorld();
  const id = await insertPaidShoot(world);
  await world.context.db.update(shoots).set({ consents: {} }).where(eq(shoots.id, id));
  await world.handlers['shoots.render']?.({ shootId: id }, NEVER);
  await world.drain();
  expect((await stateOf(world, id))?.state).toBe('failed');
  expect(world.engine.calls).not.toContain('compare');
  expect(world.refunded).toEqual([`order-of-${id}`]);
  const [mail] = await world.database.db.select().from(mails);
  expect(mail?.subject).toBe('No headshots without your consent: you get your money back');
});

it('leaves strangers out who were never compared before the payment', async () => {
  await using world = await createShootWorld();
  const id = await insertPaidShoot(world);
  await world.context.db.update(shoots).set({ compareState: 'none' }).where(eq(shoots.id, id));
  const [first] = await world.context.db.select().from(selfies).where(eq(selfies.shootId, id));
  await world.context.storage.put(
    storageKeys.selfieClean(id, first?.id ?? ''),
    fakeSelfie({ name: 'x', person: 'somebody else' }),
  );
  await world.drain();
  await world.handlers['shoots.render']?.({ shootId: id }, NEVER);
  const rows = await world.context.db.select().from(headshots).where(eq(headshots.shootId, id));
  expect(rows).toHaveLength(12);
  expect(rows.filter((row) => row.selfieId === first?.id)).toEqual([]);
});
