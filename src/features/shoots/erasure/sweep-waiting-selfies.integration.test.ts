import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { insertDeliveredShoot } from '../../../../test/delivered-shoot.ts';
import { fakeSelfie } from '../../../../test/fake-engine/fake-selfie.ts';
import {
  completeDraft,
  DAY_MS,
  openPaidFirstShop,
  type PaidFirstShop,
  purchase,
} from '../../../../test/paid-first-shop.ts';
import { upload } from '../../../../test/tus-upload.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { selfies, shoots } from '../../../platform/db/tables/shoots.ts';
import { createUploadStore } from '../selfies/upload-store.server.ts';
import { storageKeys } from '../storage-keys.ts';
import { sweepWaitingSelfies } from './sweep-waiting-selfies.server.ts';

async function countOf({ world }: PaidFirstShop, shootId: string) {
  const rows = await world.context.db.select().from(selfies).where(eq(selfies.shootId, shootId));
  const files = await world.context.storage.list(storageKeys.shoot(shootId));
  return { rows: rows.length, files: files.length };
}

/** Pays first, and then completes the draft without starting it. */
async function openWaiting(shop: PaidFirstShop) {
  const visitor = shop.visitor();
  const orderId = await purchase(visitor);
  await shop.pay(orderId);
  await completeDraft(shop.world, visitor);
  const { shoot } = await shop.shootOf(orderId);
  return { visitor, orderId, shootId: shoot.id };
}

it('erases selfies that waited for thirty days with all their files, and the order goes on waiting', async () => {
  const shop = await openPaidFirstShop();
  const { visitor, orderId, shootId } = await openWaiting(shop);
  const before = await countOf(shop, shootId);
  expect(before.rows).toBe(5);
  expect(before.files).toBeGreaterThanOrEqual(10);
  shop.wait(LIMITS.waitingSelfieLifetimeMs);
  await shop.run('shoots.sweep');
  expect(await countOf(shop, shootId)).toEqual(before);
  shop.wait(1);
  await shop.run('shoots.sweep');
  expect(await countOf(shop, shootId)).toEqual({ rows: 0, files: 0 });
  expect(await shop.shootOf(orderId)).toMatchObject({
    order: { state: 'paid' },
    shoot: { erasedAt: null, startRequestedAt: null, previewState: 'none' },
  });
  expect(shop.provider.refundRequests).toEqual([]);

  const refused = await visitor.json('POST', '/api/shoot/start', {});
  expect(await refused.json()).toMatchObject({ error: 'too-few-selfies' });
  await completeDraft(shop.world, visitor);
  expect((await visitor.json('POST', '/api/shoot/start', {})).status).toBe(200);
  await shop.world.drain();
  expect((await shop.shootOf(orderId)).shoot.state).toBe('delivered');
});

it('keeps the younger selfies of the same draft', async () => {
  const shop = await openPaidFirstShop();
  const { visitor, shootId } = await openWaiting(shop);
  shop.wait(20 * DAY_MS);
  await upload(visitor, fakeSelfie({ name: 'young' }));
  await shop.world.drain();
  shop.wait(10 * DAY_MS + 1);
  await shop.run('shoots.sweep');
  expect((await countOf(shop, shootId)).rows).toBe(1);
  const view = await (await visitor.send('GET', '/api/shoot')).json();
  expect(view).toMatchObject({ acceptedCount: 1, paid: true });
});

it('does not touch the selfies of a delivered gallery, which has a lifetime of its own', async () => {
  const shop = await openPaidFirstShop();
  const shootId = await insertDeliveredShoot(shop.world);
  await shop.world.context.db
    .update(shoots)
    .set({ expiresAt: new Date('2028-01-01T00:00:00Z') })
    .where(eq(shoots.id, shootId));
  const before = await countOf(shop, shootId);
  shop.wait(LIMITS.waitingSelfieLifetimeMs + 1);
  const { context } = shop.world;
  expect(await sweepWaitingSelfies({ ...context, uploads: createUploadStore(context) })).toBe(0);
  expect(await countOf(shop, shootId)).toEqual(before);
});
