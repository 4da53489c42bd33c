import { seededRandom } from '../../src/imaging/scenes/seeded-random.ts';
import { answerTo, isCalledGood, isWrongAccept, isWrongRefusal } from './answers.ts';
import { chooseLimits, chosenValues } from './choose-limits.ts';
import type { Row } from './collect.ts';
import { type Share, shareOf } from './intervals.ts';

const SPLITS = 10;

/**
 * Writes the report as text: the shipped limits on all people, then limits chosen on one half and judged on the other, by
 * kind, skin and headwear.
 */
export function reportOn(rows: readonly Row[]): string {
  const usable = rows.filter(({ group }) => group !== 'defect');
  const defects = rows.filter(({ group }) => group === 'defect');
  const bare = usable.filter(({ group }) => group === 'usable');
  const lines = [
    `${rows.length} pictures of ${new Set(rows.map(({ person }) => person)).size} people; 95 % intervals, clustered by person`,
    '',
    line(
      'wrong refusals',
      shareOf(usable, (row) => isWrongRefusal(row)),
    ),
    line(
      '  bare heads',
      shareOf(bare, (row) => isWrongRefusal(row)),
    ),
    line(
      '  headwear of faith or custom',
      shareOf(of(usable, 'headwear'), (row) => isWrongRefusal(row)),
    ),
    line(
      '  hats',
      shareOf(of(usable, 'hat'), (row) => isWrongRefusal(row)),
    ),
    ...thirdsBySkin(usable),
    '',
    line(
      'wrong accepts (not refused)',
      shareOf(defects, (row) => isWrongAccept(row)),
    ),
    line(
      '  of these called good',
      shareOf(defects, (row) => isCalledGood(row)),
    ),
    line(
      'hat said of headwear of faith or custom',
      shareOf(of(usable, 'headwear'), (row) => says(row, 'hat')),
    ),
    line(
      'hat said of bare heads',
      shareOf(bare, (row) => says(row, 'hat')),
    ),
    line(
      'hat said of hats',
      shareOf(of(usable, 'hat'), (row) => says(row, 'hat')),
    ),
    line(
      'any caution on bare heads',
      shareOf(bare, (row) => !isCalledGood(row) && !isWrongRefusal(row)),
    ),
    '',
    ...splitLines(rows),
    '',
    'limits that all people would choose:',
    ...chosenValues(rows).map(([name, value]) => `  ${name.padEnd(26)} ${value.toFixed(3)}`),
    '',
    'answers by kind:',
    ...byKind(rows),
    '',
    'wrong ones:',
    ...rows
      .filter((row) => isWrongRefusal(row) || isWrongAccept(row))
      .map((row) => `  ${row.person} ${row.kind}: ${answerText(row)}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** Splits the people into halves, chooses limits on one and judges them on the other, in both directions. */
function splitLines(rows: readonly Row[]): readonly string[] {
  const people = [...new Set(rows.map(({ person }) => person))];
  const refusals: number[] = [];
  const accepts: number[] = [];
  for (let split = 0; split < SPLITS; split++) {
    const random = seededRandom(split + 1);
    const order = people.map((person) => ({ person, at: random() })).toSorted((a, b) => a.at - b.at);
    const first = new Set(order.slice(0, people.length >> 1).map(({ person }) => person));
    for (const isChosenOn of [(row: Row) => first.has(row.person), (row: Row) => !first.has(row.person)]) {
      const limits = chooseLimits(rows.filter(isChosenOn));
      const judged = rows.filter((row) => !isChosenOn(row));
      const share = (group: readonly Row[], isHit: (row: Row) => boolean): number =>
        group.filter(isHit).length / Math.max(1, group.length);
      refusals.push(
        share(
          judged.filter(({ group }) => group !== 'defect'),
          (row) => isWrongRefusal(row, limits),
        ),
      );
      accepts.push(
        share(
          judged.filter(({ group }) => group === 'defect'),
          (row) => isWrongAccept(row, limits),
        ),
      );
    }
  }
  const text = (values: readonly number[]): string =>
    `mean ${percent(values.reduce((sum, value) => sum + value, 0) / values.length)}, ${percent(Math.min(...values))} to ${percent(Math.max(...values))}`;
  return [
    `limits chosen on one half of the people, judged on the other, ${SPLITS} splits both ways:`,
    `  wrong refusals  ${text(refusals)}`,
    `  wrong accepts   ${text(accepts)}`,
  ];
}

function thirdsBySkin(usable: readonly Row[]): readonly string[] {
  const sorted = usable
    .filter(({ lightness }) => lightness !== undefined)
    .toSorted((a, b) => a.lightness! - b.lightness!);
  const cut = (third: number): number => Math.round((third * sorted.length) / 3);
  return ['darkest', 'middle', 'lightest'].map((name, third) =>
    line(
      `  ${name} third of skin`,
      shareOf(sorted.slice(cut(third), cut(third + 1)), (row) => isWrongRefusal(row)),
    ),
  );
}

function byKind(rows: readonly Row[]): readonly string[] {
  return [...Map.groupBy(rows, ({ group, kind }) => `${group} ${kind}`)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([kind, own]) => {
      const answers = Map.groupBy(own, answerText);
      const counts = [...answers].map(([answer, those]) => `${those.length} ${answer}`).join(', ');
      return `  ${kind.padEnd(26)} ${counts}`;
    });
}

function answerText(row: Row): string {
  const { reasons, cautions } = answerTo(row);
  if (reasons.length > 0) return `refused (${reasons.join(' ')})`;
  return cautions.length === 0 ? 'good' : `cautioned (${cautions.join(' ')})`;
}

function says(row: Row, caution: string): boolean {
  return answerTo(row).cautions.includes(caution);
}

function of(rows: readonly Row[], group: Row['group']): readonly Row[] {
  return rows.filter((row) => row.group === group);
}

function line(title: string, { hits, count, low, high }: Share): string {
  return `${title.padEnd(42)} ${String(hits).padStart(4)} of ${String(count).padStart(4)}  ${percent(hits / Math.max(1, count))}  (${percent(low)} to ${percent(high)})`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
