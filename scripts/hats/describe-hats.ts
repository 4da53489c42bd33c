/**
 * Puts rendered headwear, drawn fringes, shade, stubble, masks, hands, phones and dark glasses on the test portraits and
 * writes the description of each head, one line of JSON a picture: node scripts/hats/describe-hats.ts RENDERS OUT.jsonl [--part 1/2] [--look DIR]. With --look every
 * picture is kept as well; they show people and are not for committing.
 */
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';

import { decodeImage } from '../../src/imaging/codecs/decode.ts';
import { cheekPolygons } from '../../src/imaging/measure/face/face-regions.ts';
import { regionColour } from '../../src/imaging/measure/image/region-colour.ts';
import { scaledFace } from '../../src/imaging/models/face/face.ts';
import { createHeadDescriber } from '../../src/imaging/models/head-describer.ts';
import { createFaceFinder } from '../../src/imaging/models/face/mediapipe-face-finder.ts';
import { createRvmSegmenter } from '../../src/imaging/models/matting/rvm-segmenter.ts';
import { loadInstalledNetwork } from '../../src/imaging/models/onnx-network.ts';
import { LINEAR_OF_BYTE } from '../../src/imaging/ops/light/srgb.ts';
import type { RgbImage } from '../../src/imaging/raster/image.ts';
import { resizeRgb } from '../../src/imaging/raster/resize.ts';
import { REFUSAL_LIMITS } from '../../src/imaging/recipes/selfie/selfie-limits.ts';
import { seededRandom, seedOf } from '../../src/imaging/scenes/seeded-random.ts';
import { drawFringe } from '../../test/draw-fringe.ts';
import { drawStrands, drawStubble, shadeOneSide } from '../../test/draw-photo-faults.ts';
import { paintHand } from '../../test/paint-hand.ts';
import { paintDarkGlasses, paintFaceMask, paintPhone } from '../../test/paint-on-face.ts';
import { photoBytes, photoNames, photosFolder } from '../../test/photos.ts';
import { CUSTOMS, type DescribedHead } from './described-head.ts';
import { anyPaint } from './paint.ts';
import { snapshot } from './snapshot.ts';
import { poseFor, readHat, wearHat } from './wear-hat.ts';

/** Pictures of each person. */
const HATS = 3;
const CUSTOM = 3;
const BARE = 2;
const FRINGES = 1;
/** Faces are first resized to this height, which is as many pixels as the network sees and takes half of the time. */
const FACE_PX = 230;
const MASKS = [
  [160, 195, 212],
  [235, 235, 235],
  [30, 30, 34],
  [120, 150, 90],
  [200, 150, 120],
  [180, 60, 70],
] as const;
/** People who wear a scarf, a turban or a hood, over which no hat fits. */
const COVERED = ['12', '14', '16', '24', '30', '46', '82', '94'].map((number) => `female-${number}`);

if (photosFolder() === undefined) process.exit(2);
const { values, positionals } = parseArgs({
  options: { part: { type: 'string', default: '1/1' }, look: { type: 'string' } },
  allowPositionals: true,
});
const [renders, out] = positionals;
if (renders === undefined || out === undefined)
  throw new Error('Say where the renders are and where to write.');
if (values.look !== undefined) await mkdir(values.look, { recursive: true });
const [part, parts] = values.part.split('/').map(Number);
if (part === undefined || parts === undefined) throw new Error('Say --part 1/2, for the first of two.');

const finder = await createFaceFinder(loadInstalledNetwork);
const segmenter = await createRvmSegmenter(loadInstalledNetwork);
const describer = await createHeadDescriber(loadInstalledNetwork);
const kinds = (await readdir(renders))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -5));
const read = async (wanted: (kind: string) => boolean) =>
  await Promise.all(
    kinds
      .filter(wanted)
      .toSorted()
      .map(async (kind) => await readHat(renders, kind)),
  );
const isCustom = (kind: string): boolean => (CUSTOMS as readonly string[]).includes(kind);
const customs = await read(isCustom);
const hats = await read((kind) => !isCustom(kind) && kind !== 'kippah');
const lines = createWriteStream(out);
/** Number of pictures in which no face, or only a turned one, was found again, for example behind a hat. */
let lost = 0;

for (const name of photoNames('portraits').filter((_, index) => index % parts === part - 1)) {
  const person = basename(name, '.jpg');
  const random = seededRandom(seedOf(person));
  const decoded = await decodeImage(photoBytes(name));
  if (!decoded.ok) throw new Error(`${name}: ${decoded.error}`);
  const [found] = await finder.find(decoded.value);
  if (found === undefined || Math.abs(found.yawDeg) > REFUSAL_LIMITS.maxYawDeg) continue;
  const scale = Math.min(1, FACE_PX / found.box.height);
  const { widthPx, heightPx } = decoded.value;
  const image = resizeRgb(decoded.value, Math.round(widthPx * scale), Math.round(heightPx * scale));
  const face = scaledFace(found, scale);
  const cheeks = regionColour(image, cheekPolygons(face));
  if (cheeks === undefined) continue;
  const skin = [cheeks.red, cheeks.green, cheeks.blue].map((value) => LINEAR_OF_BYTE[value]!) as [
    number,
    number,
    number,
  ];
  const body = await segmenter.segment(image);
  const described = async (picture: RgbImage, kind: string, id = kind, hiddenShare = 0): Promise<void> => {
    const bytes = await snapshot(picture, face.box.height, random);
    const seen = await decodeImage(bytes);
    if (!seen.ok) throw new Error(`${person} ${id}: ${seen.error}`);
    const [again] = await finder.find(seen.value);
    if (again === undefined || Math.abs(again.yawDeg) > REFUSAL_LIMITS.maxYawDeg) {
      lost++;
      return;
    }
    if (values.look !== undefined) await writeFile(join(values.look, `${person}-${id}.jpg`), bytes);
    const head = await describer.describe(seen.value, again);
    const short = (numbers: Float32Array): number[] =>
      Array.from(numbers, (value) => Number(value.toFixed(3)));
    const line: DescribedHead = {
      ...{ person, kind, hiddenShare },
      ...{ forehead: short(head.forehead), crown: short(head.crown), beside: short(head.beside) },
      ...{ mouth: short(head.mouth), eyes: [short(head.eyes[0]), short(head.eyes[1])] },
    };
    lines.write(`${JSON.stringify(line)}\n`);
  };
  const anyOf = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)]!;
  const within = (least: number, most: number): number => least + (most - least) * random();
  for (let i = 0; i < BARE; i++) await described(image, 'bare', `bare-${i}`);
  const cheeky =
    random() < 0.5 ? drawStubble(image, face, random, random()) : await drawStrands(image, face, random);
  await described(shadeOneSide(cheeky, face, within(0.3, 0.8), random() < 0.5 ? -1 : 1), 'shade');
  await described(paintFaceMask(image, face, anyOf(MASKS)), 'mask');
  const { x, y, width, height } = face.box;
  const fingers = { x: x + within(0.3, 0.7) * width, y: y + within(0.75, 0.9) * height };
  await described(paintHand(image, face, fingers), 'hand');
  if (random() < 0.5) await described(paintPhone(image, face), 'telephone');
  else await described(paintDarkGlasses(image, face, within(0.85, 1)), 'glasses');
  if (COVERED.includes(person)) continue;
  for (let i = 0; i < FRINGES; i++) {
    const fringe = await drawFringe(image, face, body, random);
    if (fringe !== undefined) await described(fringe, 'fringe', `fringe-${i}`);
  }
  for (const [list, count] of [
    [customs, CUSTOM],
    [hats, HATS],
  ] as const)
    for (let i = 0; i < count; i++) {
      const hat = poseFor(face, anyOf(list));
      const worn = wearHat(image, face, body, hat, await anyPaint(random, skin));
      await described(worn.image, hat.kind, `${hat.kind}-${i}`, worn.hiddenShare);
    }
  process.stderr.write(`\r${person}  `);
}
lines.end();
await finished(lines);
process.stderr.write(`\n${lost} pictures without a face that could be used\n`);
