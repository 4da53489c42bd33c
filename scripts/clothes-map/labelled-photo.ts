import { readFile } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { sharp } from '../../src/imaging/codecs/libvips.ts';
import type { Face } from '../../src/imaging/models/face/face.ts';
import type { RgbImage } from '../../src/imaging/raster/image.ts';

/** Labels of pixels: each pixel of a labelled photo shows one of these. */
export const LABELS = { background: 0, hair: 1, skin: 2, clothes: 3, headwear: 4, other: 5 } as const;
/** Number of parts that the portraits' people are divided into. Each part is judged with weights chosen on the others. */
export const FOLDS = 5;

/** Returns whether weights may be chosen on this photo. They are never chosen on photos of shoot-real. */
export function isPortrait(id: string): boolean {
  return /^(female|male)-/.test(id);
}

export interface LabelledPhoto {
  readonly id: string;
  readonly image: RgbImage;
  readonly face: Face;
  /** Coverage of the person in each pixel, 0–255. */
  readonly coverage: Uint8Array;
  /** Label of each pixel, one of LABELS. */
  readonly labels: Uint8Array;
}

/** Lists the names of the photos in a folder that prepare.ts wrote. */
export function labelledIds(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.map.png') && existsSync(join(folder, name.replace('.map.', '.rgb.'))))
    .map((name) => name.replace('.map.png', ''))
    .toSorted();
}

export async function readLabelledPhoto(folder: string, id: string): Promise<LabelledPhoto> {
  const channel = async (kind: string): Promise<Uint8Array> =>
    await sharp(join(folder, `${id}.${kind}.png`))
      .extractChannel(0)
      .raw()
      .toBuffer();
  const { data, info } = await sharp(join(folder, `${id}.rgb.png`))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [face] = JSON.parse(await readFile(join(folder, `${id}.face.json`), 'utf8')) as [Face];
  return {
    id,
    image: { widthPx: info.width, heightPx: info.height, data },
    face,
    coverage: await channel('alpha'),
    labels: await channel('map'),
  };
}
