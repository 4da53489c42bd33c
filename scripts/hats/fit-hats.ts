/**
 * Chooses the weights of src/imaging/measure/face/head-weights.ts from what describe-hats.ts wrote, and reports how well they
 * recognise hats and covered faces on people, and headwear of kinds, that they were not chosen on:
 * node scripts/hats/fit-hats.ts FILE.jsonl … [--write].
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { CAUTION_LIMITS } from '../../src/imaging/recipes/selfie/selfie-limits.ts';
import { CUSTOMS, type DescribedHead, isCustom, isHat, isWornOrBare } from './described-head.ts';
import { type Example, fitRidge, type LinearFit, valueOf } from './ridge.ts';

const PENALTY = 1;
const FOLDS = 6;
/** Hats that hide less of the forehead are worn at the hairline and are left out of the training data. */
const LEAST_HIDDEN_SHARE = 0.3;

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (positionals.length === 0) throw new Error('Say which files describe-hats.ts wrote.');
const files = await Promise.all(positionals.map(async (file) => await readFile(file, 'utf8')));
const all = files.flatMap((text) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as DescribedHead),
);
const people = [...new Set(all.map(({ person }) => person))].toSorted();

const worn = (head: DescribedHead): readonly number[] => [...head.forehead, ...head.crown, ...head.beside];
const isLow = (head: DescribedHead): boolean => isHat(head) && head.hiddenShare >= LEAST_HIDDEN_SHARE;
const isGlasses = ({ kind }: DescribedHead): boolean => kind === 'glasses';
const isPhone = ({ kind }: DescribedHead): boolean => kind === 'telephone';
const isBeforeMouth = ({ kind }: DescribedHead): boolean => kind === 'mask' || kind === 'hand';

function fitHats(heads: readonly DescribedHead[]): LinearFit {
  const taught = heads.filter((head) => isWornOrBare(head) && (!isHat(head) || isLow(head)));
  return fitRidge(
    taught.map((head): Example => ({ numbers: worn(head), label: isHat(head) ? 1 : -1 })),
    PENALTY,
  );
}

function fitMouths(heads: readonly DescribedHead[]): LinearFit {
  const taught = heads.filter((head) => !isGlasses(head) && !isPhone(head));
  return fitRidge(
    taught.map((head): Example => ({ numbers: head.mouth, label: isBeforeMouth(head) ? 1 : -1 })),
    PENALTY,
  );
}

/** A phone hides one eye, and the picture may be mirrored: the hidden eye is the one that looks more like dark glass. */
function fitEyes(heads: readonly DescribedHead[]): LinearFit {
  const sure = heads
    .filter((head) => !isPhone(head) && head.kind !== 'hand')
    .flatMap((head) => head.eyes.map((numbers): Example => ({ numbers, label: isGlasses(head) ? 1 : -1 })));
  const glass = fitRidge(sure, PENALTY);
  const behindTelephones = heads.filter(isPhone).flatMap(({ eyes }): Example[] => {
    const [covered, free] = eyes.toSorted((a, b) => valueOf(glass, b) - valueOf(glass, a));
    return [
      { numbers: covered!, label: 1 },
      { numbers: free!, label: -1 },
    ];
  });
  return fitRidge([...sure, ...behindTelephones], PENALTY);
}

interface Task {
  readonly name: string;
  readonly fit: (heads: readonly DescribedHead[]) => LinearFit;
  readonly valueIn: (fit: LinearFit, head: DescribedHead) => number;
  readonly limit: number;
}
const TASKS: readonly Task[] = [
  {
    name: 'hat',
    fit: fitHats,
    valueIn: (fit, head) => valueOf(fit, worn(head)),
    limit: CAUTION_LIMITS.minHatScore,
  },
  { name: 'mouth covered', fit: fitMouths, valueIn: (fit, head) => valueOf(fit, head.mouth), limit: 0 },
  {
    name: 'eyes covered',
    fit: fitEyes,
    valueIn: (fit, head) => Math.max(...head.eyes.map((eye) => valueOf(fit, eye))),
    limit: 0,
  },
];

const right = (text: string): string => text.padStart(7);
function printRow(title: string, likenesses: readonly number[], limit: number): void {
  if (likenesses.length === 0) return;
  const sorted = likenesses.toSorted((a, b) => a - b);
  const over = sorted.filter((likeness) => likeness >= limit).length;
  const shown = [0, 0.1, 0.5, 0.9, 1].map((share) =>
    sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(2),
  );
  console.log(title.padEnd(34), ...[String(sorted.length), String(over), ...shown].map(right));
}

for (const { name, fit, valueIn, limit } of TASKS) {
  const unseen = new Map<DescribedHead, number>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const isOut = ({ person }: DescribedHead): boolean => people.indexOf(person) % FOLDS === fold;
    const chosen = fit(all.filter((head) => !isOut(head)));
    for (const head of all.filter(isOut)) unseen.set(head, valueIn(chosen, head));
  }
  console.log(
    `${name}, people not chosen on`.padEnd(34),
    ...['count', 'over', 'least', '10 %', 'median', '90 %', 'most'].map(right),
  );
  for (const [kind, heads] of Map.groupBy(all, (head) =>
    isHat(head) ? (isLow(head) ? 'hat' : 'hat at the hairline') : head.kind,
  ))
    printRow(
      kind,
      heads.map((head) => unseen.get(head)!),
      limit,
    );
}
console.log('headwear not chosen on');
for (const custom of CUSTOMS) {
  const chosen = fitHats(all.filter(({ kind }) => kind !== custom));
  printRow(
    custom,
    all.filter(({ kind }) => kind === custom).map((head) => valueOf(chosen, worn(head))),
    CAUTION_LIMITS.minHatScore,
  );
}
const drapedFree = fitHats(all.filter((head) => !isCustom(head)));
printRow(
  'all of them, none chosen on',
  all.filter(isCustom).map((head) => valueOf(drapedFree, worn(head))),
  CAUTION_LIMITS.minHatScore,
);

if (values.write) {
  const text = (name: string, about: string, { weights, offset }: LinearFit): string =>
    `/** ${about} */\nexport const ${name}: readonly number[] = [\n${[...weights, offset].map((value) => `  ${Number(value.toPrecision(4))},\n`).join('')}];\n`;
  await writeFile(
    join(import.meta.dirname, '../../src/imaging/measure/face/head-weights.ts'),
    [
      '// Written by scripts/hats/fit-hats.ts: one weight for each number of a head description, and an offset at the end.\n',
      text(
        'HAT_WEIGHTS',
        'Weights of the regions above the brows, on the crown and beside the ears.',
        fitHats(all),
      ),
      text('MOUTH_OCCLUSION_WEIGHTS', 'Weights of the mouth region.', fitMouths(all)),
      text('EYES_OCCLUSION_WEIGHTS', 'Weights of the region of one eye.', fitEyes(all)),
    ].join('\n'),
  );
}
