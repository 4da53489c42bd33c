/**
 * Chooses the weights of src/imaging/measure/hat-weights.ts from what describe-hats.ts wrote, and says how well they tell
 * hats on people and of kinds they were not chosen on: node scripts/hats/fit-hats.ts FILE.jsonl … [--write].
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { SELFIE_LIMITS } from '../../src/imaging/recipes/selfie-check.ts';
import type { DescribedForehead } from './described-forehead.ts';
import { type Example, fitRidge, type LinearFit, valueOf } from './ridge.ts';

const PENALTY = 0.1;
const FOLDS = 8;
/** A hat that hides less is worn at the hairline, as scarves and turbans are: it teaches nothing. */
const LEAST_HIDDEN_SHARE = 0.4;

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
    .map((line) => JSON.parse(line) as DescribedForehead),
);
const people = [...new Set(all.map(({ person }) => person))].toSorted();
const isHat = ({ kind }: DescribedForehead): boolean => kind !== 'bare' && kind !== 'fringe';
const isLow = (one: DescribedForehead): boolean => isHat(one) && one.hiddenShare >= LEAST_HIDDEN_SHARE;
const fitTo = (chosen: readonly DescribedForehead[]): LinearFit =>
  fitRidge(
    chosen
      .filter((one) => !isHat(one) || isLow(one))
      .map((one): Example => ({ numbers: one.numbers, label: isHat(one) ? 1 : -1 })),
    PENALTY,
  );

const unseen = all.map((): number => Number.NaN);
for (let fold = 0; fold < FOLDS; fold++) {
  const isOut = ({ person }: DescribedForehead): boolean => people.indexOf(person) % FOLDS === fold;
  const fit = fitTo(all.filter((one) => !isOut(one)));
  for (const [i, one] of all.entries()) if (isOut(one)) unseen[i] = valueOf(fit, one.numbers);
}
const where = (choose: (one: DescribedForehead) => boolean): readonly number[] =>
  unseen.filter((_, i) => choose(all[i]!));
const hides = (from: number, to: number) => (one: DescribedForehead) =>
  isHat(one) && one.hiddenShare >= from && one.hiddenShare < to;
const rows: (readonly [title: string, likenesses: readonly number[]])[] = [
  ['bare', where(({ kind }) => kind === 'bare')],
  ['fringe', where(({ kind }) => kind === 'fringe')],
  ['hat that hides 40 % or more', where(isLow)],
  ['hat that hides 10 to 40 %', where(hides(0.1, LEAST_HIDDEN_SHARE))],
  ['hat at the hairline', where(hides(0, 0.1))],
];
for (const kind of [...new Set(all.filter(isLow).map((one) => one.kind))].toSorted()) {
  const fit = fitTo(all.filter((one) => one.kind !== kind));
  const ofKind = all.filter((one) => one.kind === kind && isLow(one));
  rows.push([`not chosen on ${kind}`, ofKind.map(({ numbers }) => valueOf(fit, numbers))]);
}
rows.push(['not chosen on their kind', rows.slice(5).flatMap(([, likenesses]) => likenesses)]);
const right = (text: string): string => text.padStart(7);
console.log(
  'people not chosen on'.padEnd(34),
  ...['count', 'refused', 'least', '1 %', 'median', '99 %', 'most'].map(right),
);
for (const [title, likenesses] of rows) {
  const sorted = likenesses.toSorted((a, b) => a - b);
  const refused = sorted.filter((likeness) => likeness >= SELFIE_LIMITS.minHatLikeness).length;
  const shown = [0, 0.01, 0.5, 0.99, 1].map((share) =>
    sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(2),
  );
  console.log(title.padEnd(34), ...[String(sorted.length), String(refused), ...shown].map(right));
}
console.log('likest hats without one:');
const withoutHat = Array.from(all.keys()).filter((i) => !isHat(all[i]!));
for (const i of withoutHat.toSorted((a, b) => unseen[b]! - unseen[a]!).slice(0, 12))
  console.log(`  ${unseen[i]!.toFixed(2)} ${all[i]!.person} ${all[i]!.kind}`);

if (values.write) {
  const { weights, offset } = fitTo(all);
  const text = [...weights, offset].map((value) => `  ${Number(value.toPrecision(4))},\n`).join('');
  await writeFile(
    join(import.meta.dirname, '../../src/imaging/measure/hat-weights.ts'),
    `/** Written by scripts/hats/fit-hats.ts: what each number of a forehead's description says, and what is added to all. */\nexport const HAT_WEIGHTS: readonly number[] = [\n${text}];\n`,
  );
}
