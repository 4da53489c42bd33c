import { linearScore } from '../../measure/linear-score.ts';
import {
  backgroundScore,
  eyesOpenScore,
  naturalColourScore,
  overExposureScore,
  unnaturalColour,
} from '../../measure/review-scores.ts';
import type { ReviewMeasures } from './review-measures.ts';

/** The categories of a review, in the order in which results show them (spec §3). */
export const REVIEW_CATEGORIES = [
  'lighting',
  'background',
  'expression',
  'composition',
  'crop',
  'professional',
] as const;
export type ReviewCategory = (typeof REVIEW_CATEGORIES)[number];

/** A rule judges one number. */
export interface ReviewRule {
  readonly category: ReviewCategory;
  /** Share in its category, relative to the other rules. */
  readonly weight: number;
  /** The number as results show it; undefined when this photo has none. */
  readonly value: (measures: ReviewMeasures) => number | undefined;
  /** The bound, in the unit of `value`, up to which the score is at least GOOD_SCORE; both for a range. */
  readonly good: { readonly min?: number; readonly max?: number };
  /** 0–100. */
  readonly score: (measures: ReviewMeasures) => number;
}

/** Score at the bound that results name: beyond it a finding is no longer good. */
export const GOOD_SCORE = 75;

/** Returns a score that is 0 at `bad`, GOOD_SCORE at `fine`, and rises beyond it to 100. */
const graded = (value: number, bad: number, fine: number): number =>
  Math.min(100, Math.max(0, (GOOD_SCORE * (value - bad)) / (fine - bad)));
/** The same for a range that is left in both directions. */
const within = (value: number, [badLow, low, high, badHigh]: readonly [number, number, number, number]) =>
  Math.min(graded(value, badLow, low), graded(value, badHigh, high));

/** CIELAB distance from grey up to which a photo counts as black-and-white, which has a natural colour. */
const GREY = 1.5;
/** The distance of the skin's colour from the natural range (`unnaturalColour`). Black-and-white photos are natural. */
const skinColourDistance = ({ cheekA, cheekB }: ReviewMeasures['light']) =>
  Math.hypot(cheekA, cheekB) < GREY ? 0 : unnaturalColour(cheekA, cheekB);
/** Lips further apart than this are more than a smile, in T (measure/face/mouth-shape.ts). */
const WIDE_OPEN = { from: 0.16, to: 0.32 } as const;
const TEETH = { from: 0.02, to: 0.05 } as const;

/**
 * All rules. Formulas of ISO/IEC 29794-5 are used where their goal is a good headshot's, too; its goals for identity photos (a
 * closed mouth, a neutral face, a head of fixed size, perfectly even light) are not. Bounds and weights are our opinion, chosen on
 * the portraits with even numbers and judged on the others (decision 063).
 */
export const REVIEW_RULES = {
  brightness: {
    category: 'lighting',
    weight: 3,
    // The highlights of a face are bright in every skin tone; its mean is not.
    value: ({ light }) => light.highlight,
    good: { min: 0.2 },
    score: ({ light }) => graded(light.highlight, 0.03, 0.2),
  },
  clipping: {
    category: 'lighting',
    weight: 2,
    value: ({ light }) => light.overShare,
    good: { max: 0.0167 },
    score: ({ light }) => Math.min(100, 2 * overExposureScore(light.overShare)),
  },
  evenness: {
    category: 'lighting',
    weight: 2,
    value: ({ light }) => Math.abs(light.sideLightness),
    good: { max: 28 },
    score: ({ light }) => graded(Math.abs(light.sideLightness), 62, 28),
  },
  contrast: {
    category: 'lighting',
    weight: 1,
    value: ({ light }) => light.entropyBits,
    good: { min: 5 },
    score: ({ light }) => graded(light.entropyBits, 2.5, 5),
  },
  colour: {
    category: 'lighting',
    weight: 1,
    value: ({ light }) => skinColourDistance(light),
    good: { max: 5.1 },
    score: ({ light }) => naturalColourScore(skinColourDistance(light)),
  },
  calm: {
    category: 'background',
    weight: 3,
    value: ({ background }) => background.gradient,
    good: { max: 52.6 },
    score: ({ background }) => backgroundScore(background.gradient),
  },
  alone: {
    category: 'background',
    weight: 2,
    value: ({ faceCount }) => faceCount,
    good: { max: 1 },
    score: ({ faceCount }) => (faceCount === 1 ? 100 : faceCount === 2 ? 30 : 10),
  },
  eyes: {
    category: 'expression',
    weight: 3,
    value: ({ mouth }) => mouth.eyeGapShare,
    good: { min: 0.0273 },
    score: ({ mouth }) => Math.min(100, eyesOpenScore(mouth.eyeGapShare) / 0.9),
  },
  smile: {
    category: 'expression',
    weight: 2,
    value: ({ mouth }) => mouth.cornerLift,
    good: { min: 0 },
    score: ({ mouth: { cornerLift, lipGapShare } }) => {
      const lift = 60 + 15 * linearScore(cornerLift, -0.08, 0) + 17 * linearScore(cornerLift, 0, 0.06);
      const teeth = cornerLift > 0.02 ? 8 * linearScore(lipGapShare, TEETH.from, TEETH.to) : 0;
      return lift + teeth - 60 * linearScore(lipGapShare, WIDE_OPEN.from, WIDE_OPEN.to);
    },
  },
  level: {
    category: 'composition',
    weight: 3,
    value: ({ pose }) => Math.abs(pose.rollDeg),
    good: { max: 8 },
    score: ({ pose }) => graded(Math.abs(pose.rollDeg), 25, 8),
  },
  turned: {
    category: 'composition',
    weight: 2,
    value: ({ pose }) => Math.abs(pose.yawDeg),
    good: { max: 18 },
    score: ({ pose }) => graded(Math.abs(pose.yawDeg), 40, 18),
  },
  pitch: {
    category: 'composition',
    weight: 2,
    value: ({ pose }) => Math.abs(pose.pitchDeg),
    good: { max: 10 },
    score: ({ pose }) => graded(Math.abs(pose.pitchDeg), 25, 10),
  },
  centred: {
    category: 'composition',
    weight: 2,
    value: ({ frame }) => Math.abs(frame.centreOffset),
    good: { max: 0.1 },
    score: ({ frame }) => graded(Math.abs(frame.centreOffset), 0.3, 0.1),
  },
  headSize: {
    category: 'crop',
    weight: 3,
    value: ({ frame }) => frame.headShare,
    good: { min: 0.33, max: 0.74 },
    score: ({ frame }) => within(frame.headShare, [0.1, 0.33, 0.74, 1.05]),
  },
  eyeLine: {
    category: 'crop',
    weight: 1,
    value: ({ frame }) => frame.eyeHeightShare,
    good: { min: 0.48, max: 0.83 },
    score: ({ frame }) => within(frame.eyeHeightShare, [0.3, 0.48, 0.83, 1]),
  },
  above: {
    category: 'crop',
    weight: 2,
    value: ({ frame }) => frame.spaceAbove,
    good: { min: 1 },
    score: ({ frame }) => graded(frame.spaceAbove, 0.5, 1),
  },
  aside: {
    category: 'crop',
    weight: 1,
    value: ({ frame }) => frame.spaceAside,
    good: { min: 1.4 },
    score: ({ frame }) => graded(frame.spaceAside, 0.7, 1.4),
  },
  below: {
    category: 'crop',
    weight: 2,
    value: ({ frame }) => frame.spaceBelow,
    good: { min: 1.55 },
    score: ({ frame }) => graded(frame.spaceBelow, 1, 1.55),
  },
  sharpness: {
    category: 'professional',
    weight: 3,
    value: ({ quality }) => quality.sharpness,
    good: { min: 12 },
    score: ({ quality }) => graded(Math.log2(Math.max(1, quality.sharpness)), Math.log2(3), Math.log2(12)),
  },
  noise: {
    category: 'professional',
    weight: 2,
    value: ({ quality }) => quality.noise,
    good: { max: 4.5 },
    score: ({ quality }) => graded(quality.noise, 10, 4.5),
  },
  compression: {
    category: 'professional',
    weight: 1,
    value: ({ quality }) => quality.blockiness,
    good: { max: 2 },
    score: ({ quality }) => graded(quality.blockiness, 4, 2),
  },
  resolution: {
    category: 'professional',
    weight: 2,
    value: ({ quality }) => quality.headHeightPx,
    good: { min: 260 },
    score: ({ quality }) => graded(quality.headHeightPx, 70, 260),
  },
  eyesFree: {
    category: 'professional',
    weight: 2,
    value: ({ covering }) => covering.eyes,
    good: { max: -0.1 },
    score: ({ covering }) => graded(covering.eyes, 0.6, -0.1),
  },
  mouthFree: {
    category: 'professional',
    weight: 2,
    value: ({ covering }) => covering.mouth,
    good: { max: 0 },
    score: ({ covering }) => graded(covering.mouth, 0.6, 0),
  },
  hat: {
    category: 'professional',
    weight: 2,
    value: ({ covering }) => covering.hat,
    good: { max: -0.1 },
    score: ({ covering }) => graded(covering.hat, 0.5, -0.1),
  },
  clothes: {
    category: 'professional',
    weight: 1,
    value: ({ clothes }) => clothes.gradient,
    good: { max: 200 },
    score: ({ clothes }) => (clothes.gradient === undefined ? 100 : graded(clothes.gradient, 400, 200)),
  },
} as const satisfies Readonly<Record<string, ReviewRule>>;

export type ReviewRuleId = keyof typeof REVIEW_RULES;
export const REVIEW_RULE_IDS = Object.keys(REVIEW_RULES) as readonly ReviewRuleId[];
