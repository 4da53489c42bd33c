import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PortraitSourceError, type PortraitSource } from './portrait-source.ts';
import { PORTRAIT_BYTES_MAX, verifyPortrait } from './verify-portrait.ts';

/** Reads each portrait from a folder, under its file name in the list. */
export function createFolderPortraits(folder: string): PortraitSource {
  return {
    kind: 'folder',
    async read(portrait, signal) {
      const path = join(folder, portrait.file);
      try {
        const { size } = await stat(path);
        if (size > PORTRAIT_BYTES_MAX) return { ok: false, error: 'too-large' };
        return verifyPortrait(portrait, await readFile(path, { signal }));
      } catch (cause) {
        signal?.throwIfAborted();
        const { code } = cause as NodeJS.ErrnoException;
        if (code === 'ENOENT' || code === 'ENOTDIR') return { ok: false, error: 'not-there' };
        throw new PortraitSourceError(`${path} cannot be read (${code ?? 'unknown error'}).`, { cause });
      }
    },
  };
}
