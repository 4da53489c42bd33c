import type { HeadshotMeasures } from '../../finished-headshot.ts';
import type { SelfieCaution, SelfieMeasures } from '../../selfie.ts';
import { linearScore } from '../../measure/linear-score.ts';

/** The measures of a finished headshot and of the selfie it was made of. */
export interface ScorableHeadshot {
  readonly measures: HeadshotMeasures;
  readonly selfie: {
    /** Undefined when the selfie is erased. */
    readonly measures: SelfieMeasures | undefined;
    readonly cautions: readonly SelfieCaution[];
  };
}

/** Weights of the parts; they sum to 1. */
const WEIGHTS = { technique: 0.35, expression: 0.35, framing: 0.3 };

/**
 * Rates a delivered headshot, 0–1; higher is better. Every headshot has passed its limits (measure/headshot-limits.ts); the
 * score prefers those that are comfortably inside them. It has three parts, none of which rates beauty, age or anything else
 * about the person:
 * - technique: sharp, not enlarged, clean edges, the skin's texture and tone kept
 * - expression: open eyes and a level look into the camera
 * - framing: a head of usual size with its eyes at the usual height, in the middle, with air above it
 */
export function headshotScore({ measures, selfie }: ScorableHeadshot): number {
  return (
    WEIGHTS.technique * technique(measures) +
    WEIGHTS.expression * expression(selfie.measures, measures.rollDeg) +
    WEIGHTS.framing * framing(measures)
  );
}

function technique(measures: HeadshotMeasures): number {
  const sharp = linearScore(measures.sharpness, 4, 60);
  const fine = linearScore(measures.enlargement, 2.2, 1);
  const clean = linearScore(measures.edgeSpillDeltaE, 20, 4) * linearScore(measures.edgeHaloDeltaL, 30, 6);
  const texture = measures.textureKept === undefined ? 0.7 : linearScore(measures.textureKept, 0.75, 0.95);
  const tone = linearScore(measures.skinShiftDeltaE, 6, 2);
  return 0.35 * sharp + 0.2 * fine + 0.2 * clean + 0.15 * texture + 0.1 * tone;
}

function expression(selfie: SelfieMeasures | undefined, rollDeg: number): number {
  if (selfie === undefined) return 0.5;
  const open = linearScore(selfie.eyeOpenness, 0.14, 0.27);
  const frontal = linearScore(Math.abs(selfie.yawDeg), 28, 6);
  const level = linearScore(Math.abs(selfie.pitchDeg), 20, 6);
  const upright = linearScore(Math.abs(rollDeg), 2.5, 0.5);
  return (0.3 + 0.7 * open) * (0.45 * frontal + 0.4 * level + 0.15 * upright);
}

function framing(measures: HeadshotMeasures): number {
  const { headHeightShare, eyeLineShare, crownLineShare, faceCentreShare } = measures;
  const size =
    headHeightShare < 0.55
      ? linearScore(headHeightShare, 0.3, 0.5)
      : linearScore(headHeightShare, 0.78, 0.66);
  const height = linearScore(Math.abs(eyeLineShare - 0.4), 0.14, 0.03);
  const air =
    crownLineShare < 0.08
      ? linearScore(crownLineShare, -0.06, 0.04)
      : linearScore(crownLineShare, 0.25, 0.13);
  const middle = linearScore(Math.abs(faceCentreShare - 0.5), 0.15, 0.04);
  return 0.3 * size + 0.25 * height + 0.25 * air + 0.2 * middle;
}
