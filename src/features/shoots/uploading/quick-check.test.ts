import { expect, it } from 'vitest';
import { REFUSAL_LIMITS } from '../../../imaging/recipes/selfie/selfie-limits.ts';
import {
  type FaceMeasures,
  QUICK_CHECK_LIMITS,
  type PhotoMeasures,
  quickCheckReason,
} from './quick-check.ts';

const goodFace: FaceMeasures = { sidePx: 300, highlightLuma: 180, clippedShare: 0.01, sharpness: 60 };
const measures = (patch: Partial<PhotoMeasures> = {}): PhotoMeasures => ({
  bestScore: 0.9,
  face: goodFace,
  secondFace: undefined,
  ...patch,
});
const reasonOf = (patch: Partial<FaceMeasures>) =>
  quickCheckReason(measures({ face: { ...goodFace, ...patch } }));

it('lets a good photo pass', () => {
  expect(quickCheckReason(measures())).toBeUndefined();
});

it('refuses a photo without anything like a face, and lets pass what might be one', () => {
  const nobody = { face: undefined, bestScore: 0.2 };
  expect(quickCheckReason(measures(nobody))).toBe('no-face');
  expect(quickCheckReason(measures({ ...nobody, bestScore: 0.45 }))).toBeUndefined();
});

it.each([
  [{ sidePx: 90 }, 'face-too-small'],
  [{ highlightLuma: 23 }, 'too-dark'],
  [{ clippedShare: 0.65 }, 'clipped'],
  [{ sharpness: 0.7 }, 'blurred'],
])('refuses a face with %o', (patch, reason) => {
  expect(reasonOf(patch)).toBe(reason);
});

it('leaves every face near the limits to the server', () => {
  expect(reasonOf({ sidePx: REFUSAL_LIMITS.minFaceHeightPx - 1 })).toBeUndefined();
  expect(reasonOf({ highlightLuma: REFUSAL_LIMITS.minHighlightLuma - 10 })).toBeUndefined();
  expect(reasonOf({ clippedShare: REFUSAL_LIMITS.maxClippedShare + 0.1 })).toBeUndefined();
  expect(reasonOf({ sharpness: REFUSAL_LIMITS.minSharpness - 1 })).toBeUndefined();
});

it('refuses two people of about the same size; a dog or somebody far behind is left to the server', () => {
  const beside = (score: number, heightShare: number) =>
    quickCheckReason(measures({ secondFace: { score, heightShare } }));
  expect(beside(0.86, 0.9)).toBe('several-people');
  expect(beside(0.73, 0.9)).toBeUndefined();
  expect(beside(0.9, 0.4)).toBeUndefined();
});

it('is looser than the server at every limit the two share', () => {
  const limits = QUICK_CHECK_LIMITS;
  // The box is at least 1.13 times the face, the sharpness at least 0.54 times the server's.
  expect(limits.minSidePx / 1.13).toBeLessThan(REFUSAL_LIMITS.minFaceHeightPx);
  expect(limits.minSharpness / 0.54).toBeLessThan(REFUSAL_LIMITS.minSharpness);
  expect(limits.minHighlightLuma).toBeLessThan(REFUSAL_LIMITS.minHighlightLuma);
  expect(limits.maxClippedShare).toBeGreaterThan(REFUSAL_LIMITS.maxClippedShare);
  expect(limits.secondFaceShare).toBeGreaterThan(REFUSAL_LIMITS.secondFaceShare);
});
