/**
 * Measures how many damaged photos are accepted:
 * `node scripts/measure-damaged-photos.ts [--mutants 1000] [--series 0] [--sheets DIR] [format …]`.
 *
 * Real photos in each format are damaged in eight ways (mutants.ts). "A person sees it" means: at gallery size, at most 1024
 * px, some block of 16 × 16 px is off by 16 of 255 levels and more on average over its pixels and colours, against the
 * undamaged photo. A stripe of another colour of that size is obvious in a plain background but not in foliage, so some damage
 * that counts as seen is not noticed: `--sheets` draws the accepted photos beside the undamaged ones, for inspection. Each
 * series damages other photos in other places, so that a check built on one is judged on another. "before"
 * is a decoder that refuses only files that give no image at all. Every second photo was looked at while the check was built;
 * the others judge it.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import sharp from 'sharp';

import { decodeImage } from '../src/imaging/codecs/decode.ts';
import type { RgbImage } from '../src/imaging/raster/image.ts';
import { fitRgb } from '../src/imaging/raster/resize.ts';
import { photosFolder } from '../test/photos.ts';
import { lenientlyDecoded } from './measure-damaged-photos/lenient-decode.ts';
import { DAMAGES, mutant } from './measure-damaged-photos/mutants.ts';
import { FORMATS, photoFiles } from './measure-damaged-photos/photo-files.ts';

const GALLERY_SIDE_PX = 1024;
const BLOCK_PX = 16;
/** Mean deviation of a block, levels of 255: from here on a person sees it, and up to here nobody does. */
const SEEN_LEVELS = 16;
const UNSEEN_LEVELS = 3;
const SEEDS_PER_SERIES = 100_000;
/** An odd number, so that the photos that judge one series and those that judge the next are not the same. */
const PHOTOS_PER_SERIES = 13;

if (photosFolder() === undefined) {
  process.stderr.write('The measurement needs the photos folder: set LICHTBILD_PHOTOS.\n');
  process.exit(2);
}
const { values, positionals } = parseArgs({
  options: {
    mutants: { type: 'string', default: '1000' },
    series: { type: 'string', default: '0' },
    sheets: { type: 'string' },
  },
  allowPositionals: true,
});
const perDamage = Math.ceil(Number(values.mutants) / FORMATS.length / DAMAGES.length);
const series = Number(values.series);
if (values.sheets !== undefined) mkdirSync(values.sheets, { recursive: true });

interface Tally {
  mutants: number;
  /** A person sees that the photo is broken. */
  seen: number;
  seenAcceptedBefore: number;
  seenAccepted: number;
  unseen: number;
  unseenRefused: number;
}
const tallies = new Map<string, Tally>();

for (const format of positionals.length > 0 ? positionals : FORMATS) {
  const files = await photoFiles(format, 2 * perDamage);
  let refused = 0;
  for (const file of new Set(files)) if (!(await decodeImage(file)).ok) refused++;
  const truths = new Map<Buffer, RgbImage>();
  if (refused > 0) process.stdout.write(`${format}: ${refused} UNDAMAGED refused\n`);
  for (const [kind, damage] of DAMAGES.entries())
    for (let i = 0; i < perDamage; i++) {
      const index = (i + kind * perDamage + PHOTOS_PER_SERIES * series) % files.length;
      const file = files[index]!;
      const seed = SEEDS_PER_SERIES * series + 1000 * kind + i;
      const broken = mutant(file, files[(index + 1) % files.length]!, damage, seed);
      if (broken.equals(file)) continue;
      const truth = truths.get(file) ?? fitRgb((await lenientlyDecoded(format, file))!, GALLERY_SIDE_PX);
      truths.set(file, truth);
      await judge(format, damage, index, truth, broken, seed);
    }
  print(format);
  print(`${format}, half judge`);
}
print('all');
print('half judge');

async function judge(
  format: string,
  damage: string,
  index: number,
  truth: RgbImage,
  broken: Buffer,
  seed: number,
): Promise<void> {
  const before = await lenientlyDecoded(format, broken);
  const after = await decodeImage(broken);
  const levels = before === undefined ? Infinity : worstBlock(truth, fitRgb(before, GALLERY_SIDE_PX));
  const isSeen = levels >= SEEN_LEVELS;
  const half = `half ${index % 2 === 0 ? 'build' : 'judge'}`;
  for (const key of [format, damage, 'all', half, `${format}, ${half}`]) {
    const tally = tallies.get(key) ?? {
      mutants: 0,
      seen: 0,
      seenAcceptedBefore: 0,
      seenAccepted: 0,
      unseen: 0,
      unseenRefused: 0,
    };
    tallies.set(key, tally);
    tally.mutants++;
    if (isSeen) {
      tally.seen++;
      if (before !== undefined) tally.seenAcceptedBefore++;
      if (after.ok) tally.seenAccepted++;
    } else if (levels <= UNSEEN_LEVELS) {
      tally.unseen++;
      if (!after.ok) tally.unseenRefused++;
    }
  }
  if (!after.ok || levels === 0) return;
  const name = `${isSeen ? 'seen' : 'unseen'} ${format} ${damage} ${seed} ${levels.toFixed(0)}`;
  if (isSeen) process.stdout.write(`  accepted: ${name}\n`);
  if (values.sheets === undefined || before === undefined) return;
  const shown = fitRgb(before, GALLERY_SIDE_PX);
  await sharp(pixelsOf(truth), { raw: rawOf(truth) })
    .extend({ right: shown.widthPx, background: '#fff' })
    .composite([{ input: pixelsOf(shown), raw: rawOf(shown), left: truth.widthPx, top: 0 }])
    .jpeg({ quality: 92 })
    .toFile(join(values.sheets, `${name.replaceAll(/[^\w]+/g, '-')}.jpg`));
}

function pixelsOf({ data }: RgbImage): Buffer {
  return Buffer.from(data.buffer, data.byteOffset, data.length);
}

function rawOf({ widthPx, heightPx }: RgbImage) {
  return { width: widthPx, height: heightPx, channels: 3 } as const;
}

/** Mean deviation of the block that deviates most, 0–255; 255 when the sizes differ. */
function worstBlock(truth: RgbImage, seen: RgbImage): number {
  if (truth.widthPx !== seen.widthPx || truth.heightPx !== seen.heightPx) return 255;
  let worst = 0;
  for (let top = 0; top < truth.heightPx; top += BLOCK_PX)
    for (let left = 0; left < truth.widthPx; left += BLOCK_PX)
      worst = Math.max(worst, blockDeviation(truth, seen, left, top));
  return worst;
}

function blockDeviation(truth: RgbImage, seen: RgbImage, left: number, top: number): number {
  const right = Math.min(truth.widthPx, left + BLOCK_PX);
  const bottom = Math.min(truth.heightPx, top + BLOCK_PX);
  let sum = 0;
  for (let y = top; y < bottom; y++)
    for (let at = (y * truth.widthPx + left) * 3; at < (y * truth.widthPx + right) * 3; at++)
      sum += Math.abs(truth.data[at]! - seen.data[at]!);
  return sum / ((right - left) * (bottom - top) * 3);
}

function print(key: string): void {
  const tally = tallies.get(key);
  if (tally === undefined) return;
  process.stdout.write(
    `${key.padEnd(18)} ${tally.mutants} mutants, ${tally.seen} that a person sees: accepted before ${tally.seenAcceptedBefore}, ` +
      `now ${tally.seenAccepted}; refused of ${tally.unseen} that nobody sees: ${tally.unseenRefused}\n`,
  );
}
