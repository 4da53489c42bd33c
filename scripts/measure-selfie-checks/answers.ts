import { withFrameCautions } from '../../src/imaging/recipes/person/frame-portrait.ts';
import { judgeSelfie } from '../../src/imaging/recipes/selfie/judge-selfie.ts';
import { LIMITS, type LimitSet } from '../../src/imaging/recipes/selfie/selfie-limits.ts';
import type { Row } from './collect.ts';

export interface Answer {
  readonly reasons: readonly string[];
  readonly cautions: readonly string[];
}

/** Returns what the check would answer to a measured picture. */
export function answerTo(row: Row, limits: LimitSet = LIMITS): Answer {
  if (row.signs === undefined || row.frame === undefined) return { reasons: ['no-face'], cautions: [] };
  const { reasons, cautions } = judgeSelfie(row.signs, limits);
  if (reasons.length > 0) return { reasons, cautions: [] };
  if (!row.frame.fits) return { reasons: ['no-crop'], cautions: [] };
  return {
    reasons: [],
    cautions: withFrameCautions([...cautions, ...row.otherCautions], row.frame.cautions),
  };
}

/** Returns true when a picture without a defect is refused, which costs a customer. */
export function isWrongRefusal(row: Row, limits?: LimitSet): boolean {
  return row.group !== 'defect' && answerTo(row, limits).reasons.length > 0;
}

/** Returns true when a picture with a defect is accepted. */
export function isWrongAccept(row: Row, limits?: LimitSet): boolean {
  return row.group === 'defect' && answerTo(row, limits).reasons.length === 0;
}

/** Returns true when the picture is accepted without a caution. */
export function isCalledGood(row: Row, limits?: LimitSet): boolean {
  const { reasons, cautions } = answerTo(row, limits);
  return reasons.length === 0 && cautions.length === 0;
}
