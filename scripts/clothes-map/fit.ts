/**
 * Chooses the weights of the clothes map's head by the crops that describe.ts wrote. For each of five folds of the portraits it
 * leaves that fold's people out and writes their maps, and with the first fold's weights also the maps of shoot-real. With
 * --write it then chooses weights on all portraits and writes src/imaging/models/clothes/clothes-weights.ts:
 * node scripts/clothes-map/fit.ts CROPS FITTED [--fold 0] [--write].
 */
import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { DEEP, FINE, MIDDLE } from '../../src/imaging/models/clothes/clothes-head.ts';
import type { Weights } from './adam.ts';
import { decodeCrop, type DescribedCrop } from './described-crop.ts';
import { FOLDS, isPortrait } from './labelled-photo.ts';
import { folded, spreadOf, standardise } from './standardise.ts';
import { trainHead } from './train-head.ts';
import { BATCH, openTrainingSession } from './training-session.ts';
import { weightsFile } from './weights-file.ts';

const WEIGHTS = join(import.meta.dirname, '../../src/imaging/models/clothes/clothes-weights.ts');
const LENGTHS = [DEEP, MIDDLE, FINE].map(({ side, channels }) => side * side * channels) as [
  number,
  number,
  number,
];

const { values, positionals } = parseArgs({
  options: {
    epochs: { type: 'string', default: '2' },
    fold: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [crops, out] = positionals;
if (crops === undefined || out === undefined) throw new Error('Say where the crops are and where to write.');
await mkdir(out, { recursive: true });

const files = readdirSync(crops)
  .filter((name) => name.endsWith('.bin'))
  .toSorted();
const idOf = (file: string): string => file.split('.')[0]!;
const ids = [...new Set(files.map(idOf))];
const people = ids.filter(isPortrait);
const foldOf = (id: string): number => people.indexOf(id) % FOLDS;
const readRaw = async (file: string): Promise<DescribedCrop> =>
  decodeCrop(await readFile(join(crops, file)), LENGTHS);
const spread = await spreadOf(
  people.map((id) => `${id}.0.bin`),
  readRaw,
);
const read = async (file: string): Promise<DescribedCrop> => standardise(await readRaw(file), spread);
const session = await openTrainingSession();
const train = async (isTaught: (id: string) => boolean): Promise<Weights> =>
  await trainHead(
    session,
    files.filter((file) => isPortrait(idOf(file)) && isTaught(idOf(file))),
    { epochs: Number(values.epochs), read },
  );

for (let fold = 0; fold < FOLDS; fold++) {
  if (values.fold !== undefined && Number(values.fold) !== fold) continue;
  const weights = await train((id) => foldOf(id) !== fold);
  const loss = await answer(
    weights,
    people.filter((id) => foldOf(id) === fold),
  );
  console.log(`\nfold ${fold + 1}: loss on people left out ${loss.toFixed(4)}`);
  if (fold === 0)
    await answer(
      weights,
      ids.filter((id) => !isPortrait(id)),
    );
}
if (values.write) await writeFile(WEIGHTS, weightsFile(folded(await train(() => true), spread)));

/** Writes the maps that the head finds on photos and returns its loss. */
async function answer(weights: Weights, photos: readonly string[]): Promise<number> {
  let loss = 0;
  for (let at = 0; at < photos.length; at += BATCH) {
    const batch = Array.from({ length: BATCH }, (_, i) => photos[Math.min(at + i, photos.length - 1)]!);
    const pass = await session.run(weights, await Promise.all(batch.map((id) => read(`${id}.0.bin`))));
    loss += (pass.loss * BATCH) / photos.length;
    for (const [i, id] of batch.entries())
      await writeFile(join(out!, `${id}.logits`), new Uint8Array(pass.logits[i]!.buffer));
  }
  return loss;
}
