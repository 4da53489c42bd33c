import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { photosFolder } from '../test/photos.ts';
import { selfieSet } from '../test/selfie-set.ts';

/** Selfies of one person and a photo of a dog, as files for a visitor to choose; removed at the end of the block. */
export interface SelfieFiles extends AsyncDisposable {
  readonly selfies: readonly string[];
  readonly dog: string;
}

export async function selfieFiles(portrait: string, count?: number): Promise<SelfieFiles> {
  const photos = photosFolder();
  if (!photos) throw new Error('the test photos are missing');
  const folder = await mkdtemp(path.join(tmpdir(), 'lichtbild-selfies-'));
  const set = await selfieSet(path.join(photos, 'portraits', `${portrait}.jpg`), count);
  const selfies = set.map((selfie) => path.join(folder, selfie.name));
  await Promise.all(set.map((selfie, index) => writeFile(selfies[index]!, selfie.bytes)));
  return {
    selfies,
    dog: path.join(photos, 'not-a-person/dog-00.jpg'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Writes files with any content for a visitor to choose; removed at the end of the block. */
export async function temporaryFiles(
  contents: Readonly<Record<string, Uint8Array>>,
): Promise<AsyncDisposable & { readonly paths: readonly string[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lichtbild-files-'));
  const paths = Object.keys(contents).map((name) => path.join(folder, name));
  await Promise.all(paths.map((file) => writeFile(file, contents[path.basename(file)]!)));
  return { paths, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

/** True when the journeys that upload selfies can run; without the photos vitest counts them as skipped. */
export const hasPhotos = photosFolder() !== undefined;
