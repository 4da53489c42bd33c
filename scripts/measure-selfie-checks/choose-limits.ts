import { LIMITS, type LimitSet } from '../../src/imaging/recipes/selfie/selfie-limits.ts';
import type { SelfieFeatures } from '../../src/imaging/recipes/selfie/selfie-features.ts';
import type { Row } from './collect.ts';

/** A limit that is chosen from the values of usable and of bad pictures. */
interface Choice {
  readonly name: string;
  /** Returns the measured value; larger is worse. */
  readonly of: (signs: SelfieFeatures) => number | undefined;
  readonly bad: readonly string[];
  readonly put: (limits: LimitSet, value: number) => LimitSet;
}

/** Share of the usable pictures that may exceed a limit that only cautions, or that needs another sign to refuse. */
const TAIL = 0.003;

const CHOICES: readonly Choice[] = [
  {
    name: 'hat likeness (caution)',
    of: (signs) => signs.hatScore,
    bad: ['cap', 'straw-hat', 'beanie'],
    put: (limits, value) => ({ ...limits, caution: { ...limits.caution, minHatScore: value } }),
  },
  {
    name: 'mouth cover likeness',
    of: (signs) => signs.mouthOcclusionScore,
    bad: ['mask', 'hand-before-face'],
    put: (limits, value) => ({
      ...limits,
      refusal: {
        ...limits.refusal,
        occlusionScore: { ...limits.refusal.occlusionScore, withMeasure: value },
      },
    }),
  },
  {
    name: 'sharpness (−log)',
    of: (signs) => -Math.log(signs.sharpness + 1e-6),
    bad: ['blur'],
    put: (limits, value) => ({ ...limits, refusal: { ...limits.refusal, minSharpness: Math.exp(-value) } }),
  },
  {
    name: 'highlight luma (negative)',
    of: (signs) => -signs.exposure.highlightLuma,
    bad: ['dark'],
    put: (limits, value) => ({ ...limits, refusal: { ...limits.refusal, minHighlightLuma: -value } }),
  },
  {
    name: 'eye openness (negative)',
    of: (signs) => -signs.eyeOpenness,
    bad: ['closed-lids'],
    put: (limits, value) => ({ ...limits, refusal: { ...limits.refusal, minEyeOpenness: -value } }),
  },
];

/**
 * Position of a refusing limit between usable (0) and bad pictures (1): nearer to the bad, because people vary more than
 * faults.
 */
const LEAN = 0.75;
/** New people exceed the people measured by this share of the distance from the median to the worst. */
const UNSEEN_SHARE = 0.25;

/**
 * Chooses the limit between the worst usable pictures and the nearest bad ones of the given people. Where these overlap, it is
 * beyond all usable ones, because refusing a good selfie costs a customer.
 */
export function chooseLimits(rows: readonly Row[]): LimitSet {
  return CHOICES.reduce((limits, choice) => {
    const value = chosenValue(rows, choice);
    return value === undefined ? limits : choice.put(limits, value);
  }, LIMITS);
}

/** Returns the limits that the whole set of people would choose, for the report. */
export function chosenValues(rows: readonly Row[]): readonly (readonly [name: string, value: number])[] {
  return CHOICES.flatMap((choice) => {
    const value = chosenValue(rows, choice);
    return value === undefined ? [] : [[choice.name, value] as const];
  });
}

function chosenValue(rows: readonly Row[], { of, bad }: Choice): number | undefined {
  const valuesOf = (chosen: readonly Row[]): readonly number[] =>
    chosen
      .flatMap(({ signs }) => (signs === undefined ? [] : [of(signs)]))
      .filter((value) => value !== undefined)
      .toSorted((a, b) => a - b);
  const usable = valuesOf(rows.filter(({ kind, group }) => group !== 'defect' && !bad.includes(kind)));
  const wrong = valuesOf(rows.filter(({ kind }) => bad.includes(kind)));
  if (usable.length === 0 || wrong.length === 0) return undefined;
  const worst = usable[Math.min(usable.length - 1, Math.floor((1 - TAIL) * usable.length))]!;
  const nearest = wrong[Math.floor(0.1 * wrong.length)]!;
  const middle = usable[usable.length >> 1]!;
  return nearest > worst ? worst + LEAN * (nearest - worst) : worst + UNSEEN_SHARE * (worst - middle);
}
