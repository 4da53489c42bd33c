import { randomBytes } from 'node:crypto';
import { constants, open, rename, rm, unlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import {
  isMissing,
  makeFolders,
  PARTIAL,
  rejectSymlinks,
  removeEmptyParents,
  syncFolder,
  walk,
} from '../storage/disk-folders.ts';
import { keySegments, prefixSegments } from '../storage/storage-key.ts';
import { asTargetBody, asTargetError, type BackupTarget } from './backup-target.ts';

/** Keeps backups in a folder, such as that of a mounted disk. Files are written as by the disk storage: complete or not at all. */
export function createFolderTarget(folder: string): BackupTarget {
  const root = resolve(folder);
  const cannot = (verb: string) => (error: unknown) =>
    `Cannot ${verb} the folder ${root} (${(error as { readonly code?: string }).code ?? String(error)}).`;
  const pathOf = (key: string) => join(root, ...keySegments(key));

  async function write(key: string, body: AsyncIterable<Uint8Array>): Promise<void> {
    const folders = keySegments(key).slice(0, -1);
    const path = pathOf(key);
    const partial = join(dirname(path), `${PARTIAL}${randomBytes(8).toString('hex')}`);
    await makeFolders(root, folders);
    try {
      await using file = await open(partial, 'wx', 0o600);
      await file.writeFile(body);
      await file.sync();
      await rename(partial, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await rm(partial, { force: true }).catch(() => undefined); // the first error is the one to report
      throw error;
    }
  }

  async function read(key: string): Promise<AsyncIterable<Uint8Array> | undefined> {
    await rejectSymlinks(root, keySegments(key).slice(0, -1));
    try {
      const file = await open(pathOf(key), constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
      if (!(await file.stat()).isFile()) {
        await file.close();
        return undefined;
      }
      return file.createReadStream(); // closes the file at its end, and when the reader gives up
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async function remove(key: string): Promise<void> {
    const segments = keySegments(key).slice(0, -1);
    await rejectSymlinks(root, segments);
    await unlink(pathOf(key)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    await removeEmptyParents(root, segments);
  }

  return {
    name: root,
    write: (key, body) => asTargetError(cannot('write to'), (watch) => write(key, watch(body))),
    async read(key) {
      const body = await asTargetError(cannot('read'), () => read(key));
      return body && asTargetBody(cannot('read'), body);
    },
    list: (prefix) =>
      asTargetError(cannot('list'), async () => {
        const found = await walk(join(root, ...prefixSegments(prefix)));
        return found
          .filter((file) => !file.partial)
          .map(({ name, sizeBytes }) => ({ key: `${prefix}${name}`, sizeBytes }));
      }),
    delete: (key) => asTargetError(cannot('delete from'), () => remove(key)),
  };
}
