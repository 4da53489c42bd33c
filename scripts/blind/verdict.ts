import { type Share, shareOf } from '../measure-selfie-checks/intervals.ts';
import type { Answer } from './answers.ts';
import { type Key, type KeyEntry, numberText } from './key.ts';

/** Dressed pictures are good enough when their share of answers “photo” ÷ that of the real ones is at least this. */
const GOOD_ENOUGH = 0.9;
/** If the quotient of the two shares is below this, only the kinds of garments that pass are offered. */
const NOT_ENOUGH = 0.75;

interface Called extends KeyEntry {
  readonly answer: Answer;
}

/** Writes how often dressed and real jackets were called photos. Pictures without an answer are not counted. */
export function verdictOf({ pictures }: Key, answers: ReadonlyMap<number, Answer>): string {
  const called = pictures.flatMap((entry): Called[] => {
    const answer = answers.get(entry.number);
    return answer === undefined ? [] : [{ ...entry, answer }];
  });
  const dressed = called.filter(({ worn }) => worn !== undefined);
  const real = called.filter(({ worn }) => worn === undefined);
  const lines = [
    shareLine('dressed', dressed),
    shareLine('real', real),
    ratioLine(shareOf(dressed, isPhoto), shareOf(real, isPhoto)),
    '',
    ...groupLines(dressed, ({ worn }) => worn!.kind),
    '',
    ...groupLines(dressed, ({ worn }) => worn!.garment),
    '',
    ...dressed.filter((entry) => !isPhoto(entry)).map((entry) => `seen through: ${described(entry)}`),
    ...real.filter((entry) => !isPhoto(entry)).map((entry) => `real, but doubted: ${described(entry)}`),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

/** Writes how often two people gave the same answer. */
export function agreementOf(one: ReadonlyMap<number, Answer>, other: ReadonlyMap<number, Answer>): string {
  const both = [...one.keys()].filter((number) => other.has(number));
  const agreed = both.filter((number) => one.get(number) === other.get(number));
  return `agree on ${agreed.length} of ${both.length} pictures\n`;
}

function isPhoto({ answer }: Called): boolean {
  return answer === 'photo';
}

function shareLine(name: string, rows: readonly Called[]): string {
  const { hits, count, low, high } = shareOf(rows, isPhoto);
  if (count === 0) return `${name.padEnd(18)}none`;
  return (
    `${name.padEnd(18)}called a photo ${hits} of ${count}, ${percent(hits / count)} ` +
    `(95 %: ${percent(low)} to ${percent(high)})`
  );
}

/**
 * The interval of the quotient goes from the lower end of one ÷ the upper end of the other to the opposite, so it is too wide
 * rather than too narrow.
 */
function ratioLine(dressed: Share, real: Share): string {
  if (dressed.count === 0 || real.hits === 0)
    return 'No ratio: no real one was called a photo, or none was dressed.';
  const ratio = dressed.hits / dressed.count / (real.hits / real.count);
  const level =
    ratio >= GOOD_ENOUGH
      ? `at least ${GOOD_ENOUGH.toFixed(2)}: good enough`
      : ratio >= NOT_ENOUGH
        ? `below ${GOOD_ENOUGH.toFixed(2)}: to be improved`
        : `below ${NOT_ENOUGH.toFixed(2)}: keep the kinds that pass`;
  const [low, high] = [dressed.low / real.high, real.low > 0 ? dressed.high / real.low : Infinity];
  return `${'dressed ÷ real'.padEnd(18)}${ratio.toFixed(2)} (95 %: ${low.toFixed(2)} to ${high.toFixed(2)}), ${level}`;
}

function groupLines(rows: readonly Called[], groupOf: (entry: Called) => string): readonly string[] {
  return [...Map.groupBy(rows, groupOf)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, own]) => shareLine(name, own));
}

function described({ number, photo, worn, style, scene, framing }: KeyEntry): string {
  const clothes = worn === undefined ? 'own clothes' : `${worn.garment} in ${worn.dye}`;
  return `${numberText(number)}, ${photo}, ${clothes}, ${style} ${scene} ${framing}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
