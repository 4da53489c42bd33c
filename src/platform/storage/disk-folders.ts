import { constants, lstat, mkdir, open, readdir, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StorageError } from './storage.ts';

/** Files that are still being written have names that begin with this. */
export const PARTIAL = '.partial-';

export async function makeFolders(root: string, segments: readonly string[]): Promise<void> {
  await rejectSymlinks(root, segments);
  const made = await mkdir(join(root, ...segments), { recursive: true, mode: 0o700 });
  // The entry of a new folder is in its parent, which must be flushed too.
  if (made) await syncFolder(dirname(made));
}

/** @throws {StorageError} when one of the folders below `root` is a symbolic link */
export async function rejectSymlinks(root: string, segments: readonly string[]): Promise<void> {
  let path = root;
  for (const segment of segments) {
    path = join(path, segment);
    const entry = await lstat(path).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    if (!entry) return;
    if (entry.isSymbolicLink()) throw new StorageError('A symbolic link is in the place of a folder.');
  }
}

interface FoundFile {
  /** Path relative to the walked folder, with slashes. */
  readonly name: string;
  readonly sizeBytes: number;
  readonly partial: boolean;
  /** A value that changes whenever the file is replaced. */
  readonly version: string;
}

/** Lists the files below a folder, none when it does not exist. */
export async function walk(folder: string): Promise<readonly FoundFile[]> {
  const found: FoundFile[] = [];
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const inner = await walk(path);
      found.push(...inner.map((file) => ({ ...file, name: `${entry.name}/${file.name}` })));
    } else if (entry.isFile()) {
      const gone = { size: 0, ino: 0, mtimeMs: 0 }; // since the listing
      const { size, ino, mtimeMs } = await lstat(path).catch(() => gone);
      const version = `${ino}-${mtimeMs}-${size}`;
      found.push({ name: entry.name, sizeBytes: size, partial: entry.name.startsWith(PARTIAL), version });
    }
  }
  return found;
}

export async function removeEmptyParents(root: string, segments: readonly string[]): Promise<void> {
  for (let depth = segments.length; depth > 0; depth -= 1) {
    try {
      await rmdir(join(root, ...segments.slice(0, depth)));
    } catch {
      return; // not empty, or somebody else removed it
    }
  }
}

/** Flushes the entries of a folder, so that a power cut loses none of them. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return; // a folder cannot be opened there
  await using folder = await open(path, constants.O_RDONLY);
  await folder.sync();
}

export const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
