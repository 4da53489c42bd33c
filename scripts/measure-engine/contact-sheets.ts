import sharp, { type OverlayOptions } from 'sharp';

import { photoBytes } from '../../test/photos.ts';
import type { MeasuredPhoto } from '../measure-engine.ts';

const CELL = { width: 320, height: 400 };
const GAP_PX = 6;
const ROWS_A_SHEET = 6;

/** Draws JPEGs of six people each: a row is the selfie and its headshots, and failed headshots have a red frame. */
export async function contactSheets(photos: readonly MeasuredPhoto[]): Promise<readonly Buffer[]> {
  const accepted = photos.filter((photo) => photo.headshots.length > 0);
  const sheets: Buffer[] = [];
  for (let from = 0; from < accepted.length; from += ROWS_A_SHEET)
    sheets.push(await contactSheet(accepted.slice(from, from + ROWS_A_SHEET)));
  return sheets;
}

async function contactSheet(photos: readonly MeasuredPhoto[]): Promise<Buffer> {
  const columns = Math.max(...photos.map((photo) => photo.headshots.length)) + 1;
  const cells = await Promise.all(
    photos.flatMap((photo, row) => [
      cell(photoBytes(photo.name), 0, row, false),
      ...photo.headshots.map(({ jpeg, passed }, index) => cell(jpeg, index + 1, row, !passed)),
    ]),
  );
  return await sharp({
    create: {
      width: columns * (CELL.width + GAP_PX) + GAP_PX,
      height: photos.length * (CELL.height + GAP_PX) + GAP_PX,
      channels: 3,
      background: '#222',
    },
  })
    .composite(cells.flat())
    .jpeg({ quality: 88 })
    .toBuffer();
}

async function cell(
  bytes: Uint8Array,
  column: number,
  row: number,
  failed: boolean,
): Promise<OverlayOptions[]> {
  const left = GAP_PX + column * (CELL.width + GAP_PX);
  const top = GAP_PX + row * (CELL.height + GAP_PX);
  const input = await sharp(bytes)
    .autoOrient()
    .resize({ ...CELL, fit: 'contain', background: '#222' })
    .toBuffer();
  if (!failed) return [{ input, left, top }];
  const frame = { width: CELL.width + GAP_PX, height: CELL.height + GAP_PX };
  const red = { create: { ...frame, channels: 3, background: '#d22' } } as const;
  return [
    { input: red, left: left - GAP_PX / 2, top: top - GAP_PX / 2 },
    { input, left, top },
  ];
}
