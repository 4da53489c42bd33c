/**
 * Measures how well the photo review judges: `npm run measure:review [-- --limit n]`.
 *
 * Prints the scores of all test photos, best first; how long the server's path takes beside finding the face alone; whether the
 * lighting score depends on the skin's lightness; and how each category reacts when good portraits are spoiled step by step.
 * Bounds and weights were chosen on portraits with even places in the list, so the figures of the others are the result.
 */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

import { decodeImage } from '../src/imaging/codecs/decode.ts';
import { createFaceFinder } from '../src/imaging/models/face/mediapipe-face-finder.ts';
import { createHeadDescriber } from '../src/imaging/models/head-describer.ts';
import { createRvmSegmenter } from '../src/imaging/models/matting/rvm-segmenter.ts';
import { loadInstalledNetwork } from '../src/imaging/models/onnx-network.ts';
import { measurePhoto } from '../src/imaging/recipes/review/measure-photo.ts';
import { REVIEW_CATEGORIES } from '../src/imaging/recipes/review/review-rules.ts';
import { scorePhoto } from '../src/imaging/recipes/review/score-photo.ts';
import { createThreadedPhotoMeasurer } from '../src/main/adapters/threaded-photo-measurer.ts';
import { photoBytes, photoNames, photosFolder } from '../test/photos.ts';
import { meanLuminance } from './measure-review/mean-luminance.ts';
import { type Portrait, reactionTable } from './measure-review/reactions.ts';

const FOLDERS = ['portraits', 'shoot-real', 'phone', 'hostile', 'not-a-person'] as const;

const { values } = parseArgs({ options: { limit: { type: 'string' } } });
if (photosFolder() === undefined) process.exit(2);
const networks = {
  finder: await createFaceFinder(loadInstalledNetwork),
  segmentation: await createRvmSegmenter(loadInstalledNetwork),
  headDescriber: await createHeadDescriber(loadInstalledNetwork),
};

const scored: { readonly name: string; readonly line: string; readonly overall: number }[] = [];
const refused: string[] = [];
const portraits: Portrait[] = [];
for (const name of FOLDERS.flatMap((folder) => photoNames(folder))) {
  const decoded = await decodeImage(photoBytes(name));
  const measures = decoded.ok ? await measurePhoto(decoded.value, networks) : undefined;
  if (!decoded.ok || measures === undefined) {
    refused.push(`${decoded.ok ? 'no face' : decoded.error}: ${name}`);
    continue;
  }
  const { overall, categories } = scorePhoto(measures);
  const findings = categories.flatMap((category) =>
    category.findings
      .filter(({ verdict }) => verdict !== 'good')
      .map(({ id, score }) => `${id} ${score.toFixed(0)}`),
  );
  const scores = categories.map(({ score }) => String(score).padStart(5)).join('');
  scored.push({ name, overall, line: `${basename(name).padEnd(36)}${scores}  ${findings.join(', ')}` });
  if (name.startsWith('portraits/')) portraits.push({ name, image: decoded.value, measures });
}

console.log(
  `overall ${'photo'.padEnd(36)}${REVIEW_CATEGORIES.map((name) => name.slice(0, 4).padStart(5)).join('')}`,
);
for (const { overall, line } of scored.toSorted((a, b) => b.overall - a.overall))
  console.log(`${String(overall).padStart(7)} ${line}`);
console.log(`\nNot reviewed:\n${refused.map((line) => `  ${line}`).join('\n')}`);

console.log(await serverDurations());

console.log(
  `\nLighting score and mean luminance of the face: correlation ${(await lightingCorrelation()).toFixed(2)}`,
);

const limit = values.limit === undefined ? undefined : Number(values.limit);
for (const [half, parity] of [
  ['even places, on which bounds were chosen', 0],
  ['odd places, the result', 1],
] as const)
  console.log(
    `\nReactions, ${half}\n${await reactionTable(
      portraits.filter((_, i) => i % 2 === parity).slice(0, limit),
      networks,
    )}`,
  );

/** Times the path of POST /api/photo-review without HTTP, models warm, and finding the face alone, alternately. */
async function serverDurations(): Promise<string> {
  const measurer = createThreadedPhotoMeasurer();
  const [whole, floor]: [number[], number[]] = [[], []];
  await measurer.measure(photoBytes(photoNames('portraits')[0]!), { wantsCopy: false });
  for (const name of photoNames('portraits')) {
    const bytes = photoBytes(name);
    const startMs = performance.now();
    await measurer.measure(bytes, { wantsCopy: false });
    const middleMs = performance.now();
    const decoded = await decodeImage(bytes);
    if (decoded.ok) await networks.finder.find(decoded.value);
    whole.push(middleMs - startMs);
    floor.push(performance.now() - middleMs);
  }
  await measurer.close();
  const [p50, floorMs] = [percentile(whole, 0.5), percentile(floor, 0.5)];
  return (
    `
Server path, models warm: p50 ${p50.toFixed(0)} ms, p95 ${percentile(whole, 0.95).toFixed(0)} ms; ` +
    `${(p50 / floorMs).toFixed(1)} × decoding and finding the face (${floorMs.toFixed(0)} ms)`
  );
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]!;
}

/** Returns Pearson's correlation, −1 to 1. */
async function lightingCorrelation(): Promise<number> {
  const pairs: (readonly [number, number])[] = [];
  for (const { image, measures } of portraits) {
    const [face] = await networks.finder.find(image);
    if (face) pairs.push([meanLuminance(image, face), scorePhoto(measures).categories[0]!.score]);
  }
  const mean = (axis: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[axis], 0) / pairs.length;
  const [mx, my] = [mean(0), mean(1)];
  const sum = (of: (x: number, y: number) => number) =>
    pairs.reduce((total, [x, y]) => total + of(x - mx, y - my), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
}
