import { constants } from 'node:fs';
import { access, readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';

import { LIMITS } from '../../catalog/limits.ts';
import type { EncodedImage } from '../../imaging/engine.ts';
import { UnusableInput } from './unusable-input.ts';

/** A file given as a photo. It exists and is readable, but its content has not been checked. */
export interface PhotoFile {
  readonly path: string;
  /** True for a file that is rejected by its size and never read. */
  readonly tooLarge: boolean;
}

/** Checks every path without opening it. @throws {UnusableInput} naming the first that is not a readable file */
export async function findPhotos(paths: readonly string[]): Promise<readonly PhotoFile[]> {
  return await Promise.all(
    paths.map(async (path) => {
      const found = await stat(path).catch((error: unknown) => failToRead(path, error));
      if (found.isDirectory())
        throw new UnusableInput(`${path} is a folder: name the photos in it, for example ${path}/*.jpg.`);
      // Reading a pipe would block, and a device never ends.
      if (!found.isFile())
        throw new UnusableInput(`${path} is not a file but a pipe or a device: name a photo.`);
      await access(path, constants.R_OK).catch((error: unknown) => failToRead(path, error));
      return { path, tooLarge: found.size > LIMITS.uploadMaxBytes };
    }),
  );
}

export async function readPhoto({ path }: PhotoFile): Promise<EncodedImage> {
  const bytes = await readFile(path).catch((error: unknown) => failToRead(path, error));
  return { bytes, fileName: basename(path) };
}

function failToRead(path: string, error: unknown): never {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
  if (code === 'ENOENT') throw new UnusableInput(`There is no file ${path}: check its name.`);
  if (code === 'EACCES' || code === 'EPERM')
    throw new UnusableInput(`${path} cannot be read (${code}): check its permissions.`);
  throw new UnusableInput(
    `${path} cannot be read (${code}): name another photo, or copy it to another disk.`,
  );
}
