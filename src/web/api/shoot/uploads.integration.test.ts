import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { fakeSelfie } from '../../../../test/fake-engine/fake-selfie.ts';
import { createShootWorld, type ShootWorld, type Visitor } from '../../../../test/shoot-world.ts';
import { beginUpload, requestOffset, sendBytes, upload } from '../../../../test/tus-upload.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import type { ShootView } from '../../../features/shoots/shoot-view.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import { createDiskStorage } from '../../../platform/storage/disk-storage.ts';
import { createMemoryStorage } from '../../../platform/storage/memory-storage.ts';
import type { Storage } from '../../../platform/storage/storage.ts';

const MIB = 1024 * 1024;

async function begin(world: ShootWorld): Promise<Visitor> {
  const visitor = world.visitor();
  await visitor.send('POST', '/api/shoot');
  return visitor;
}

async function view(visitor: Visitor): Promise<ShootView> {
  return (await (await visitor.send('GET', '/api/shoot')).json()) as ShootView;
}

async function beginAt(visitor: Visitor, sizeBytes: number): Promise<string> {
  const begun = await beginUpload(visitor, sizeBytes);
  expect(begun.status).toBe(201);
  return begun.headers.get('Location') ?? '';
}

async function allBytesBelow(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Buffer.concat(await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name)))));
}

it('never writes readable camera metadata to the disk, at any step', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lichtbild-uploads-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const disk = await createDiskStorage(folder);
  const leaks: string[] = [];
  const look = async (step: string) => {
    const bytes = await allBytesBelow(folder);
    expect(bytes.byteLength, step).toBeGreaterThan(0);
    if (bytes.includes('GPSLatitude') || bytes.includes('selfie.jpg')) leaks.push(step);
  };
  const watched: Storage = {
    ...disk,
    async put(key, bytes) {
      await disk.put(key, bytes);
      await look(`put ${key}`);
    },
    async eraseAll(prefix) {
      const erased = await disk.eraseAll(prefix);
      if (erased.files > 0) await look(`erase ${prefix}`);
      return erased;
    },
  };
  await using world = await createShootWorld({ storage: watched });
  const visitor = await begin(world);
  const metadata = `GPSLatitude 48.1372 ${'x'.repeat(2.5 * MIB)} GPSLatitude 11.5755`;
  const selfie = await upload(visitor, fakeSelfie({ name: 'a', metadata }));
  const { id } = await view(visitor);
  const stored = await disk.list(`shoots/${id}/uploads/${selfie}/`);
  expect(stored.map((file) => file.key.split('/').at(-1))).toHaveLength(1 + 3);
  await world.drain();
  expect((await view(visitor)).acceptedCount).toBe(1);
  expect(leaks).toEqual([]);
  const left = await disk.list(`shoots/${id}/uploads/`);
  expect(left.map((file) => file.key)).toEqual([`shoots/${id}/uploads/${selfie}/info.json`]);
});

it('resumes after a lost connection with everything that had arrived', async () => {
  await using world = await createShootWorld();
  const visitor = await begin(world);
  const bytes = fakeSelfie({ name: 'a', metadata: 'x'.repeat(3 * MIB) });
  const location = await beginAt(visitor, bytes.byteLength);
  let sentBytes = 0;
  const broken = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sentBytes >= 1.7 * MIB) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        return controller.error(new Error('connection lost'));
      }
      controller.enqueue(bytes.subarray(sentBytes, (sentBytes += 50_000)));
    },
  });
  await sendBytes(visitor, location, 0, broken).catch(() => undefined);
  const head = await requestOffset(visitor, location);
  expect(head.status).toBe(200);
  const offset = Number(head.headers.get('Upload-Offset'));
  // A broken stream drops its buffer, but the complete parts are stored.
  expect(offset).toBeGreaterThanOrEqual(MIB);
  expect(head.headers.get('Upload-Length')).toBe(String(bytes.byteLength));
  expect((await sendBytes(visitor, location, offset, bytes.subarray(offset))).status).toBe(204);
  await world.drain();
  expect((await view(visitor)).selfies).toMatchObject([{ state: 'accepted' }]);
});

it('resumes in another process after the server was killed, byte for byte', async () => {
  const disk = createMemoryStorage();
  let puts = 0;
  const dying: Storage = {
    ...disk,
    async put(key, bytes) {
      if (key.includes('/parts/') && ++puts > 2) throw new Error('killed');
      await disk.put(key, bytes);
    },
  };
  await using world = await createShootWorld({ storage: dying });
  const visitor = await begin(world);
  const bytes = randomBytes(4 * MIB + 123);
  const location = await beginAt(visitor, bytes.byteLength);
  expect((await sendBytes(visitor, location, 0, bytes)).status).toBe(500);
  puts = -100;
  const offset = Number((await requestOffset(visitor, location)).headers.get('Upload-Offset'));
  expect(offset).toBeGreaterThanOrEqual(2 * MIB);
  expect((await sendBytes(visitor, location, offset, bytes.subarray(offset))).status).toBe(204);

  const { createUploadStore } = await import('../../../features/shoots/selfies/upload-store.server.ts');
  const store = createUploadStore({ storage: disk, capabilities: world.context.capabilities });
  const { id, selfies } = await view(visitor);
  const whole = await store.read(id, selfies[0]?.uploadId ?? '');
  expect(Buffer.from(whole ?? []).equals(bytes)).toBe(true);
});

it('turns a complete upload whose last response was lost into a selfie', async () => {
  await using world = await createShootWorld();
  const visitor = await begin(world);
  const bytes = fakeSelfie({ name: 'a' });
  const location = await beginAt(visitor, bytes.byteLength);
  const transaction = world.context.db.transaction.bind(world.context.db);
  world.context.db.transaction = () => Promise.reject(new Error('killed'));
  expect((await sendBytes(visitor, location, 0, bytes)).status).toBe(500);
  world.context.db.transaction = transaction;
  expect((await view(visitor)).selfies).toEqual([]);
  for (let again = 0; again < 3; again += 1) {
    const head = await requestOffset(visitor, location);
    expect(head.headers.get('Upload-Offset')).toBe(String(bytes.byteLength));
  }
  expect((await view(visitor)).selfies).toHaveLength(1);
  await world.drain();
  // This holds even when its bytes are erased, so that the client does not send them again.
  const late = await requestOffset(visitor, location);
  expect(late.headers.get('Upload-Offset')).toBe(String(bytes.byteLength));
  expect((await view(visitor)).selfies).toMatchObject([{ state: 'accepted' }]);
});

it('refuses wrong offsets, sizes and protocols cleanly, and nothing is lost by it', async () => {
  await using world = await createShootWorld();
  const visitor = await begin(world);
  const bytes = fakeSelfie({ name: 'a', metadata: 'x'.repeat(1000) });
  const location = await beginAt(visitor, bytes.byteLength);
  await sendBytes(visitor, location, 0, bytes.subarray(0, 500));
  for (const offset of [0, 499, 501, 10_000_000]) {
    expect((await sendBytes(visitor, location, offset, bytes.subarray(500))).status).toBe(409);
  }
  const tooLong = Buffer.concat([bytes.subarray(500), randomBytes(100)]);
  expect((await sendBytes(visitor, location, 500, tooLong)).status).toBe(413);
  const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Offset': '-5', 'Content-Type': 'image/jpeg' };
  expect((await visitor.send('PATCH', location, { headers, body: 'x' })).status).toBe(400);
  expect((await visitor.send('HEAD', location)).status).toBe(412);
  expect((await requestOffset(visitor, '/api/uploads/..%2f..%2fsecret')).status).toBe(404);
  expect((await requestOffset(visitor, `/api/uploads/${'A'.repeat(22)}`)).status).toBe(404);

  const tooLarge = await beginUpload(visitor, LIMITS.uploadMaxBytes + 1);
  expect(tooLarge.status).toBe(413);
  expect(await tooLarge.json()).toMatchObject({ error: 'upload-too-large' });
  expect((await beginUpload(visitor, LIMITS.uploadMaxBytes)).status).toBe(201);

  const offset = Number((await requestOffset(visitor, location)).headers.get('Upload-Offset'));
  await sendBytes(visitor, location, offset, bytes.subarray(offset));
  await world.drain();
  expect((await view(visitor)).selfies).toHaveLength(1);
});

it('finds an upload only with its own shoot’s cookie', async () => {
  await using world = await createShootWorld();
  const visitor = await begin(world);
  const bytes = fakeSelfie({ name: 'a' });
  const location = await beginAt(visitor, bytes.byteLength);
  const stranger = await begin(world);
  const nobody = world.visitor();
  for (const other of [stranger, nobody]) {
    expect((await requestOffset(other, location)).status).toBe(404);
    expect((await sendBytes(other, location, 0, bytes)).status).toBe(404);
    const headers = { 'Tus-Resumable': '1.0.0' };
    expect((await other.send('DELETE', location, { headers })).status).toBe(404);
  }
  expect((await beginUpload(nobody, 10)).status).toBe(404);
  const crossSite = { 'Tus-Resumable': '1.0.0', 'Upload-Length': '10', 'Sec-Fetch-Site': 'cross-site' };
  expect((await visitor.send('POST', '/api/uploads', { headers: crossSite })).status).toBe(403);
  expect((await sendBytes(visitor, location, 0, bytes)).status).toBe(204);
});

it('accepts 25 selfies and refuses the 26th, also when all are sent at once', async () => {
  await using world = await createShootWorld();
  const visitor = await begin(world);
  const files = Array.from({ length: 26 }, (_, index) => fakeSelfie({ name: String(index) }));
  for (const file of files.splice(0, 20)) await upload(visitor, file);
  const locations: string[] = [];
  for (const file of files) locations.push(await beginAt(visitor, file.byteLength));
  const answers = await Promise.all(
    files.map((file, index) => sendBytes(visitor, locations[index] ?? '', 0, file)),
  );
  const refused = answers.filter((answer) => answer.status !== 204);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.status).toBe(422);
  expect(await refused[0]?.json()).toMatchObject({ error: 'selfies-too-many' });
  expect((await view(visitor)).selfies).toHaveLength(25);
  const late = await beginUpload(visitor, 10);
  expect(late.status).toBe(422);
  expect(await late.json()).toMatchObject({ error: 'selfies-too-many' });

  await world.drain();
  const { selfies } = await view(visitor);
  await visitor.send('DELETE', `/api/shoot/selfies/${selfies[0]?.id}`);
  await upload(visitor, fakeSelfie({ name: 'another' }));
  expect((await view(visitor)).selfies).toHaveLength(25);
});

it('limits the number of unfinished uploads', async () => {
  await using world = await createShootWorld();
  const visitor = await begin(world);
  const statuses: number[] = [];
  await upload(visitor, fakeSelfie({ name: 'a' }));
  await upload(visitor, fakeSelfie({ name: 'b' }));
  for (let index = 0; index < 9; index += 1) statuses.push((await beginUpload(visitor, 1000)).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(8);
  const refused = await beginUpload(visitor, 1000);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('10');
  expect(await refused.json()).toMatchObject({ error: 'uploads-too-many' });
});

it('lets an existing upload continue when too many were started', async () => {
  await using world = await createShootWorld();
  const visitor = await begin(world);
  const bytes = fakeSelfie({ name: 'a', metadata: 'x'.repeat(1000) });
  const location = await beginAt(visitor, bytes.byteLength);
  world.limited.add('upload');
  const refused = await beginUpload(visitor, 10);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('60');
  expect(await refused.json()).toMatchObject({ error: 'too-many-requests' });
  await sendBytes(visitor, location, 0, bytes.subarray(0, 300));
  expect((await requestOffset(visitor, location)).headers.get('Upload-Offset')).toBe('300');
  world.limited.add('upload-part');
  expect((await requestOffset(visitor, location)).status).toBe(429);
  expect((await sendBytes(visitor, location, 300, bytes.subarray(300))).status).toBe(429);
  world.limited.delete('upload-part');
  expect((await sendBytes(visitor, location, 300, bytes.subarray(300))).status).toBe(204);
});

it('starts no upload while the disk is almost full, but lets existing ones finish', async () => {
  const disk = createMemoryStorage();
  let freeBytes = 3e9;
  const small: Storage = { ...disk, freeSpace: async () => ({ freeBytes, totalBytes: 100e9 }) };
  await using world = await createShootWorld({ storage: small });
  const visitor = await begin(world);
  const bytes = fakeSelfie({ name: 'a' });
  const location = await beginAt(visitor, bytes.byteLength);
  freeBytes = 1e9;
  const refused = await beginUpload(visitor, 1000);
  expect(refused.status).toBe(507);
  expect(refused.headers.get('Retry-After')).toBe('60');
  expect(await refused.json()).toMatchObject({
    error: 'storage-full',
    message: expect.stringContaining('no room') as string,
  });
  expect((await sendBytes(visitor, location, 0, bytes)).status).toBe(204);
  freeBytes = 3e9;
  expect((await beginUpload(visitor, 1000)).status).toBe(201);
});

it('can be deleted by its visitor until it is a selfie', async () => {
  await using world = await createShootWorld();
  const visitor = await begin(world);
  const headers = { 'Tus-Resumable': '1.0.0' };
  const location = await beginAt(visitor, 1000);
  await sendBytes(visitor, location, 0, randomBytes(400));
  expect((await visitor.send('DELETE', location, { headers })).status).toBe(204);
  expect((await requestOffset(visitor, location)).status).toBe(404);
  const { id } = await view(visitor);
  expect(await world.context.storage.list(`shoots/${id}/`)).toEqual([]);
  const selfie = await upload(visitor, fakeSelfie({ name: 'a' }));
  expect((await visitor.send('DELETE', `/api/uploads/${selfie}`, { headers })).status).toBe(400);
  expect((await view(visitor)).selfies).toHaveLength(1);
});

it('accepts nothing more once the shoot is paid', async () => {
  await using world = await createShootWorld();
  const visitor = await begin(world);
  const location = await beginAt(visitor, 10);
  await world.context.db
    .update(shoots)
    .set({ state: 'paid' })
    .where(eq(shoots.id, (await view(visitor)).id));
  expect((await sendBytes(visitor, location, 0, randomBytes(10))).status).toBe(409);
  expect((await beginUpload(visitor, 10)).status).toBe(409);
});
