/**
 * Tests whether dressed pictures pass for photos: `npm run blind -- --out DIR [--seed N] [--garments a,b]
 * [--dressed 40] [--real 20] [--readers 4]`, then `npm run blind -- --judge DIR answers.txt [more-answers.txt …]`.
 *
 * The first makes 40 headshots of people dressed in garments of the wardrobe and 20 of people who really wear a jacket, in random
 * order: DIR/pictures/01.png …, DIR/sheets with ten each, DIR/key.json. Look at each picture for two seconds and write a line
 * for it, `01 photo` or `01 montage`, before you open the key. The second opens the key and prints how often both were called photos,
 * with intervals, by kind and garment. With `--readers`, DIR/reader-1 … hold the pictures again, shared among independent readers, who
 * hardly see a garment twice; put their answers together before you open the key. The pictures show people: the folder is not for committing.
 */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

import { ENGINE_VERSION } from '../src/imaging/engine.ts';
import { createStudioEngine } from '../src/imaging/recipes/studio-engine.ts';
import { seededRandom } from '../src/imaging/scenes/seeded-random.ts';
import { photoNames, photosFolder } from '../test/photos.ts';
import { parseAnswers } from './blind/answers.ts';
import { shuffled } from './blind/cast.ts';
import type { Key } from './blind/key.ts';
import { dressedPictures, realPictures } from './blind/make-pictures.ts';
import { agreementOf, verdictOf } from './blind/verdict.ts';
import { isFree, shareAmongReaders, writePictures } from './blind/write-pictures.ts';
import { garmentsNamed, loadWardrobe } from './wardrobe/load-wardrobe.ts';

const { values, positionals } = parseArgs({
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    garments: { type: 'string' },
    dressed: { type: 'string', default: '40' },
    real: { type: 'string', default: '20' },
    readers: { type: 'string', default: '1' },
    judge: { type: 'string' },
  },
  allowPositionals: true,
});
if (values.judge !== undefined && positionals.length > 0) await judge(values.judge, positionals);
else if (values.out !== undefined && Number.isSafeInteger(Number(values.seed)))
  await make(values.out, Number(values.seed));
else fail('Usage: npm run blind -- --out DIR [--seed N] [--garments a,b] | --judge DIR answers.txt …');

async function make(folder: string, seed: number): Promise<void> {
  if (photosFolder() === undefined) process.exit(2);
  if (!(await isFree(folder))) fail(`${folder} is not empty.`);
  const wanted = Number(values.dressed);
  const readers = Number(values.readers);
  if (!Number.isSafeInteger(readers) || readers < 1) fail('--readers is a number of people.');
  const items = await loadWardrobe(garmentsNamed(values.garments));
  const random = seededRandom(seed);
  const engine = createStudioEngine();
  engine.useWardrobe(items);
  const studio = { engine, random, log: (line: string) => void process.stderr.write(`${line}\n`) };
  const photos = [...photoNames('portraits'), ...photoNames('shoot-real')];
  const dressed = await dressedPictures(studio, items, photos, wanted);
  const real = dressed.length === 0 ? [] : await realPictures(studio, Number(values.real));
  await engine.close();
  if (dressed.length === 0) fail('Nobody could be dressed.');
  const pictures = shuffled([...dressed, ...real], random);
  const key = await writePictures(folder, pictures, { seed, engineVersion: ENGINE_VERSION });
  if (readers > 1) await shareAmongReaders(folder, key, readers);
  process.stdout.write(`${dressed.length} dressed and ${real.length} real pictures are in ${folder}.\n`);
  if (dressed.length < wanted)
    process.stdout.write(`No more people could be dressed: ${wanted} were wanted.\n`);
}

async function judge(folder: string, files: readonly string[]): Promise<void> {
  const key = JSON.parse(await readFile(join(folder, 'key.json'), 'utf8')) as Key;
  const parsed = await Promise.all(
    files.map(async (file) => ({
      file,
      ...parseAnswers(await readFile(file, 'utf8'), key.pictures.length),
    })),
  );
  const mistakes = parsed.flatMap((one) => one.mistakes.map((mistake) => `${one.file}: ${mistake}`));
  if (mistakes.length > 0) fail(mistakes.join('\n'));
  for (const { file, answers } of parsed)
    process.stdout.write(`${basename(file)}\n${verdictOf(key, answers)}\n`);
  for (const [at, one] of parsed.entries())
    for (const other of parsed.slice(at + 1))
      process.stdout.write(
        `${basename(one.file)} and ${basename(other.file)} ${agreementOf(one.answers, other.answers)}`,
      );
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
