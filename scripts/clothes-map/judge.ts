/**
 * Reports how good the maps are of people on whom the weights were not chosen:
 * node scripts/clothes-map/judge.ts PREPARED FITTED [--list] [--look DIR] [--sure 0.9] [--edge 0.6] [--doubt 30].
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { necklineFeatures, featureVector } from '../../src/imaging/measure/clothes/map-certainty.ts';
import { mapCrop } from '../../src/imaging/measure/clothes/map-planes.ts';
import { FINE, HEAD_CLASSES } from '../../src/imaging/models/clothes/clothes-head.ts';
import { correctMap, REFINEMENT } from '../../src/imaging/models/clothes/clothes-map.ts';
import { refineMap } from '../../src/imaging/ops/class-map/refine-map.ts';
import { drawMap } from './draw-map.ts';
import { FOLDS, isPortrait, labelledIds, readLabelledPhoto } from './labelled-photo.ts';
import { mapErrors } from './map-errors.ts';
import { type Judged, printCertainty, printPerson, printRow } from './report-errors.ts';

const { values, positionals } = parseArgs({
  options: {
    look: { type: 'string' },
    list: { type: 'boolean', default: false },
    sure: { type: 'string', default: String(REFINEMENT.sure) },
    edge: { type: 'string', default: String(REFINEMENT.edge) },
    doubt: { type: 'string', default: String(REFINEMENT.doubt) },
  },
  allowPositionals: true,
});
const [prepared, fitted] = positionals;
if (prepared === undefined || fitted === undefined)
  throw new Error('Say where the prepared photos are and where fit.ts wrote.');
if (values.look !== undefined) await mkdir(values.look, { recursive: true });
const options = {
  ...REFINEMENT,
  sure: Number(values.sure),
  edge: Number(values.edge),
  doubt: Number(values.doubt),
};

const ids = labelledIds(prepared);
const portraits = ids.filter(isPortrait);
const judged: Judged[] = [];
let refiningMs = 0;
for (const id of ids) {
  const file = join(fitted, `${id}.logits`);
  if (!existsSync(file)) continue;
  const photo = await readLabelledPhoto(prepared, id);
  const logits = new Float32Array(new Uint8Array(await readFile(file)).buffer);
  const coverage = Float32Array.from(photo.coverage, (value) => value / 255);
  const coarse = { logits, classes: HEAD_CLASSES.length, cells: FINE.side, crop: mapCrop(photo.face) };
  const started = process.cpuUsage().user;
  const map = refineMap(photo.image, coverage, coarse, options);
  correctMap(photo.image, map, photo.face);
  refiningMs += (process.cpuUsage().user - started) / 1000;
  const found = map.map((mark) => (mark >= HEAD_CLASSES.length ? 0 : mark + 1));
  const errors = mapErrors(photo, found);
  const { widthPx, heightPx } = photo.image;
  const signs = featureVector(necklineFeatures(coarse, map, widthPx, heightPx, photo.face));
  judged.push({ errors, signs, fold: isPortrait(id) ? portraits.indexOf(id) % FOLDS : undefined });
  if (values.list) printPerson(errors);
  if (values.look !== undefined) await drawMap(photo, found, join(values.look, `${id}.jpg`));
}
const errorsOf = (isWanted: (one: Judged) => boolean) => judged.filter(isWanted).map(({ errors }) => errors);
for (let fold = 0; fold < FOLDS; fold++)
  printRow(
    `fold ${fold + 1}`,
    errorsOf((one) => one.fold === fold),
  );
printRow(
  'portraits',
  errorsOf(({ fold }) => fold !== undefined),
);
printRow(
  'shoot-real',
  errorsOf(({ fold }) => fold === undefined),
);
printCertainty(judged);
console.log(`refining takes ${(refiningMs / judged.length).toFixed(0)} ms of one core`);
