import type { RejectReason } from '../../selfie.ts';
import { likeness, SAME_PERSON_LIKENESS } from '../../measure/likeness/likeness.ts';
import { hashDistance } from '../../measure/likeness/perceptual-hash.ts';

/** What comparing needs of a selfie; the description is dropped by the caller right after. */
export interface ComparableSelfie {
  /** Undefined for a file that cannot be read; it is nobody's duplicate. */
  readonly perceptualHash: string | undefined;
  /** Undefined when no face was found; such a selfie is never called another person. */
  readonly description: Float32Array | undefined;
}

/** Bits that two uploads of one photo may differ by: resized and recompressed copies differ by 0–4. */
const MAX_DUPLICATE_BITS = 5;
/**
 * Bar for "not the person the others show": under the bar for "the same person" of one pair, because one selfie
 * with another beard, glasses or light must not lose a customer. Different people: median 0.34 (likeness.ts).
 */
const OTHER_PERSON_LIKENESS = 0.52;

/**
 * One list of reasons per selfie, in order. `duplicate`: an earlier selfie is the same photo. `other-person`: the
 * median likeness to the selfies that agree with each other is under the bar. When those are not more than half,
 * nobody is called the other person: the order of uploads must not decide who the customer is.
 */
export function compareSelfies(selfies: readonly ComparableSelfie[]): readonly (readonly RejectReason[])[] {
  const descriptions = selfies.map((selfie) => selfie.description);
  const agreeing = agreeingSelfies(descriptions);
  return selfies.map((selfie, index) => {
    const reasons: RejectReason[] = [];
    if (selfies.slice(0, index).some((earlier) => isCopy(earlier, selfie))) reasons.push('duplicate');

    const others = agreeing.filter((other) => other !== selfie.description);
    if (selfie.description !== undefined && others.length > 0) {
      const { description } = selfie;
      if (median(others.map((other) => likeness(description, other))) < OTHER_PERSON_LIKENESS) {
        reasons.push('other-person');
      }
    }
    return reasons;
  });
}

function isCopy(a: ComparableSelfie, b: ComparableSelfie): boolean {
  if (a.perceptualHash === undefined || b.perceptualHash === undefined) return false;
  return hashDistance(a.perceptualHash, b.perceptualHash) <= MAX_DUPLICATE_BITS;
}

/** The selfies that show the same person as the best connected one; none unless they are the majority. */
function agreeingSelfies(descriptions: readonly (Float32Array | undefined)[]): readonly Float32Array[] {
  const known = descriptions.filter((description) => description !== undefined);
  let largest: readonly Float32Array[] = [];
  for (const centre of known) {
    const alike = known.filter((other) => likeness(centre, other) >= SAME_PERSON_LIKENESS);
    if (alike.length > largest.length) largest = alike;
  }
  return largest.length * 2 > known.length ? largest : [];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
