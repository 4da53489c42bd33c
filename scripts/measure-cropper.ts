/**
 * Measures how exactly photos are cropped by the head: `npm run measure:cropper [-- --limit n] [--presets document-icao,linkedin]`.
 *
 * Every portrait is cropped for each preset by the solver, and the head is found again in what came out. The table compares its
 * height with the solver's claim and with the prescribed range, and counts photos that are too tight for the preset.
 */
import { parseArgs } from 'node:util';

import { createFaceFinder } from '../src/imaging/models/face/mediapipe-face-finder.ts';
import { createRvmSegmenter } from '../src/imaging/models/matting/rvm-segmenter.ts';
import { loadInstalledNetwork } from '../src/imaging/models/onnx-network.ts';
import { decodeImage } from '../src/imaging/codecs/decode.ts';
import { cropPreset, outputSize } from '../src/features/cropper/crop-presets.ts';
import { type CropAccuracy, measureAccuracy } from '../test/crop-accuracy.ts';
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
const names = photoNames('portraits').slice(0, Number(values.limit));
const presets = (values.presets?.split(',') ?? DEFAULT_PRESETS).map(cropPreset);
const networks = {
  finder: await createFaceFinder(loadInstalledNetwork),
  segmenter: await createRvmSegmenter(loadInstalledNetwork),
};

process.stdout.write(`${names.length} portraits\n`);
process.stdout.write(
  row(['preset', 'crops', 'exact px', 'too tight', 'in range', 'median', '95 %', 'worst', '> 1 %', 'tilt']),
);
for (const preset of presets) {
  const crops: CropAccuracy[] = [];
  for (const name of names) {
    const photo = await decodeImage(photoBytes(name));
    const crop = photo.ok ? await measureAccuracy(networks, photo.value, preset) : undefined;
    if (crop) crops.push(crop);
  }
  const size = outputSize(preset, preset.dpi);
  const exact = crops.filter(
    ({ output }) => output.widthPx === size.widthPx && output.heightPx === size.heightPx,
  );
  const { min, max } = preset.composition.head;
  const inRange = crops.filter(({ claim }) => claim.head >= min - 1e-9 && claim.head <= max + 1e-9);
  const errors = crops
    .map(({ ratio }) => (ratio === undefined ? Infinity : Math.abs(ratio - 1)))
    .sort((a, b) => a - b);
  const tilts = crops.map(({ tiltDeg = Infinity }) => Math.abs(tiltDeg)).sort((a, b) => a - b);
  process.stdout.write(
    row([
      preset.id,
      String(crops.length),
      String(exact.length),
      String(crops.filter(({ lacks }) => lacks !== undefined).length),
      String(inRange.length),
      percent(quantile(errors, 0.5)),
      percent(quantile(errors, 0.95)),
      percent(quantile(errors, 1)),
      String(errors.filter((error) => error > 0.01).length),
      `${quantile(tilts, 1).toFixed(1)}°`,
    ]),
  );
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.round((sorted.length - 1) * share)] ?? NaN;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`;
}

function row(cells: readonly string[]): string {
  return `${cells.map((cell, at) => (at === 0 ? cell.padEnd(22) : cell.padStart(10))).join('')}\n`;
}
