import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';

import type { Headshot } from '../../src/imaging/finished-headshot.ts';
import { photoBytes } from '../../test/photos.ts';
import { labelledSheet } from '../wardrobe/labelled-sheet.ts';
import type { MeasuredPhoto } from './try-garments.ts';

/** Size of the part around the neck. A sheet of three is small enough for most viewers to show it at full size. */
const NECK = { widthPx: 760, heightPx: 480 };
/** Share of that part's height that is above the chin. */
const ABOVE_CHIN = 0.25;
const NECKS_A_SHEET = 3;
const OVERVIEW = { columns: 5, cellWidthPx: 200, cellHeightPx: 250 };

interface DressedPicture {
  readonly garment: string;
  readonly headshot: Headshot;
}

/**
 * Writes what one person looks like dressed. `people/` has one sheet of the photo and all headshots, `necks/` has sheets of
 * three headshots around the neck at full size. All are PNG, because JPEG would add edges of its own.
 * @returns the sheets' names
 */
export async function writeSheets(photo: MeasuredPhoto, folder: string): Promise<readonly string[]> {
  const pictures = photo.tries.flatMap(({ garment, headshot }) => (headshot ? [{ garment, headshot }] : []));
  if (pictures.length === 0) return [];
  const person = basename(photo.name, '.jpg');
  await Promise.all(['people', 'necks'].map((name) => mkdir(join(folder, name), { recursive: true })));
  const overview = await labelledSheet(
    [
      { picture: photoBytes(photo.name), label: person },
      ...pictures.map((picture) => ({ picture: picture.headshot.jpeg, label: labelOf(picture) })),
    ],
    OVERVIEW,
  );
  const names = [`people/${person}.png`];
  await writeFile(join(folder, names[0]!), overview);
  for (let from = 0; from < pictures.length; from += NECKS_A_SHEET) {
    const name = `necks/${person}-${from / NECKS_A_SHEET + 1}.png`;
    await writeFile(join(folder, name), await neckSheet(pictures.slice(from, from + NECKS_A_SHEET)));
    names.push(name);
  }
  return names;
}

async function neckSheet(pictures: readonly DressedPicture[]): Promise<Buffer> {
  const cells = await Promise.all(
    pictures.map(async (picture) => ({
      picture: await neckOf(picture.headshot),
      label: labelOf(picture),
    })),
  );
  return await labelledSheet(cells, {
    columns: 1,
    cellWidthPx: NECK.widthPx,
    cellHeightPx: NECK.heightPx,
  });
}

async function neckOf({ jpeg, size, measures }: Headshot): Promise<Buffer> {
  const { faceCentreShare, crownLineShare, headHeightShare } = measures;
  const chinY = (crownLineShare + headHeightShare) * size.heightPx;
  const within = (start: number, length: number, whole: number): number =>
    Math.round(Math.max(0, Math.min(whole - length, start)));
  const width = Math.min(NECK.widthPx, size.widthPx);
  const height = Math.min(NECK.heightPx, size.heightPx);
  return await sharp(jpeg)
    .extract({
      left: within(faceCentreShare * size.widthPx - width / 2, width, size.widthPx),
      top: within(chinY - ABOVE_CHIN * height, height, size.heightPx),
      width,
      height,
    })
    .png()
    .toBuffer();
}

function labelOf({ garment, headshot: { request, failures } }: DressedPicture): string {
  const failed = failures.length === 0 ? '' : ` FAILED ${failures.join(' ')}`;
  return `${garment} ${request.clothes?.dye} ${request.framing}${failed}`;
}
