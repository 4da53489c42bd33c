import { expect, it } from 'vitest';
import { type CvFrame, checkForCv, checkForLinkedin, type PhotoCheck } from './photo-check.ts';
import type { PhotoFacts } from './photo-header.ts';

const photo: PhotoFacts = {
  kind: 'jpeg',
  byteCount: 120_000,
  widthPx: 800,
  heightPx: 800,
  isTransparent: false,
  isCmyk: false,
  hasLocation: false,
};
const germany: CvFrame = { expectation: 'common', neededPx: { width: 531, height: 709 } };
const verdicts = (checks: readonly PhotoCheck[]) =>
  Object.fromEntries(checks.map(({ id, verdict }) => [id, verdict]));
const finding = (checks: readonly PhotoCheck[], id: PhotoCheck['id']) =>
  checks.find((check) => check.id === id)?.finding;

it('finds no fault in the headshots that we deliver for LinkedIn', () => {
  expect(new Set(checkForLinkedin(photo).map(({ verdict }) => verdict))).toEqual(new Set(['good']));
});

it('finds no fault in the headshots that we deliver for a CV', () => {
  const checks = checkForCv({ ...photo, widthPx: 531, heightPx: 709 }, germany);
  expect(new Set(checks.map(({ verdict }) => verdict))).toEqual(new Set(['good']));
  expect(finding(checks, 'pixels')).toBe('pixels-right');
});

it.each([
  [399, 800, 'linkedin-pixels-too-few'],
  [400, 400, 'linkedin-pixels-enough'],
  [799, 2000, 'linkedin-pixels-enough'],
  [800, 800, 'linkedin-pixels-sharp'],
  [7680, 4320, 'linkedin-pixels-sharp'],
  [7681, 4320, 'linkedin-pixels-too-many'],
  [4000, 4321, 'linkedin-pixels-too-many'],
] as const)('LinkedIn: %i × %i pixels are %s', (widthPx, heightPx, expected) => {
  expect(finding(checkForLinkedin({ ...photo, widthPx, heightPx }), 'pixels')).toBe(expected);
});

it.each([
  [265, 354, 'pixels-too-few'],
  [266, 355, 'pixels-soft'],
  [530, 708, 'pixels-soft'],
  [531, 709, 'pixels-right'],
  [796, 1063, 'pixels-right'],
  [798, 1066, 'pixels-plenty'],
  // A landscape photo is cropped to its height.
  [4000, 708, 'pixels-soft'],
] as const)('45 × 60 mm: %i × %i pixels are %s', (widthPx, heightPx, expected) => {
  expect(finding(checkForCv({ ...photo, widthPx, heightPx }, germany), 'pixels')).toBe(expected);
});

it.each([
  [150_000, 'weight-light'],
  [150_001, 'weight-fine'],
  [500_001, 'weight-heavy'],
  [1_000_001, 'weight-too-heavy'],
] as const)('%i bytes inside a CV are %s', (byteCount, expected) => {
  expect(finding(checkForCv({ ...photo, byteCount }, germany), 'weight')).toBe(expected);
});

it.each([
  ['avoid', 'poor'],
  ['notUsual', 'fair'],
  ['optional', 'good'],
  ['common', 'good'],
  ['expected', 'good'],
] as const)('in a country with the expectation %s, a photo is %s', (expectation, verdict) => {
  expect(verdicts(checkForCv(photo, { ...germany, expectation }))['country']).toBe(verdict);
});

it('has no row about an unknown country', () => {
  expect(verdicts(checkForCv(photo, { ...germany, expectation: undefined }))).not.toHaveProperty('country');
});

it('reports formats that other programs cannot open', () => {
  expect(finding(checkForLinkedin({ ...photo, kind: 'webp' }), 'format')).toBe('linkedin-format-webp');
  expect(finding(checkForCv({ ...photo, kind: 'webp' }, germany), 'format')).toBe('format-webp');
  expect(finding(checkForCv({ ...photo, kind: 'png', isTransparent: true }, germany), 'format')).toBe(
    'format-png-transparent',
  );
  expect(finding(checkForLinkedin({ ...photo, isCmyk: true }), 'format')).toBe('format-cmyk');
  expect(finding(checkForLinkedin({ ...photo, byteCount: 8_000_001 }), 'weight')).toBe(
    'linkedin-weight-over',
  );
});

it('warns of a file that contains a location, and of a crop that removes much', () => {
  expect(verdicts(checkForLinkedin({ ...photo, hasLocation: true }))['place']).toBe('poor');
  expect(finding(checkForLinkedin({ ...photo, heightPx: 1000 }), 'shape')).toBe('shape-near');
  expect(finding(checkForLinkedin({ ...photo, heightPx: 1200 }), 'shape')).toBe('shape-far');
});
