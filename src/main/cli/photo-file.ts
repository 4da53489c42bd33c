import { constants } from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';

import { LIMITS } from '../../catalog/limits.ts';
import type { EncodedImage } from '../../imaging/engine.ts';
import { UnusableInput } from './unusable-input.ts';

/** A file given as a photo. It is there and may be read; what is in it nobody has looked at. */
export interface PhotoFile {
  readonly path: string;
  /** Refused by its size alone and never read. */
  readonly tooLarge: boolean;
}

/** Looks at every file without opening it; throws UnusableInput naming the first that is no readable file. */
export async function findPhotos(paths: readonly string[]): Promise<readonly PhotoFile[]> {
  return await Promise.all(
    paths.map(async (path) => {
      const found = await stat(path).catch((error: unknown) => refuse(path, error));
      if (found.isDirectory())
        throw new UnusableInput(`${path} is a folder: name the photos in it, for example ${path}/*.jpg.`);
      // A pipe would be waited for, a device never ends.
      if (!found.isFile())
        throw new UnusableInput(`${path} is not a file but a pipe or a device: name a photo.`);
      await access(path, constants.R_OK).catch((error: unknown) => refuse(path, error));
      return { path, tooLarge: found.size > LIMITS.uploadMaxBytes };
    }),
  );
}

export async function readPhoto({ path }: PhotoFile): Promise<EncodedImage> {
  const bytes = await readFile(path).catch((error: unknown) => refuse(path, error));
  return { bytes, fileName: basename(path) };
}

function refuse(path: string, error: unknown): never {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
  if (code === 'ENOENT') throw new UnusableInput(`There is no file ${path}: check its name.`);
  if (code === 'EACCES' || code === 'EPERM')
    throw new UnusableInput(`${path} may not be read (${code}): check its permissions.`);
  throw new UnusableInput(
    `${path} cannot be read (${code}): name another photo, or copy it to another disk.`,
  );
}
