import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fakeSelfie } from '../../../../test/fake-engine/fake-selfie.ts';
import { createShootWorld, type ShootWorld, type Visitor } from '../../../../test/shoot-world.ts';
import { beginUpload, sendBytes, upload } from '../../../../test/tus-upload.ts';
import { selfies, shoots, type ShootState } from '../../../platform/db/tables/shoots.ts';
import type { ShootView } from '../shoot-view.ts';
import { sweepShoots } from './sweep-shoots.server.ts';
import { storageKeys } from '../storage-keys.ts';
import { eraseAbandonedUploads } from '../selfies/erase-abandoned-uploads.server.ts';
import { createUploadStore } from '../selfies/upload-store.server.ts';
import { lockShoot } from '../shoot-store.server.ts';

it('erases everything that has expired in one run, however many shoots are in progress', async () => {
  await using world = await createShootWorld();
  const { context } = world;
  const rows = (count: number, state: ShootState, day: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${state}-${String(index).padStart(4, '0')}`,
      state,
      language: 'en' as const,
      styles: [],
      consents: {},
      seed: 1,
      createdAt: new Date('2026-11-01T10:00:00Z'),
      expiresAt: new Date(Date.UTC(2026, 10, day)),
    }));
  await context.db.insert(shoots).values(rows(510, 'paid', 2));
  await context.db.insert(shoots).values(rows(1001, 'draft', 3));
  await context.db.insert(shoots).values(rows(1, 'ready_to_pay', 29));
  const uploads = createUploadStore(context);
  expect(await sweepShoots({ ...context, uploads })).toEqual({ erasing: 1001, resumed: 510 });
  const jobs = await context.db.execute(
    `select singleton_key from pgboss.job where name = 'shoots.expire' order by 1`,
  );
  expect(jobs.rows).toHaveLength(1001);
  expect(jobs.rows.every((job) => String(job['singleton_key']).startsWith('draft-'))).toBe(true);
});

it('restarts a lost check, but not in a shoot that has ended', async () => {
  await using world = await createShootWorld();
  const { context, time } = world;
  const selfieOf = async (id: string, state: ShootState) => {
    const [createdAt, expiresAt] = [time.now, new Date(time.now.getTime() + 30 * 86_400_000)];
    const shoot = { id, state, language: 'en' as const, styles: [], consents: {}, seed: 1 };
    await context.db.insert(shoots).values({ ...shoot, createdAt, expiresAt });
    const selfie = { id: `${id}-1`, shootId: id, uploadId: `${id}-1`, position: 1, reasons: [], createdAt };
    await context.db.insert(selfies).values(selfie);
  };
  await selfieOf('open', 'draft');
  await selfieOf('over', 'delivered');
  time.now = new Date(time.now.getTime() + 11 * 60_000);
  const uploads = createUploadStore(context);
  expect(await sweepShoots({ ...context, uploads })).toEqual({ erasing: 0, resumed: 1 });
});

it('erases abandoned uploads and no others', async () => {
  await using world = await createShootWorld();
  const { context, time } = world;
  const uploads = createUploadStore(context);
  const visitor = world.visitor();
  const { id } = (await (await visitor.send('POST', '/api/shoot')).json()) as ShootView;
  const begin = async (by: Visitor) => {
    const location = (await beginUpload(by, 1_000)).headers.get('Location') ?? '';
    expect((await sendBytes(by, location, 0, new Uint8Array(400))).status).toBe(204);
    return location.split('/').at(-1) ?? '';
  };
  const selfie = await upload(visitor, fakeSelfie({ name: 'a' }));
  await begin(visitor);
  time.now = new Date('2026-11-21T11:00:00Z');
  const young = await begin(visitor);
  time.now = new Date('2026-11-21T12:00:01Z');
  await sweepShoots({ ...context, uploads });
  expect((await uploads.list(id)).toSorted()).toEqual([selfie, young].toSorted());
  expect(await context.storage.list(storageKeys.upload(id, selfie))).toHaveLength(2);
});

/** Creates a draft with an upload that starts now and stops in the middle. */
async function beginHalf(world: ShootWorld) {
  const visitor = world.visitor();
  const { id } = (await (await visitor.send('POST', '/api/shoot')).json()) as ShootView;
  const location = (await beginUpload(visitor, 1_000)).headers.get('Location') ?? '';
  await sendBytes(visitor, location, 0, new Uint8Array(400));
  return { id, uploadId: location.split('/').at(-1) ?? '' };
}

it('takes an upload for abandoned after exactly two hours', async () => {
  await using world = await createShootWorld();
  const { context, time } = world;
  const uploads = createUploadStore(context);
  const { id, uploadId } = await beginHalf(world);
  const begunAt = time.now.getTime();
  time.now = new Date(begunAt + 2 * 3_600_000 - 1);
  expect(await eraseAbandonedUploads({ ...context, uploads })).toBe(0);
  expect(await uploads.list(id)).toEqual([uploadId]);
  time.now = new Date(begunAt + 2 * 3_600_000);
  expect(await eraseAbandonedUploads({ ...context, uploads })).toBe(1);
  expect(await uploads.list(id)).toEqual([]);
});

it('keeps an upload that becomes a selfie while the sweep reads it', async () => {
  await using world = await createShootWorld();
  const { context, time } = world;
  const uploads = createUploadStore(context);
  const { id, uploadId } = await beginHalf(world);
  time.now = new Date(time.now.getTime() + 3 * 3_600_000);
  const arriving: typeof uploads = {
    ...uploads,
    async info(shootId, one) {
      const row = { id: one, uploadId: one, shootId, position: 1, reasons: [], createdAt: time.now };
      await context.db.insert(selfies).values(row);
      return uploads.info(shootId, one);
    },
  };
  expect(await eraseAbandonedUploads({ ...context, uploads: arriving })).toBe(0);
  expect(await uploads.list(id)).toEqual([uploadId]);
});

it('waits for the lock of the shoot before it erases an upload', async () => {
  await using world = await createShootWorld();
  const { context, time } = world;
  const uploads = createUploadStore(context);
  const { id } = await beginHalf(world);
  time.now = new Date(time.now.getTime() + 3 * 3_600_000);
  const infoRead = Promise.withResolvers<void>();
  const happened: string[] = [];
  const watched: typeof uploads = {
    ...uploads,
    async info(shootId, uploadId) {
      infoRead.resolve();
      return uploads.info(shootId, uploadId);
    },
    async erase(shootId, uploadId) {
      happened.push('erased');
      await uploads.erase(shootId, uploadId);
    },
  };
  const sweeping = context.db.transaction(async (tx) => {
    await lockShoot(tx, id);
    const swept = eraseAbandonedUploads({ ...context, uploads: watched });
    await infoRead.promise;
    // Gives an erasure that does not wait enough time to finish.
    await delay(300);
    happened.push('released');
    return { swept };
  });
  expect(await (await sweeping).swept).toBe(1);
  expect(happened).toEqual(['released', 'erased']);
});
