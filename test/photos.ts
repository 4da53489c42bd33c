import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Folder of the test photos: LICHTBILD_PHOTOS, or `../shared/photos` beside the repository. They show people and
 * are never committed, so tests that need them skip when this is undefined.
 */
export function photosFolder(): string | undefined {
  const folder = process.env['LICHTBILD_PHOTOS'] ?? resolve(import.meta.dirname, '../../shared/photos');
  if (existsSync(join(folder, 'portraits'))) return folder;
  console.warn(
    `There are no test photos in ${folder}: tests that need them are skipped. Put them there, or name their folder in LICHTBILD_PHOTOS.`,
  );
  return undefined;
}

export function photoBytes(name: string): Uint8Array {
  return readFileSync(join(photosFolder() ?? '', name));
}

/** Names as `photoBytes` takes them, sorted. */
export function photoNames(folder: string): readonly string[] {
  return readdirSync(join(photosFolder() ?? '', folder))
    .sort()
    .map((name) => `${folder}/${name}`);
}
