import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { begin, view } from '../../../../test/draft-visit.ts';
import { fakeSelfie } from '../../../../test/fake-engine/fake-selfie.ts';
import { createShootWorld, type ShootWorld, type Visitor } from '../../../../test/shoot-world.ts';
import { beginUpload, requestOffset, sendBytes, upload } from '../../../../test/tus-upload.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import { createMemoryStorage } from '../../../platform/storage/memory-storage.ts';
import { StorageError } from '../../../platform/storage/storage.ts';

const TUS = { 'Tus-Resumable': '1.0.0' };
const NEW = { headers: { ...TUS, 'Upload-Length': '10' } };

async function beginAt(visitor: Visitor, sizeBytes: number): Promise<string> {
  return (await beginUpload(visitor, sizeBytes)).headers.get('Location') ?? '';
}

async function setShoot({ context }: ShootWorld, id: string, change: Partial<typeof shoots.$inferInsert>) {
  await context.db.update(shoots).set(change).where(eq(shoots.id, id));
}

it('still returns the offset of an upload when the shoot was paid meanwhile', async () => {
  await using world = await createShootWorld();
  const { visitor, view: begun } = await begin(world);
  const selfie = await upload(visitor, fakeSelfie({ name: 'a' }));
  await setShoot(world, begun.id, { state: 'paid' });
  const head = await requestOffset(visitor, `/api/uploads/${selfie}`);
  expect(head.status).toBe(200);
  expect(head.headers.get('Upload-Offset')).toBe(head.headers.get('Upload-Length'));
});

it('responds with 404 to every request for an erased shoot', async () => {
  await using world = await createShootWorld();
  const { visitor, view: begun } = await begin(world);
  const location = await beginAt(visitor, 10);
  await setShoot(world, begun.id, { state: 'expired', erasedAt: world.time.now });
  expect((await requestOffset(visitor, location)).status).toBe(404);
  expect((await sendBytes(visitor, location, 0, new Uint8Array(10))).status).toBe(404);
  const refused = await beginUpload(visitor, 10);
  expect(refused.status).toBe(404);
  expect(await refused.json()).toMatchObject({ error: 'shoot-not-found' });
});

it('creates uploads only at the URL that the rate limit counts', async () => {
  await using world = await createShootWorld();
  const { visitor, view: begun } = await begin(world);
  world.limited.add('upload');
  expect((await visitor.send('POST', '/api/uploads', NEW)).status).toBe(429);
  expect((await visitor.send('POST', '/api/uploads/anything', NEW)).status).toBe(404);
  expect(await world.context.storage.list(`shoots/${begun.id}/`)).toEqual([]);
});

it('returns no bytes of an upload, not even to its owner', async () => {
  await using world = await createShootWorld();
  const { visitor } = await begin(world);
  const selfie = await upload(visitor, fakeSelfie({ name: 'a' }));
  expect((await visitor.send('GET', `/api/uploads/${selfie}`, { headers: TUS })).status).toBe(404);
});

it('stores an empty file as a refused selfie', async () => {
  await using world = await createShootWorld();
  const { visitor } = await begin(world);
  await upload(visitor, new Uint8Array());
  expect((await view(visitor)).selfies).toMatchObject([{ state: 'checking' }]);
});

it('responds with 503 while the disk is unavailable, and gives no reason', async () => {
  const storage = createMemoryStorage();
  await using world = await createShootWorld({ storage });
  const { visitor } = await begin(world);
  const put = storage.put;
  storage.put = () => Promise.reject(new StorageError('no room', { cause: new Error('ENOSPC /srv/data') }));
  const refused = await beginUpload(visitor, 10);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect(await refused.json()).toMatchObject({ error: 'unavailable' });
  storage.put = put;
  expect((await beginUpload(visitor, 10)).status).toBe(201);
});

it('hides the cause of a failure from visitors, and logs it', async () => {
  const storage = createMemoryStorage();
  await using world = await createShootWorld({ storage });
  const logged = vi.spyOn(world.context.log, 'error');
  onTestFinished(() => logged.mockRestore());
  const { visitor } = await begin(world);
  storage.put = () => Promise.reject(new Error('the secret plan'));
  const answer = await beginUpload(visitor, 10);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe('Something went wrong with that request\n');
  expect(JSON.stringify(logged.mock.calls)).toContain('the secret plan');
});
