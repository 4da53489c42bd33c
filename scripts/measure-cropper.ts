/**
 * Measures how exactly photos are cropped by the head: `npm run measure:cropper [-- --limit n] [--presets document-icao,linkedin]`.
 *
 * Every portrait is cropped for each preset by the solver. The table compares the head in what came out with the solver's claim:
 * once between dots painted on the photo, which judges the crop alone, and once as the networks find the head anew, which includes
 * how much they vary. Photos that are too tight for a preset are counted, and left out of the networks' columns, because the hair
 * that is cut off would tell them something else. A run takes about three minutes.
 */
import { parseArgs } from 'node:util';

import { cropPreset, outputSize } from '../src/features/cropper/crop-presets.ts';
import { decodeImage } from '../src/imaging/codecs/decode.ts';
import { createFaceFinder } from '../src/imaging/models/face/mediapipe-face-finder.ts';
import { createRvmSegmenter } from '../src/imaging/models/matting/rvm-segmenter.ts';
import { loadInstalledNetwork } from '../src/imaging/models/onnx-network.ts';
import {
  type CropAccuracy,
  measureAccuracy,
  type PortraitHead,
  portraitHead,
} from '../test/crop-accuracy.ts';
import { photoBytes, photoNames, photosFolder } from '../test/photos.ts';

const DEFAULT_PRESETS = [
  'document-icao',
  'document-usPassport',
  'document-ukPassport',
  'document-dePassport',
  'document-jpResidence',
  'cv-DE-cvTopRight',
  'linkedin',
];

if (photosFolder() === undefined) process.exit(2);
const { values } = parseArgs({
  options: { limit: { type: 'string', default: '50' }, presets: { type: 'string' } },
});
const networks = {
  finder: await createFaceFinder(loadInstalledNetwork),
  segmenter: await createRvmSegmenter(loadInstalledNetwork),
};
const heads: PortraitHead[] = [];
for (const name of photoNames('portraits').slice(0, Number(values.limit))) {
  const photo = await decodeImage(photoBytes(name));
  const head = photo.ok ? await portraitHead(networks, photo.value) : undefined;
  if (head) heads.push(head);
}

const COLUMNS = ['px exact', 'too tight', 'dots worst', 'found median', '95 %', 'worst', 'within 1 %'];
process.stdout.write(`${heads.length} portraits\n${row(['preset', ...COLUMNS])}`);
for (const preset of (values.presets?.split(',') ?? DEFAULT_PRESETS).map(cropPreset)) {
  const crops: CropAccuracy[] = [];
  for (const head of heads) crops.push(await measureAccuracy(networks, head, preset));
  const size = outputSize(preset, preset.dpi);
  const exact = crops.filter(
    ({ output }) => output.widthPx === size.widthPx && output.heightPx === size.heightPx,
  );
  const fitting = crops.filter(({ lacks }) => lacks === undefined);
  const painted = crops.flatMap(({ paintedRatio }) => (paintedRatio === undefined ? [] : [paintedRatio]));
  const found = errorsOf(fitting.map(({ foundRatio = Infinity }) => foundRatio));
  process.stdout.write(
    row([
      preset.id,
      `${exact.length}/${crops.length}`,
      String(crops.length - fitting.length),
      percent(errorsOf(painted).at(-1)),
      percent(quantile(found, 0.5)),
      percent(quantile(found, 0.95)),
      percent(found.at(-1)),
      `${found.filter((error) => error <= 0.01).length}/${found.length}`,
    ]),
  );
}

/** Returns the distances of ratios from 1, the smallest first. */
function errorsOf(ratios: readonly number[]): readonly number[] {
  return ratios.map((ratio) => Math.abs(ratio - 1)).sort((a, b) => a - b);
}

function quantile(sorted: readonly number[], share: number): number | undefined {
  return sorted[Math.round((sorted.length - 1) * share)];
}

function percent(share: number | undefined): string {
  return share === undefined ? '–' : `${(share * 100).toFixed(2)} %`;
}

function row(cells: readonly string[]): string {
  return `${cells.map((cell, at) => (at === 0 ? cell.padEnd(22) : cell.padStart(13))).join('')}\n`;
}
