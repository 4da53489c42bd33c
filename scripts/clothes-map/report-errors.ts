import { type Example, fitRidge, valueOf } from '../hats/ridge.ts';
import { LEAST_LOCK, type MapErrors } from './map-errors.ts';

/** Goals of decision 036 for the neckline's median and 95 % error, in face heights. */
const MEDIAN_GOAL = 0.015;
const HIGH_GOAL = 0.04;
/** Certainty should foresee errors of the neckline larger than this, in face heights. */
const LARGE_ERROR = 0.03;
const PENALTY = 0.1;
const SHARES = [0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1];

/** The measures of one photo's map. */
export interface Judged {
  readonly errors: MapErrors;
  readonly fold: number | undefined;
  /** Signs of the map's certainty, as featureVector returns them (measure/clothes/map-certainty.ts). */
  readonly signs: readonly number[];
}

export function quantile(numbers: Float32Array | readonly number[], share: number): number {
  const sorted = Float32Array.from(numbers).toSorted();
  return sorted.length === 0 ? NaN : sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

const percent = (share: number, digits = 1): string => (share * 100).toFixed(digits).padStart(6);
const hasHair = ({ hairLabelled }: MapErrors): boolean => hairLabelled >= LEAST_LOCK;
const seesHair = ({ hairSeen }: MapErrors): boolean => hairSeen >= LEAST_LOCK;

export function printPerson(e: MapErrors): void {
  const neckline = e.hasNeckline ? [quantile(e.neckline, 0.5), quantile(e.neckline, 0.95)] : [NaN, NaN];
  const hair = [e.hairLabelled, e.hairFound, e.hairWrong].map((area) => area.toFixed(4));
  console.log(
    e.id.padEnd(10),
    'neckline',
    ...neckline.map((error) => percent(error, 2)),
    'hair, found, wrong',
    ...hair,
    'right',
    percent(e.accuracy),
  );
}

/** Prints one row of the table, for one fold or for all. */
export function printRow(name: string, rows: readonly MapErrors[]): void {
  if (rows.length === 0) return;
  const necks = rows.filter(({ hasNeckline }) => hasNeckline);
  const distances = Float32Array.from(necks.flatMap(({ neckline }) => [...neckline]));
  const reached = necks.filter(
    ({ neckline }) => quantile(neckline, 0.5) <= MEDIAN_GOAL && quantile(neckline, 0.95) <= HIGH_GOAL,
  );
  const sum = (of: (e: MapErrors) => number): number => rows.reduce((total, e) => total + of(e), 0);
  const hair = sum((e) => e.hairLabelled);
  const [with_, without] = [rows.filter(hasHair), rows.filter((e) => !hasHair(e))];
  console.log(
    name.padEnd(10),
    `${rows.length} photos; neckline`,
    percent(quantile(distances, 0.5), 2),
    percent(quantile(distances, 0.95)),
    `within both goals ${reached.length}/${necks.length}; hair over clothes found`,
    percent(sum((e) => e.hairFound) / hair),
    'wrong',
    percent(sum((e) => e.hairWrong) / hair),
    `yes ${with_.filter(seesHair).length}/${with_.length}, wrongly yes ${without.filter(seesHair).length}/${without.length};`,
    'pixels right',
    percent(sum((e) => e.accuracy) / rows.length),
  );
}

/**
 * Returns the 95 % error of the neckline. Where the labels have no neckline, it is a whole face height if one was found,
 * else 0.
 */
function necklineError({ hasNeckline, neckline }: MapErrors): number {
  if (!hasNeckline) return neckline.length > 0 ? 1 : 0;
  return quantile(neckline, 0.95);
}

/** Chooses the rule of certainty without the fold it is judged on, and prints the errors among the photos it is surest of. */
export function printCertainty(judged: readonly Judged[]): void {
  const taught = judged.filter(({ fold }) => fold !== undefined);
  const fitOn = (rows: readonly Judged[]) =>
    fitRidge(
      rows.map(({ errors, signs }): Example => ({
        numbers: signs,
        label: necklineError(errors) > LARGE_ERROR ? 1 : -1,
      })),
      PENALTY,
    );
  const all = fitOn(taught);
  console.log(
    'rule of certainty',
    all.weights.map((weight) => weight.toPrecision(4)).join(', '),
    'offset',
    all.offset.toPrecision(4),
  );
  const risk = new Map<Judged, number>();
  for (const one of judged) {
    const others = one.fold === undefined ? [] : taught.filter(({ fold }) => fold !== one.fold);
    risk.set(one, valueOf(others.length === 0 ? all : fitOn(others), one.signs));
  }
  printCoverage('portraits', taught, risk);
  printCoverage(
    'shoot-real',
    judged.filter(({ fold }) => fold === undefined),
    risk,
  );
}

function printCoverage(title: string, rows: readonly Judged[], risk: ReadonlyMap<Judged, number>): void {
  const sorted = rows.toSorted((a, b) => risk.get(a)! - risk.get(b)!);
  for (const share of SHARES) {
    const kept = sorted.slice(0, Math.round(share * sorted.length));
    if (kept.length === 0) continue;
    const over = kept.filter(({ errors }) => necklineError(errors) > HIGH_GOAL);
    const medianError = quantile(
      kept.map(({ errors }) => necklineError(errors)),
      0.5,
    );
    const distances = Float32Array.from(
      kept.flatMap(({ errors }) => (errors.hasNeckline ? [...errors.neckline] : [])),
    );
    const locks = kept.filter(({ errors }) => hasHair(errors));
    const names = over.map(({ errors }) => errors.id).join(' ');
    console.log(
      title,
      'surest',
      percent(share, 0),
      '%, risk up to',
      risk.get(kept.at(-1)!)!.toFixed(2),
      `over 4 %: ${over.length}/${kept.length}`,
      'middle',
      percent(medianError),
      'all necklines, 95 %',
      percent(quantile(distances, 0.95)),
      `hair seen ${locks.filter(({ errors }) => seesHair(errors)).length}/${locks.length}`,
      names,
    );
  }
}
