import type { Storage } from '../storage/storage.ts';
import type { BackupCipher } from './backup-cipher.ts';
import { type BackupTarget, bodyOf } from './backup-target.ts';
import { hashOf } from './content.ts';
import { inParallel } from './in-parallel.ts';
import type { BackedUpFile, FileArea } from './manifest.ts';
import { OBJECTS, targetKeys } from './target-keys.ts';

/** A file that is to be copied. */
export interface SourceFile {
  readonly area: FileArea;
  readonly key: string;
  /** Undefined for a file that is read each time. */
  readonly version: string | undefined;
  /** Resolves to undefined when the file is gone. */
  read(): Promise<Uint8Array | undefined>;
}

export interface CopiedFiles {
  readonly files: readonly BackedUpFile[];
  readonly newFiles: number;
  readonly newBytes: number;
}

export interface FileCopy {
  readonly target: BackupTarget;
  readonly cipher: BackupCipher;
  /** The files of the previous backup. */
  readonly earlier: readonly BackedUpFile[];
  readonly signal: AbortSignal;
  readonly onFile: () => void;
}

/**
 * Copies files, each content once. A file that an earlier backup has in the same version is not even read. One that is gone was erased
 * since it was listed, and is left out.
 */
export async function copyFiles(sources: readonly SourceFile[], copy: FileCopy): Promise<CopiedFiles> {
  const { target, cipher, earlier, signal } = copy;
  const stored = await listObjects(target, cipher);
  const known = new Map(earlier.map((file) => [`${file.area} ${file.key}`, file]));
  const writing = new Map<string, Promise<void>>();
  let [newFiles, newBytes] = [0, 0];

  async function copyOne(source: SourceFile): Promise<BackedUpFile | undefined> {
    signal.throwIfAborted();
    const { area, key, version } = source;
    const before = version === undefined ? undefined : known.get(`${area} ${key}`);
    if (before && before.version === version && stored.has(before.object)) return before;
    const bytes = await source.read();
    if (!bytes) return undefined;
    const object = hashOf(cipher, bytes);
    if (!stored.has(object)) {
      // Two files with one content are written once.
      const written = writing.get(object) ?? write(object, bytes);
      writing.set(object, written);
      await written;
    }
    return { area, key, object, bytes: bytes.byteLength, ...(version === undefined ? {} : { version }) };
  }

  async function write(object: string, bytes: Uint8Array): Promise<void> {
    await target.write(targetKeys.object(object, cipher.suffix), cipher.encrypt(bodyOf(bytes)));
    newFiles += 1;
    newBytes += bytes.byteLength;
  }

  const files = await inParallel(sources, async (source) => {
    const file = await copyOne(source);
    copy.onFile();
    return file;
  });
  return { files: files.filter((file) => file !== undefined), newFiles, newBytes };
}

/** Lists the hashes of the objects that the target has in this form. */
export async function listObjects(target: BackupTarget, cipher: BackupCipher): Promise<ReadonlySet<string>> {
  const hashes = new Set<string>();
  for (const { key } of await target.list(OBJECTS)) {
    const name = key.split('/').at(-1) ?? '';
    if (name.endsWith('.age') === cipher.isEncrypted) hashes.add(name.replace(/\.age$/, ''));
  }
  return hashes;
}

/**
 * Lists the files of the storage.
 * @param shootIds the shoots that the database's copy has: a younger one's files would belong to nobody after a restore
 */
export async function listStoredFiles(
  storage: Storage,
  shootIds: ReadonlySet<string>,
): Promise<readonly SourceFile[]> {
  const found = await storage.inventory();
  return found
    .filter(({ key }) => {
      // Photos of mailed reviews live for a day, which no copy may outlast.
      if (key.startsWith('reviews/')) return false;
      const [, shootId] = /^shoots\/([^/]+)\//.exec(key) ?? [];
      return shootId === undefined || shootIds.has(shootId);
    })
    .map(({ key, version }) => ({ area: 'files', key, version, read: () => storage.get(key) }));
}
