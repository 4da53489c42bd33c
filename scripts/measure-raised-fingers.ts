/**
 * Measures how well raised fingers beside the face are found when their palm is below the photo (docs/decisions/031, 032). The
 * fingers are painted on the portraits. False alarms are counted on the portraits themselves, mirrored, cropped, recompressed,
 * shaded and in headwear.
 * Limits are chosen on people of even number and judged on the others.
 *
 *   node scripts/measure-raised-fingers.ts [--count 4] [--limit n]
 */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

import { decodeImage } from '../src/imaging/codecs/decode.ts';
import { sharp } from '../src/imaging/codecs/libvips.ts';
import type { Face } from '../src/imaging/models/face/face.ts';
import { createFaceFinder } from '../src/imaging/models/face/mediapipe-face-finder.ts';
import { loadInstalledNetwork } from '../src/imaging/models/onnx-network.ts';
import type { RgbImage } from '../src/imaging/raster/image.ts';
import { findFingers } from '../src/imaging/recipes/selfie/find-fingers.ts';
import { seededRandom, seedOf } from '../src/imaging/scenes/seeded-random.ts';
import { CUSTOM_HEADWEAR, drawHeadwear, FASHION_HATS } from '../test/draw-headwear.ts';
import { cropTightly, cropTo, drawStrands, lightAsInCar, shadeOneSide } from '../test/draw-photo-faults.ts';
import { paintFingers, someFingers } from '../test/paint-hand.ts';
import { photoBytes, photoNames, photosFolder } from '../test/photos.ts';
import { snapshot } from './hats/snapshot.ts';
import { skinLightness } from './measure-engine/skin-tone.ts';
import { type Share, shareOf } from './measure-selfie-checks/intervals.ts';

interface Row {
  readonly person: string;
  readonly kind: string;
  readonly isChosenOn: boolean;
  readonly isFound: boolean;
  readonly hasFingers: boolean;
  readonly lightness: number;
}

if (photosFolder() === undefined) process.exit(2);
const { values } = parseArgs({
  options: { count: { type: 'string', default: '4' }, limit: { type: 'string' } },
});
const TURNED_AWAY = 'female-66';
/** People with a real hand at the face, which may be found. */
const REAL_HANDS = ['female-42', 'female-54', 'female-56', 'female-64', 'female-98'];
const people = photoNames('portraits')
  .filter((name) => basename(name, '.jpg') !== TURNED_AWAY)
  .map((name, at) => ({ name, isChosenOn: at % 2 === 0 }))
  .filter(({ name }) => !REAL_HANDS.includes(basename(name, '.jpg')));
const finder = await createFaceFinder(loadInstalledNetwork);
const rows: Row[] = [];
const chosen = people.slice(0, values.limit === undefined ? undefined : Number(values.limit));
for (const [at, { name, isChosenOn }] of chosen.entries()) {
  rows.push(...(await measurePerson(name, isChosenOn)));
  process.stderr.write(`\r${at + 1} of ${chosen.length}`);
}
process.stdout.write(`\n${report().join('\n')}\n`);

async function measurePerson(name: string, isChosenOn: boolean): Promise<readonly Row[]> {
  const person = basename(name, '.jpg');
  const image = await decoded(photoBytes(name));
  const face = await faceOn(image);
  if (face === undefined) throw new Error(`${name} shows no face`);
  const random = seededRandom(seedOf(`fingers ${person}`));
  const lightness = (await skinLightness(name, finder)) ?? 0;
  const own: Row[] = [];
  const add = async (kind: string, made: RgbImage | undefined, hasFingers = false): Promise<void> => {
    const seen = made && (await faceOn(made));
    if (made === undefined || seen === undefined) return;
    const isFound = (await findFingers(made, seen)).length > 0;
    own.push({ person, kind, isChosenOn, isFound, hasFingers, lightness });
  };
  const side = (): -1 | 1 => (random() < 0.5 ? -1 : 1);
  await add('plain', image);
  await add('mirrored', await mirrored(image));
  await add('snapshot', await snapped(image, face, random));
  for (let i = 0; i < 2; i++) await add('cropped', await cropNearChin(image, face, random));
  const crop = await cropNearChin(image, face, random);
  await add('cropped', crop && (await snapped(crop, face, random)));
  await add('tight', await cropTightly(image, face, { aspect: 0.8, headShare: 0.62 + 0.16 * random() }));
  await add('car', lightAsInCar(image, face, side()));
  await add('shade', shadeOneSide(image, face, 0.3 + 0.3 * random(), side()));
  await add('strands', await drawStrands(image, face, random));
  const headwear = [...CUSTOM_HEADWEAR, ...FASHION_HATS];
  const worn = headwear[Math.floor(random() * headwear.length)]!;
  await add('headwear', await drawHeadwear(image, face, worn, random));
  for (let i = 0; i < Number(values.count); i++)
    await add('fingers', await withFingers(image, face, random, 0.8 + 0.35 * random()), true);
  // Palms are lighter than dark skin elsewhere.
  await add('pale fingers', await withFingers(image, face, random, 1.2 + 0.25 * random()), true);
  return own;
}

/** Resolves to undefined when no crop of this photo has room for fingers. */
async function withFingers(
  image: RgbImage,
  face: Face,
  random: () => number,
  tone: number,
): Promise<RgbImage | undefined> {
  for (let attempt = 0; attempt < 8; attempt++) {
    const crop = await cropNearChin(image, face, random);
    const seen = crop && (await faceOn(crop));
    if (crop === undefined || seen === undefined) continue;
    for (let place = 0; place < 4; place++) {
      const fingers = someFingers(crop, seen, random);
      if (fingers === undefined) continue;
      const painted = paintFingers(crop, seen, fingers, tone);
      return random() < 0.5 ? await snapped(painted, seen, random) : painted;
    }
  }
  return undefined;
}

/** Crops the photo so that its lower edge is near the chin, as in photos without the palm. */
async function cropNearChin(
  image: RgbImage,
  { box }: Face,
  random: () => number,
): Promise<RgbImage | undefined> {
  const within = (least: number, most: number): number => least + (most - least) * random();
  const bottom = Math.min(image.heightPx, box.y + box.height * within(1.12, 1.6));
  const left = Math.max(0, box.x - box.width * within(0.5, 1.6));
  const right = Math.min(image.widthPx, box.x + box.width * (1 + within(0.5, 1.6)));
  const top = Math.max(0, box.y - box.height * within(0.3, 0.9));
  return await cropTo(image, { x: left, y: top, width: right - left, height: bottom - top });
}

async function snapped(image: RgbImage, { box }: Face, random: () => number): Promise<RgbImage> {
  return await decoded(await snapshot(image, box.height, random));
}

async function decoded(bytes: Uint8Array): Promise<RgbImage> {
  const image = await decodeImage(bytes);
  if (!image.ok) throw new Error(image.error);
  return image.value;
}

async function mirrored(image: RgbImage): Promise<RgbImage> {
  const raw = { raw: { width: image.widthPx, height: image.heightPx, channels: 3 } } as const;
  return { ...image, data: await sharp(image.data, raw).flop().raw().toBuffer() };
}

async function faceOn(image: RgbImage): Promise<Face | undefined> {
  const [face] = await finder.find(image);
  return face;
}

function report(): readonly string[] {
  const isFound = (row: Row): boolean => row.isFound;
  const half = (isChosenOn: boolean): readonly string[] => {
    const own = rows.filter((row) => row.isChosenOn === isChosenOn);
    const drawn = own.filter((row) => row.hasFingers).toSorted((a, b) => a.lightness - b.lightness);
    const none = own.filter((row) => !row.hasFingers);
    const third = (at: number): number => Math.round((at * drawn.length) / 3);
    return [
      `people whose numbers are ${isChosenOn ? 'even (limits chosen on them)' : 'odd (judged)'}`,
      line('  fingers found', shareOf(drawn, isFound)),
      ...['darkest', 'middle', 'lightest'].map((name, at) =>
        line(`    ${name} third of skin`, shareOf(drawn.slice(third(at), third(at + 1)), isFound)),
      ),
      ...kinds(drawn, isFound),
      line('  false alarms', shareOf(none, isFound)),
      ...kinds(none, isFound),
      `    on: ${none
        .filter(isFound)
        .map(({ person, kind }) => `${person} ${kind}`)
        .join(', ')}`,
    ];
  };
  return [...half(true), '', ...half(false)];
}

function kinds(own: readonly Row[], isFound: (row: Row) => boolean): readonly string[] {
  return [...Map.groupBy(own, ({ kind }) => kind)].map(([kind, those]) =>
    line(`    ${kind}`, shareOf(those, isFound)),
  );
}

function line(title: string, { hits, count, low, high }: Share): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  return `${title.padEnd(32)} ${String(hits).padStart(4)} of ${String(count).padStart(4)}  ${percent(hits / Math.max(1, count))}  (${percent(low)} to ${percent(high)})`;
}
