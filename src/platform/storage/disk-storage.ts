import { randomBytes } from 'node:crypto';
import { constants, lstat, mkdir, open, rename, rm, statfs, unlink } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import {
  isMissing,
  makeFolders,
  PARTIAL,
  rejectSymlinks,
  removeEmptyParents,
  syncFolder,
  walk,
} from './disk-folders.ts';
import { isStorageKey, keySegments, prefixSegments } from './storage-key.ts';
import { StorageError, type Storage, type StoredFile, type VersionedFile } from './storage.ts';

/**
 * Stores files below `folder`. A file is written under a temporary name in its own folder, fsynced and renamed, and the folder
 * is fsynced, so that a power cut leaves either the old file or the new one. Symbolic links are never followed.
 */
export function createDiskStorage(folder: string): Storage {
  const root = resolve(folder);
  const pathOf = (key: string) => join(root, ...keySegments(key));

  async function put(key: string, bytes: Uint8Array): Promise<void> {
    const path = pathOf(key);
    const partial = join(dirname(path), `${PARTIAL}${randomBytes(8).toString('hex')}`);
    try {
      await using file = await createFile(partial, keySegments(key).slice(0, -1));
      await file.writeFile(bytes);
      await file.sync();
      await rename(partial, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await rm(partial, { force: true }).catch(() => undefined); // the first error is the one to report
      throw error;
    }
  }

  /** Retries when a concurrent `delete` removes the folder while it is still empty. */
  async function createFile(path: string, folders: readonly string[]): Promise<FileHandle> {
    for (let attempt = 1; ; attempt += 1) {
      await makeFolders(root, folders);
      try {
        return await open(path, 'wx', 0o600);
      } catch (error) {
        if (!isMissing(error) || attempt === 5) throw error;
      }
    }
  }

  async function openFile(key: string): Promise<FileHandle | undefined> {
    const path = pathOf(key);
    await rejectSymlinks(root, keySegments(key).slice(0, -1));
    try {
      return await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async function list(prefix: string): Promise<readonly StoredFile[]> {
    const found = await walk(join(root, ...prefixSegments(prefix)));
    return found
      .filter((file) => !file.partial)
      .map((file) => ({ key: `${prefix}${file.name}`, sizeBytes: file.sizeBytes }))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  async function inventory(): Promise<readonly VersionedFile[]> {
    const found = await walk(root);
    return found
      .filter((file) => !file.partial && isStorageKey(file.name))
      .map(({ name, sizeBytes, version }) => ({ key: name, sizeBytes, version }));
  }

  async function eraseAll(prefix: string): Promise<{ files: number; bytes: number }> {
    const segments = prefixSegments(prefix);
    await rejectSymlinks(root, segments);
    const path = join(root, ...segments);
    const found = await walk(path);
    const isFolder = await lstat(path).then(
      (entry) => entry.isDirectory(),
      () => false,
    );
    if (isFolder) await rm(path, { recursive: true, force: true });
    await removeEmptyParents(root, segments.slice(0, -1));
    // Partial files are erased too, but not counted, because their `put` never completed.
    const files = found.filter((file) => !file.partial);
    return { files: files.length, bytes: files.reduce((sum, file) => sum + file.sizeBytes, 0) };
  }

  return {
    put: (key, bytes) => asStorageError('write', () => put(key, bytes)),
    get: (key) =>
      asStorageError('read', async () => {
        await using file = await openFile(key);
        return file && new Uint8Array(await file.readFile());
      }),
    stream: (key) =>
      asStorageError('read', async () => {
        const file = await openFile(key);
        if (!file) return undefined;
        const { size } = await file.stat();
        // The stream closes the file at its end, and when the reader cancels.
        const body = Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>;
        return { sizeBytes: size, body };
      }),
    list: (prefix) => asStorageError('list', () => list(prefix)),
    inventory: () => asStorageError('list', inventory),
    delete: (key) =>
      asStorageError('delete', async () => {
        const segments = keySegments(key).slice(0, -1);
        await rejectSymlinks(root, segments);
        await unlink(pathOf(key)).catch(ignoreMissing);
        await removeEmptyParents(root, segments);
      }),
    eraseAll: (prefix) => asStorageError('erase', () => eraseAll(prefix)),
    check: () =>
      asStorageError('check', async () => {
        const key = `check-${randomBytes(8).toString('hex')}`;
        await put(key, new Uint8Array([1]));
        await unlink(pathOf(key));
      }),
    freeSpace: () =>
      asStorageError('report its free space', async () => {
        // The folder may not exist before the first file. `bavail` is the free space without root's reserve.
        await mkdir(root, { recursive: true, mode: 0o700 });
        const { bsize, bavail, blocks } = await statfs(root);
        return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
      }),
  };
}

async function asStorageError<Value>(verb: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof StorageError) throw cause;
    const code = (cause as NodeJS.ErrnoException).code ?? 'unknown';
    throw new StorageError(`The disk did not ${verb}: ${code === 'ENOSPC' ? 'it is full (ENOSPC)' : code}.`, {
      cause,
    });
  }
}

function ignoreMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}
