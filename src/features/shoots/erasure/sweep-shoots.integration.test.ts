import { expect, it } from 'vitest';
import { fakeSelfie } from '../../../../test/fake-engine.ts';
import { createShootWorld, type Visitor } from '../../../../test/shoot-world.ts';
import { beginUpload, sendBytes, upload } from '../../../../test/tus-upload.ts';
import { selfies, shoots, type ShootState } from '../../../platform/db/tables/shoots.ts';
import type { ShootView } from '../shoot-view.ts';
import { sweepShoots } from './sweep-shoots.server.ts';
import { storageKeys } from '../storage-keys.ts';
import { createUploadStore } from '../selfies/upload-store.server.ts';

it('erases everything that is due in one run, however much is still being worked on', async () => {
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

it('sets a lost check going again, but none of a shoot that is over', async () => {
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

it('erases uploads that nobody goes on with, and no others', async () => {
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
