import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { erasePorts } from '../../../../test/composed-ports.ts';
import { fakeSelfie } from '../../../../test/fake-engine/fake-selfie.ts';
import { insertPaidShoot } from '../../../../test/paid-shoot.ts';
import { isOfSecondCustomer } from '../../../../test/second-customer/second-customer.ts';
import { createShootWorld, type ShootWorld } from '../../../../test/shoot-world.ts';
import { beginUpload, sendBytes, upload } from '../../../../test/tus-upload.ts';
import { createDiskStorage } from '../../../platform/storage/disk-storage.ts';
import { eraseShoot } from '../erasure/erase-shoot.server.ts';
import { failShoot } from '../rendering/fail-shoot.server.ts';
import { refundShoot } from '../rendering/refund-shoot.server.ts';
import type { ShootView } from '../shoot-view.ts';
import { storageKeys } from '../storage-keys.ts';
import { createUploadStore } from './upload-store.server.ts';

/** Creates a storage on a real disk; `left` lists its files and folders except the second customer's. */
async function openDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'lichtbild-traces-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return {
    storage: createDiskStorage(folder),
    left: async () => {
      const paths = await readdir(folder, { recursive: true });
      return paths.filter((path) => path !== 'shoots' && !isOfSecondCustomer(path)).toSorted();
    },
  };
}

/** Stores half an upload, like a request that is cut off because its shoot ends. */
async function leaveHalfAnUpload({ context }: ShootWorld, shootId: string): Promise<void> {
  const uploads = createUploadStore(context);
  const uploadId = context.ids.newId();
  await uploads.create(shootId, uploadId, { sizeBytes: 9_000, createdAt: context.clock.now().toISOString() });
  await uploads.append(shootId, uploadId, 0, new Blob([new Uint8Array(4_000)]).stream());
}

async function sweep(world: ShootWorld, at: string): Promise<void> {
  world.time.now = new Date(at);
  await world.context.db.transaction((tx) => world.context.queue.enqueue(tx, 'shoots.sweep', {}));
  await world.drain();
}

const ENDS = {
  failed: (world: ShootWorld, id: string) => failShoot(world.context, id),
  refunded: (world: ShootWorld, id: string) =>
    world.context.db.transaction((tx) => refundShoot(tx, world.context, id)),
};

it.each(['failed', 'refunded'] as const)(
  'erases the uploads of a %s shoot at the next sweep, and everything after a day',
  async (end) => {
    const disk = await openDisk();
    await using world = await createShootWorld(disk);
    const id = await insertPaidShoot(world);
    await leaveHalfAnUpload(world, id);
    await ENDS[end](world, id);
    await world.drain();
    await sweep(world, '2026-11-21T10:30:00Z');
    expect((await disk.left()).filter((path) => path.includes('uploads'))).toEqual([]);
    expect((await disk.left()).some((path) => path.endsWith('clean.jpg'))).toBe(true);
    await sweep(world, '2026-11-22T10:00:01Z');
    expect(await disk.left()).toEqual([]);
  },
);

it('erases an upload that arrived while its shoot was being delivered', async () => {
  const disk = await openDisk();
  await using world = await createShootWorld(disk);
  const id = await insertPaidShoot(world);
  await world.context.db.transaction((tx) =>
    world.context.queue.enqueue(tx, 'shoots.render', { shootId: id }),
  );
  await world.drain();
  await leaveHalfAnUpload(world, id);
  await sweep(world, '2026-11-21T10:30:00Z');
  expect((await disk.left()).filter((path) => path.includes('uploads'))).toEqual([]);
  expect(await world.context.storage.list(storageKeys.headshots(id))).toHaveLength(12);
});

it('leaves no file or folder of an erased draft, even of an upload cut off meanwhile', async () => {
  const disk = await openDisk();
  await using world = await createShootWorld(disk);
  const visitor = world.visitor();
  const { id } = (await (await visitor.send('POST', '/api/shoot')).json()) as ShootView;
  await upload(visitor, fakeSelfie({ name: 'a' }));
  const half = (await beginUpload(visitor, 9_000)).headers.get('Location')!;
  await sendBytes(visitor, half, 0, new Uint8Array(4_000));
  await world.drain();
  const ports = erasePorts(world.context);
  expect(await eraseShoot(ports, id, 'owner')).toMatchObject({ ok: true });
  expect(await disk.left()).toEqual([]);
  expect((await sendBytes(visitor, half, 4_000, new Uint8Array(5_000))).status).toBe(404);
  expect((await beginUpload(visitor, 9_000)).status).toBe(404);
  await leaveHalfAnUpload(world, id);
  await sweep(world, '2026-11-21T11:00:00Z');
  expect(await disk.left()).toEqual([]);
});

it('leaves no file or folder of a removed selfie', async () => {
  const disk = await openDisk();
  await using world = await createShootWorld(disk);
  const visitor = world.visitor();
  await visitor.send('POST', '/api/shoot');
  const selfieId = await upload(visitor, fakeSelfie({ name: 'a' }));
  await world.drain();
  expect((await visitor.send('DELETE', `/api/shoot/selfies/${selfieId}`)).status).toBe(200);
  expect(await disk.left()).toEqual([]);
});
