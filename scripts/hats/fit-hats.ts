/**
 * Chooses the weights of src/imaging/measure/hat-weights.ts from what describe-hats.ts wrote, and says how well they tell
 * hats on people and of kinds they were not chosen on: node scripts/hats/fit-hats.ts FILE.jsonl … [--write].
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import type { DescribedForehead } from './described-forehead.ts';
import { type Example, fitRidge, type LinearFit, valueOf } from './ridge.ts';

const PENALTY = 0.1;
const FOLDS = 8;
/** A hat that hides less is worn at the hairline, as scarves and turbans are: it teaches nothing. */
const LEAST_HIDDEN_SHARE = 0.4;
const SHOWN_SHARES = [0, 0.02, 0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1.01] as const;

const { values, positionals } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    penalty: { type: 'string', default: String(PENALTY) },
  },
  allowPositionals: true,
});
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
    Number(values.penalty),
  );

const unseen = all.map((): number => Number.NaN);
for (let fold = 0; fold < FOLDS; fold++) {
  const isOut = ({ person }: DescribedForehead): boolean => people.indexOf(person) % FOLDS === fold;
  const fit = fitTo(all.filter((one) => !isOut(one)));
  for (const [i, one] of all.entries()) if (isOut(one)) unseen[i] = valueOf(fit, one.numbers);
}
const where = (choose: (one: DescribedForehead) => boolean): readonly number[] =>
  unseen.filter((_, i) => choose(all[i]!)).toSorted((a, b) => a - b);
const row = (title: string, sorted: readonly number[]): void => {
  const at = (share: number): string => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(2);
  console.log(
    title.padEnd(34),
    String(sorted.length).padStart(5),
    ...[0, 0.01, 0.05, 0.5, 0.95, 0.99, 1].map((s) => at(s).padStart(6)),
  );
};
console.log(
  'people not chosen on'.padEnd(34),
  'count',
  ...['least', '1 %', '5 %', 'median', '95 %', '99 %', 'most'].map((s) => s.padStart(6)),
);
row(
  'bare',
  where(({ kind }) => kind === 'bare'),
);
row(
  'fringe',
  where(({ kind }) => kind === 'fringe'),
);
row('low hats', where(isLow));
for (const [i, from] of SHOWN_SHARES.slice(0, -1).entries()) {
  const to = SHOWN_SHARES[i + 1]!;
  const hidden = where((one) => isHat(one) && one.hiddenShare >= from && one.hiddenShare < to);
  if (hidden.length > 0) row(`  ${from} to ${to} of the forehead hidden`, hidden);
}
console.log('kinds not chosen on');
for (const kind of [...new Set(all.filter(isLow).map((one) => one.kind))].toSorted()) {
  const fit = fitTo(all.filter((one) => one.kind !== kind));
  const values = all
    .filter((one) => one.kind === kind && isLow(one))
    .map(({ numbers }) => valueOf(fit, numbers));
  row(
    `  ${kind}`,
    values.toSorted((a, b) => a - b),
  );
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
