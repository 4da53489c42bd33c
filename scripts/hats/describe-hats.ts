/**
 * Puts rendered hats and drawn fringes on the test portraits and writes down what is seen over the brows of each, one line
 * of JSON a picture: node scripts/hats/describe-hats.ts RENDERS OUT.jsonl [--part 1/2] [--look DIR]. With --look every
 * picture is kept as well; they show people and are not for committing.
 */
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';

import { decodeImage } from '../../src/imaging/codecs/decode.ts';
import { cheekPolygons } from '../../src/imaging/measure/face-regions.ts';
import { regionColour } from '../../src/imaging/measure/region-colour.ts';
import { createForeheadDescriber } from '../../src/imaging/models/forehead-describer.ts';
import { createFaceFinder } from '../../src/imaging/models/mediapipe-face-finder.ts';
import { createRvmSegmenter } from '../../src/imaging/models/rvm-segmenter.ts';
import { LINEAR_OF_BYTE } from '../../src/imaging/ops/srgb.ts';
import type { RgbImage } from '../../src/imaging/raster/image.ts';
import { SELFIE_LIMITS } from '../../src/imaging/recipes/selfie-check.ts';
import { seededRandom, seedOf } from '../../src/imaging/scenes/seeded-random.ts';
import { drawFringe } from '../../test/draw-fringe.ts';
import { photoBytes, photoNames, photosFolder } from '../../test/photos.ts';
import type { DescribedForehead } from './described-forehead.ts';
import { anyPaint } from './paint.ts';
import { snapshot } from './snapshot.ts';
import { poseFor, readHat, wearHat } from './wear-hat.ts';

/** Pictures of each person. */
const HATS = 12;
const BARE = 10;
const FRINGES = 4;
/** They wear a scarf, a turban or a hood; a hat would not sit on it. */
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

const finder = await createFaceFinder();
const segmenter = await createRvmSegmenter();
const describer = await createForeheadDescriber();
const kinds = (await readdir(renders))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -5));
const hats = await Promise.all(kinds.toSorted().map(async (kind) => await readHat(renders, kind)));
const lines = createWriteStream(out);
/** Pictures in which no face was found again, or a turned one: behind a hat some are. */
let lost = 0;

for (const name of photoNames('portraits').filter((_, index) => index % parts === part - 1)) {
  const person = basename(name, '.jpg');
  const random = seededRandom(seedOf(person));
  const decoded = await decodeImage(photoBytes(name));
  if (!decoded.ok) throw new Error(`${name}: ${decoded.error}`);
  const image = decoded.value;
  const [face] = await finder.find(image);
  if (face === undefined || Math.abs(face.yawDeg) > SELFIE_LIMITS.maxYawDeg) continue;
  const cheeks = regionColour(image, cheekPolygons(face));
  if (cheeks === undefined) continue;
  const skin = [cheeks.red, cheeks.green, cheeks.blue].map((value) => LINEAR_OF_BYTE[value]!) as [
    number,
    number,
    number,
  ];
  const body = await segmenter.segment(image);
  const described = async (
    picture: RgbImage,
    what: Omit<DescribedForehead, 'person' | 'numbers'>,
    id: string,
  ) => {
    const bytes = await snapshot(picture, face.box.height, random);
    const seen = await decodeImage(bytes);
    if (!seen.ok) throw new Error(`${person} ${id}: ${seen.error}`);
    const [again] = await finder.find(seen.value);
    if (again === undefined || Math.abs(again.yawDeg) > SELFIE_LIMITS.maxYawDeg) {
      lost++;
      return;
    }
    if (values.look !== undefined) await writeFile(join(values.look, `${person}-${id}.jpg`), bytes);
    const numbers = Array.from(await describer.describe(seen.value, again), (value) =>
      Number(value.toFixed(4)),
    );
    lines.write(`${JSON.stringify({ person, ...what, numbers } satisfies DescribedForehead)}\n`);
  };
  for (let i = 0; i < BARE; i++) await described(image, { kind: 'bare', hiddenShare: 0 }, `bare-${i}`);
  if (COVERED.includes(person)) continue;
  for (let i = 0; i < FRINGES; i++) {
    const fringe = await drawFringe(image, face, body, random);
    if (fringe !== undefined) await described(fringe, { kind: 'fringe', hiddenShare: 0 }, `fringe-${i}`);
  }
  for (let i = 0; i < HATS; i++) {
    const hat = poseFor(face, hats[Math.floor(random() * hats.length)]!);
    const worn = wearHat(image, face, body, hat, await anyPaint(random, skin));
    await described(worn.image, { kind: hat.kind, hiddenShare: worn.hiddenShare }, `${hat.kind}-${i}`);
  }
  process.stderr.write(`\r${person}  `);
}
lines.end();
await finished(lines);
process.stderr.write(`\n${lost} pictures without a face that could be used\n`);
