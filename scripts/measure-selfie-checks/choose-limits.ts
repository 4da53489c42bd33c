import { LIMITS, type LimitSet } from '../../src/imaging/recipes/selfie-limits.ts';
import type { SelfieSigns } from '../../src/imaging/recipes/selfie-signs.ts';
import type { Row } from './collect.ts';

/** A limit that is chosen by where the pictures it must tell apart lie. */
interface Choice {
  readonly name: string;
  /** Larger is worse. */
  readonly of: (signs: SelfieSigns) => number | undefined;
  readonly bad: readonly string[];
  readonly put: (limits: LimitSet, value: number) => LimitSet;
}

/** Share of the usable pictures that may lie beyond a limit which other signs have to confirm, or that only cautions. */
const TAIL = 0.003;

const CHOICES: readonly Choice[] = [
  {
    name: 'hat likeness (caution)',
    of: (signs) => signs.hatLikeness,
    bad: ['cap', 'straw-hat', 'beanie'],
    put: (limits, value) => ({ ...limits, maybe: { ...limits.maybe, minHatLikeness: value } }),
  },
  {
    name: 'mouth cover likeness',
    of: (signs) => signs.mouthCoverLikeness,
    bad: ['mask', 'hand-before-face'],
    put: (limits, value) => ({
      ...limits,
      surely: { ...limits.surely, coverLikeness: { ...limits.surely.coverLikeness, withMeasure: value } },
    }),
  },
  {
    name: 'sharpness (−log)',
    of: (signs) => -Math.log(signs.sharpness + 1e-6),
    bad: ['blur'],
    put: (limits, value) => ({ ...limits, surely: { ...limits.surely, minSharpness: Math.exp(-value) } }),
  },
  {
    name: 'highlight luma (negative)',
    of: (signs) => -signs.exposure.highlightLuma,
    bad: ['dark'],
    put: (limits, value) => ({ ...limits, surely: { ...limits.surely, minHighlightLuma: -value } }),
  },
  {
    name: 'eye openness (negative)',
    of: (signs) => -signs.eyeOpenness,
    bad: ['closed-lids'],
    put: (limits, value) => ({ ...limits, surely: { ...limits.surely, minEyeOpenness: -value } }),
  },
];

/** Between them, a limit that refuses is so near to the bad ones: people differ more than faults do. */
const LEAN = 0.75;
/** People not seen yet go further than those seen, by this share of the way from the middle to the worst. */
const UNSEEN_SHARE = 0.25;

/**
 * Between the worst usable pictures and the nearer bad ones of the people given; where these overlap, beyond the
 * usable ones' end, because refusing a good selfie costs a customer.
 */
export function chooseLimits(rows: readonly Row[]): LimitSet {
  return CHOICES.reduce((limits, choice) => {
    const value = chosenValue(rows, choice);
    return value === undefined ? limits : choice.put(limits, value);
  }, LIMITS);
}

/** For the report: what the whole set of people would choose. */
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
