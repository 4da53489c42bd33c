import { basename } from 'node:path';

import { GARMENTS } from '../../src/catalog/garments.ts';

/** Returns the name of the person on a test photo. The photos of shoot-real are all of one man. */
export function personOn(photo: string): string {
  return photo.startsWith('shoot-real/') ? 'shoot-real' : basename(photo, '.jpg');
}

/** Returns the name of the person on whose photo a garment of the catalog was found. */
export function firstWearerOf(garment: string): string | undefined {
  const file = GARMENTS.find(({ id }) => id === garment)?.file;
  return file && basename(file, '.jpg');
}
