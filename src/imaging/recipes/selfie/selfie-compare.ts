import type { RejectReason } from '../../selfie.ts';
import { likeness, SAME_PERSON_LIKENESS } from '../../measure/likeness/likeness.ts';
import { hashDistance } from '../../measure/likeness/perceptual-hash.ts';

/** The properties of a selfie that are compared. The caller drops the face description right after the comparison. */
export interface ComparableSelfie {
  /** Undefined for an unreadable file, which is never a duplicate. */
  readonly perceptualHash: string | undefined;
  /** Undefined when no face was found. Such a selfie never gets the reason `other-person`. */
  readonly description: Float32Array | undefined;
}

/** Greatest Hamming distance between the hashes of two copies of one photo. Resized and recompressed copies differ by 0–4 bits. */
const MAX_DUPLICATE_BITS = 5;
/**
 * Median likeness below which a selfie shows another person. It is lower than the limit for the same person in one pair
 * (SAME_PERSON_LIKENESS), so that one selfie with another beard, glasses or light does not lose a customer. Different people have
 * a median of 0.34 (likeness.ts).
 */
const OTHER_PERSON_LIKENESS = 0.52;

/**
 * Compares the selfies of a shoot with each other. `duplicate` means that an earlier selfie is the same photo, `other-person` that
 * the median likeness to the majority is below OTHER_PERSON_LIKENESS. When no majority shows one person, no selfie gets
 * `other-person`, because the order of uploads must not decide who the customer is.
 * @returns one list of reasons for each selfie, in the given order
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

/** Returns the selfies that show the same person as the one with the most matches; none unless they are the majority. */
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
