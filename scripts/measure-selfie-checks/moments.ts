import { basename } from 'node:path';

import { decodeImage } from '../../src/imaging/codecs/decode.ts';
import { sharp } from '../../src/imaging/codecs/libvips.ts';
import { momentDistance, momentHash } from '../../src/imaging/measure/likeness/moment-hash.ts';
import { perceptualHash } from '../../src/imaging/measure/likeness/perceptual-hash.ts';
import { isSameMoment } from '../../src/imaging/measure/likeness/same-moment.ts';
import type { Face, FaceFinder } from '../../src/imaging/models/face/face.ts';
import { createFaceFinder } from '../../src/imaging/models/face/mediapipe-face-finder.ts';
import { loadInstalledNetwork } from '../../src/imaging/models/onnx-network.ts';
import type { RgbImage } from '../../src/imaging/raster/image.ts';
import { seededRandom, seedOf } from '../../src/imaging/scenes/seeded-random.ts';
import { cropTo } from '../../test/draw-photo-faults.ts';
import { photoBytes, photoNames } from '../../test/photos.ts';
import { shareOf } from './intervals.ts';

interface Pair {
  readonly person: string;
  readonly kind: 'another crop' | 'another photo';
  readonly isFoundSame: boolean;
  /** Distance in levels of 0–255; undefined when the photos have too few cells in common. */
  readonly distance: number | undefined;
}

const CROPS = 4;

/**
 * Measures how well nearly identical crops of one moment are distinguished from other photos: each portrait beside crops of
 * itself, lighter or darker, warmer or colder, smaller and compressed, their faces found again; and beside every other
 * portrait. The photos of `shoot-real` show one man at other moments.
 */
export async function reportMoments(names: readonly string[]): Promise<string> {
  const finder = await createFaceFinder(loadInstalledNetwork);
  const portraits = await measured(names, finder);
  const oneMan = await measured(photoNames('shoot-real'), finder);
  const crops: Pair[] = [];
  for (const portrait of portraits) {
    const random = seededRandom(seedOf(`moments ${portrait.person}`));
    for (let i = 0; i < CROPS; i++) {
      const crop = await anotherCrop(portrait, random);
      const [face] = await finder.find(crop);
      if (face) crops.push(pairOf('another crop', portrait, momentOf(portrait.person, crop, face)));
    }
  }
  return [
    lineOf('crops of one photo found to be one moment', crops, true),
    lineOf('photos of different people taken for one moment', pairsOf(portraits), false),
    lineOf('photos of one man at other moments taken for one', pairsOf(oneMan), false),
  ].join('');
}

type Moment = ReturnType<typeof momentOf>;

function momentOf(person: string, image: RgbImage, face: Face) {
  return {
    ...{ person, image, face },
    perceptualHash: perceptualHash(image),
    momentHash: momentHash(image, face),
  };
}

async function measured(names: readonly string[], finder: FaceFinder): Promise<readonly Moment[]> {
  const moments: Moment[] = [];
  for (const name of names) {
    const decoded = await decodeImage(photoBytes(name));
    if (!decoded.ok) throw new Error(`${name}: ${decoded.error}`);
    const [face] = await finder.find(decoded.value);
    if (face) moments.push(momentOf(basename(name, '.jpg'), decoded.value, face));
  }
  return moments;
}

/**
 * Crops 60 to 95 % of the photo's sides around the whole face, recolours and compresses it, as when a person edits a picture
 * twice.
 */
async function anotherCrop({ image, face: { box } }: Moment, random: () => number): Promise<RgbImage> {
  const share = 0.6 + 0.35 * random();
  const [width, height] = [share * image.widthPx, share * image.heightPx];
  const place = (least: number, most: number): number => least + random() * Math.max(0, most - least);
  const x = place(
    Math.max(0, box.x + 1.05 * box.width - width),
    Math.min(box.x - 0.05 * box.width, image.widthPx - width),
  );
  const y = place(
    Math.max(0, box.y + 1.1 * box.height - height),
    Math.min(box.y - 0.1 * box.height, image.heightPx - height),
  );
  const crop = await cropTo(image, { x: Math.max(0, x), y: Math.max(0, y), width, height });
  if (crop === undefined) throw new Error('the crop lies outside the photo');
  const [gain, warmth] = [Math.exp(0.3 * (2 * random() - 1)), 0.1 * (2 * random() - 1)];
  const jpeg = await sharp(crop.data, { raw: { width: crop.widthPx, height: crop.heightPx, channels: 3 } })
    .resize(Math.round(crop.widthPx * (0.6 + 0.4 * random())))
    .linear([gain * (1 + warmth), gain, gain * (1 - warmth)], [0, 0, 0])
    .jpeg({ quality: Math.round(50 + 45 * random()) })
    .toBuffer();
  const decoded = await decodeImage(jpeg);
  if (!decoded.ok) throw new Error(decoded.error);
  return decoded.value;
}

function pairOf(kind: Pair['kind'], a: Moment, b: Moment): Pair {
  return {
    person: a.person,
    kind,
    isFoundSame: isSameMoment(a, b),
    distance: momentDistance(a.momentHash, b.momentHash),
  };
}

function pairsOf(moments: readonly Moment[]): readonly Pair[] {
  return moments.flatMap((a, i) => moments.slice(i + 1).map((b) => pairOf('another photo', a, b)));
}

function lineOf(label: string, pairs: readonly Pair[], wantsFar: boolean): string {
  const { hits, count, low, high } = shareOf(pairs, ({ isFoundSame }) => isFoundSame);
  const distances = pairs.map(({ distance }) => distance).filter((distance) => distance !== undefined);
  const sorted = distances.toSorted((a, b) => a - b);
  const [extreme, word] = wantsFar ? [sorted.at(-1), 'most'] : [sorted[0], 'least'];
  const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
  return (
    `${label.padEnd(50)} ${hits} of ${count}  (${percent(low)} to ${percent(high)}), ` +
    `distance ${word} ${extreme?.toFixed(0)}, median ${sorted[sorted.length >> 1]?.toFixed(0)}, ` +
    `unknown for ${pairs.length - sorted.length}\n`
  );
}
