import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

import { labelledSheet } from '../wardrobe/labelled-sheet.ts';
import { type Key, numberText } from './key.ts';
import type { MadePicture } from './make-pictures.ts';
import { sharedAmong } from './readers.ts';

const WIDTH_PX = 512;
const A_SHEET = 10;
const SHEET = { columns: 5, cellWidthPx: 256, cellHeightPx: 320 };

/** Returns whether a folder does not exist or is empty, so that no older picture in it is taken for a new one. */
export async function isFree(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => []);
  return names.length === 0;
}

/**
 * Writes the pictures, named by their numbers alone, sheets of ten of them, and the key in its own file. The pictures
 * are PNG without metadata, because that of a headshot could give the answer away.
 */
export async function writePictures(
  folder: string,
  pictures: readonly MadePicture[],
  { seed, engineVersion }: Omit<Key, 'pictures'>,
): Promise<Key> {
  for (const name of ['pictures', 'sheets']) await mkdir(join(folder, name), { recursive: true });
  const small = await Promise.all(
    pictures.map(async ({ jpeg }) => await sharp(jpeg).resize(WIDTH_PX).png().toBuffer()),
  );
  const cells = small.map((picture, index) => ({ picture, label: numberText(index + 1) }));
  for (const { picture, label } of cells) await writeFile(join(folder, 'pictures', `${label}.png`), picture);
  for (let from = 0; from < cells.length; from += A_SHEET) {
    const sheet = await labelledSheet(cells.slice(from, from + A_SHEET), SHEET);
    await writeFile(join(folder, 'sheets', `${numberText(from / A_SHEET + 1)}.png`), sheet);
  }
  const key: Key = {
    seed,
    engineVersion,
    pictures: pictures.map(({ entry }, index) => ({ number: index + 1, ...entry })),
  };
  await writeFile(join(folder, 'key.json'), JSON.stringify(key, null, 1));
  return key;
}

/** Copies the pictures to one folder for each reader. */
export async function shareAmongReaders(folder: string, key: Key, readers: number): Promise<void> {
  for (const [at, pictures] of sharedAmong(key.pictures, readers).entries()) {
    const own = join(folder, `reader-${at + 1}`);
    await mkdir(own);
    for (const { number } of pictures) {
      const name = `${numberText(number)}.png`;
      await copyFile(join(folder, 'pictures', name), join(own, name));
    }
  }
}
