import { BackupError, type BackupTarget } from './backup-target.ts';
import { readObject } from './content.ts';
import { inParallel } from './in-parallel.ts';
import type { OpenedBackup } from './list-backups.ts';
import type { BackedUpFile } from './manifest.ts';
import { targetKeys } from './target-keys.ts';

export interface FileRestore {
  readonly target: BackupTarget;
  readonly backup: OpenedBackup;
  readonly signal: AbortSignal;
  /** Stores a file. Idempotent. */
  put(file: BackedUpFile, bytes: Uint8Array): Promise<void>;
  readonly onFile: (count: number) => void;
}

/**
 * Restores the files, each after its content was compared with its hash. Idempotent.
 * @returns the files whose content is missing or damaged in the backup
 */
export async function restoreFiles({
  target,
  backup: { manifest, cipher },
  signal,
  put,
  onFile,
}: FileRestore): Promise<readonly BackedUpFile[]> {
  const results = await inParallel(manifest.files, async (file) => {
    signal.throwIfAborted();
    const key = targetKeys.object(file.object, cipher.suffix);
    try {
      await put(file, await readObject(target, cipher, { key, hash: file.object }));
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      return file;
    }
    onFile(manifest.files.length);
    return undefined;
  });
  return results.filter((file) => file !== undefined);
}
