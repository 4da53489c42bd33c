import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import type { EncodedImage } from '../../imaging/engine.ts';
import { UnusableInput } from './unusable-input.ts';

/** Reads every file whole; throws UnusableInput naming the first that cannot be read. */
export async function readPhotos(files: readonly string[]): Promise<readonly EncodedImage[]> {
  return await Promise.all(
    files.map(async (file) => {
      try {
        return { bytes: await readFile(file), fileName: basename(file) };
      } catch (error) {
        const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
        if (code === 'ENOENT') throw new UnusableInput(`There is no file ${file}: check its name.`);
        if (code === 'EISDIR')
          throw new UnusableInput(`${file} is a folder: name the photos in it, for example ${file}/*.jpg.`);
        throw new UnusableInput(`${file} cannot be read (${code}): check its permissions.`);
      }
    }),
  );
}
