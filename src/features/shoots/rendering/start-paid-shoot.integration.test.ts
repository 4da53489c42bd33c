import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { completeDraft, payForBasic, shootRow } from '../../../../test/draft-to-payment.ts';
import { fakeSelfie } from '../../../../test/fake-engine/fake-selfie.ts';
import { insertPaidShoot } from '../../../../test/paid-shoot.ts';
import { createShootWorld } from '../../../../test/shoot-world.ts';
import { upload } from '../../../../test/tus-upload.ts';
import { headshots, selfies, shoots } from '../../../platform/db/tables/shoots.ts';
import { loadShootForCheckout } from '../draft/load-shoot-for-checkout.server.ts';
import type { ShootView } from '../shoot-view.ts';
import { storageKeys } from '../storage-keys.ts';

const NEVER = new AbortController().signal;

it('renders what was paid for, delivers it, and sends one mail', async () => {
  await using world = await createShootWorld();
  const { id } = await completeDraft(world);
  expect(await loadShootForCheckout(world.context.db, id)).toMatchObject({
    ok: true,
    value: { shootId: id, packageId: 'premium', email: 'jo@example.com', firstName: 'Jo', language: 'en' },
  });
  // The checkout was opened for Basic before the choice changed to Premium, so Basic was paid.
  expect(await payForBasic(world, id)).toEqual({ ok: true, value: 'rendering' });
  await world.drain();
  const shoot = await shootRow(world, id);
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

it('waits with a draft whose headshots were asked for until there is something to render', async () => {
  await using world = await createShootWorld();
  const visitor = world.visitor();
  const { id } = (await (await visitor.send('POST', '/api/shoot')).json()) as ShootView;
  expect(await payForBasic(world, id)).toEqual({ ok: true, value: 'waiting' });
  await world.drain();
  expect(await shootRow(world, id)).toMatchObject({
    state: 'draft',
    packageId: 'basic',
    // A year, in which the order is refunded unless it is started, and the lifetime of a gallery.
    expiresAt: new Date('2027-12-21T10:00:00Z'),
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
  expect((await shootRow(world, id))?.state).toBe('delivered');
});

it('refunds the order of an erased draft', async () => {
  await using world = await createShootWorld();
  const { id } = await completeDraft(world);
  world.time.now = new Date('2026-11-22T10:00:01Z');
  await world.context.db.transaction((tx) => world.context.queue.enqueue(tx, 'shoots.sweep', {}));
  await world.drain();
  expect(await shootRow(world, id)).toMatchObject({ state: 'expired', email: null });
  expect(await payForBasic(world, id)).toEqual({ ok: false, error: 'shoot-erased' });
});

it('rejects strangers who were not compared before the payment', async () => {
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
