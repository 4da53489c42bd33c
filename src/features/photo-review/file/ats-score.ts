import type { PhotoExpectation } from '../../../catalog/photo-standards.ts';
import type { PhotoCheck, Verdict } from './photo-check.ts';

const POINTS: Readonly<Record<Verdict, number>> = { good: 100, fair: 60, poor: 10 };
/**
 * Weights of the checks. They rate only what a photo does to an application: an applicant tracking system reads text and scores no
 * photo, so no such system is asked, and none is imitated.
 */
const WEIGHTS: Readonly<Record<Exclude<PhotoCheck['id'], 'country'>, number>> = {
  weight: 30,
  format: 25,
  pixels: 25,
  shape: 10,
  place: 10,
};
/** The most that a photo can reach where applications come without one. */
const COUNTRY_CAPS: Readonly<Partial<Record<PhotoExpectation, number>>> = { avoid: 40, notUsual: 70 };

/** Returns how well a photo's file suits application systems and the country's customs, a whole number 0–100. */
export function atsScore(checks: readonly PhotoCheck[], expectation?: PhotoExpectation): number {
  let [sum, weights] = [0, 0];
  for (const { id, verdict } of checks) {
    if (id === 'country') continue;
    sum += WEIGHTS[id] * POINTS[verdict];
    weights += WEIGHTS[id];
  }
  const cap = (expectation && COUNTRY_CAPS[expectation]) ?? 100;
  return Math.round(Math.min(cap, sum / weights));
}
