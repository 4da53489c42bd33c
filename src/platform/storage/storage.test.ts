import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { StorageError, type Storage } from './storage.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lichtbild-storage-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const ADAPTERS: readonly [string, () => Promise<Storage>][] = [
  ['disk', async () => createDiskStorage(await temporaryFolder())],
  ['memory', async () => createMemoryStorage()],
];

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (data: Uint8Array | undefined) => data && new TextDecoder().decode(data);

describe.each(ADAPTERS)('%s storage', (_, open) => {
  it('returns what was put, and the newer file after two puts', async () => {
    const storage = await open();
    await storage.put('shoots/a/selfies/1.jpg', bytes('one'));
    expect(text(await storage.get('shoots/a/selfies/1.jpg'))).toBe('one');
    await storage.put('shoots/a/selfies/1.jpg', bytes('two'));
    expect(text(await storage.get('shoots/a/selfies/1.jpg'))).toBe('two');
  });

  it('is independent of the arrays that were put and returned', async () => {
    const storage = await open();
    const array = bytes('one');
    await storage.put('shoots/a/x', array);
    array.fill(0);
    (await storage.get('shoots/a/x'))!.fill(0);
    expect(text(await storage.get('shoots/a/x'))).toBe('one');
  });

  it('returns undefined for a missing key', async () => {
    const storage = await open();
    await storage.put('shoots/a/x', bytes('1'));
    for (const key of ['shoots/b/x', 'shoots/a/y', 'shoots/a/x/y']) {
      expect(await storage.get(key)).toBeUndefined();
      expect(await storage.stream(key)).toBeUndefined();
      await storage.delete(key);
    }
    expect(await storage.list('shoots/b/')).toEqual([]);
    expect(await storage.eraseAll('shoots/b/')).toEqual({ files: 0, bytes: 0 });
  });

  it('streams, with the size known in advance', async () => {
    const storage = await open();
    const large = new Uint8Array(300_000).map((_, index) => index % 251);
    await storage.put('shoots/a/large', large);
    const answer = (await storage.stream('shoots/a/large'))!;
    expect(answer.sizeBytes).toBe(300_000);
    expect(new Uint8Array(await new Response(answer.body).arrayBuffer())).toEqual(large);
  });

  it('lists everything with a version that every write changes', async () => {
    const storage = await open();
    await storage.put('shoots/a/1', bytes('one'));
    await storage.put('top', bytes('two'));
    const versions = async () =>
      new Map((await storage.inventory()).map(({ key, sizeBytes, version }) => [key, [sizeBytes, version]]));
    const before = await versions();
    expect([...before.keys()].toSorted()).toEqual(['shoots/a/1', 'top']);
    expect(before.get('top')?.[0]).toBe(3);
    expect(await versions()).toEqual(before);
    await storage.put('shoots/a/1', bytes('eno'));
    const after = await versions();
    expect(after.get('top')).toEqual(before.get('top'));
    expect(after.get('shoots/a/1')?.[1]).not.toBe(before.get('shoots/a/1')?.[1]);
  });

  it('lists only what is below a prefix, in order', async () => {
    const storage = await open();
    for (const key of ['shoots/a/b/2', 'shoots/a/1', 'shoots/ab/1', 'shoots/a/b.1']) {
      await storage.put(key, bytes(key));
    }
    expect(await storage.list('shoots/a/')).toEqual([
      { key: 'shoots/a/1', sizeBytes: 10 },
      { key: 'shoots/a/b.1', sizeBytes: 12 },
      { key: 'shoots/a/b/2', sizeBytes: 12 },
    ]);
  });

  it('erases and counts one shoot, and leaves the others', async () => {
    const storage = await open();
    await storage.put('shoots/a/1', bytes('123'));
    await storage.put('shoots/a/b/2', bytes('4567'));
    await storage.put('shoots/ab/1', bytes('stays'));
    expect(await storage.eraseAll('shoots/a/')).toEqual({ files: 2, bytes: 7 });
    expect(await storage.eraseAll('shoots/a/')).toEqual({ files: 0, bytes: 0 });
    expect(await storage.list('shoots/a/')).toEqual([]);
    expect(text(await storage.get('shoots/ab/1'))).toBe('stays');
  });

  it.each([
    '../x',
    'shoots/../x',
    '/etc/passwd',
    'shoots//x',
    'shoots/./x',
    'shoots/a\\b',
    'a\0b',
    '',
    'C:/x',
    '.x',
  ])('refuses the key %j', async (key) => {
    const storage = await open();
    await expect(storage.put(key, bytes('x'))).rejects.toThrow(StorageError);
    await expect(storage.get(key)).rejects.toThrow(StorageError);
    await expect(storage.delete(key)).rejects.toThrow(StorageError);
    await expect(storage.eraseAll(`${key}/`)).rejects.toThrow(StorageError);
  });

  it('refuses a prefix without a slash, which would match other shoots too', async () => {
    const storage = await open();
    await expect(storage.eraseAll('shoots/a')).rejects.toThrow(StorageError);
  });

  it('passes its own check', async () => {
    await (await open()).check();
  });
});

describe('disk storage on the disk', () => {
  it('reports its free space, even before the first file', async () => {
    const room = await createDiskStorage(join(await temporaryFolder(), 'files')).freeSpace();
    expect(room!.totalBytes).toBeGreaterThan(1e6);
    expect(room!.freeBytes).toBeGreaterThan(0);
    expect(room!.freeBytes).toBeLessThanOrEqual(room!.totalBytes);
  });

  it('leaves neither temporary files nor empty folders', async () => {
    const folder = await temporaryFolder();
    const storage = createDiskStorage(folder);
    await storage.put('shoots/a/b/1', bytes('1'));
    expect(await readdir(join(folder, 'shoots/a/b'))).toEqual(['1']);
    await storage.delete('shoots/a/b/1');
    expect(await readdir(folder)).toEqual([]);
    await storage.put('shoots/a/b/1', bytes('1'));
    await storage.eraseAll('shoots/a/');
    expect(await readdir(folder)).toEqual([]);
  });

  it('neither lists nor counts partial files of a killed process, but erases them', async () => {
    const folder = await temporaryFolder();
    const storage = createDiskStorage(folder);
    await storage.put('shoots/a/1', bytes('1'));
    await writeFile(join(folder, 'shoots/a/.partial-0123'), 'half');
    expect(await storage.list('shoots/a/')).toEqual([{ key: 'shoots/a/1', sizeBytes: 1 }]);
    expect(await storage.eraseAll('shoots/a/')).toEqual({ files: 1, bytes: 1 });
    expect(await readdir(folder)).toEqual([]);
  });

  it('follows no symbolic link to a file or folder', async () => {
    const folder = await temporaryFolder();
    const outside = await temporaryFolder();
    await writeFile(join(outside, 'secret'), 'secret');
    await mkdir(join(folder, 'shoots/a'), { recursive: true });
    await symlink(join(outside, 'secret'), join(folder, 'shoots/a/file'));
    await symlink(outside, join(folder, 'shoots/b'));
    const storage = createDiskStorage(folder);
    await expect(storage.get('shoots/a/file')).rejects.toThrow(StorageError);
    await expect(storage.get('shoots/b/secret')).rejects.toThrow(StorageError);
    await expect(storage.put('shoots/b/new', bytes('x'))).rejects.toThrow(StorageError);
    await expect(storage.eraseAll('shoots/b/')).rejects.toThrow(StorageError);
    await storage.eraseAll('shoots/a/');
    expect(await readdir(outside)).toEqual(['secret']);
  });
});
