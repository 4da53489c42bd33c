import { expect, it } from 'vitest';
import { type CvFrame, cvChecks, linkedinChecks, type PhotoCheck } from './photo-check.ts';
import type { PhotoFacts } from './picture-header.ts';

const photo: PhotoFacts = {
  kind: 'jpeg',
  byteCount: 120_000,
  widthPx: 800,
  heightPx: 800,
  transparent: false,
  cmyk: false,
  hasPlace: false,
};
const germany: CvFrame = { expectation: 'common', neededPx: { width: 531, height: 709 } };
const verdicts = (checks: readonly PhotoCheck[]) =>
  Object.fromEntries(checks.map(({ id, verdict }) => [id, verdict]));
const finding = (checks: readonly PhotoCheck[], id: PhotoCheck['id']) =>
  checks.find((check) => check.id === id)?.finding;

it('finds nothing to mend on what we deliver for LinkedIn', () => {
  expect(new Set(linkedinChecks(photo).map(({ verdict }) => verdict))).toEqual(new Set(['good']));
});

it('finds nothing to mend on what we deliver for a CV', () => {
  const checks = cvChecks({ ...photo, widthPx: 531, heightPx: 709 }, germany);
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
  expect(finding(linkedinChecks({ ...photo, widthPx, heightPx }), 'pixels')).toBe(expected);
});

it.each([
  [265, 354, 'pixels-too-few'],
  [266, 355, 'pixels-soft'],
  [530, 708, 'pixels-soft'],
  [531, 709, 'pixels-right'],
  [796, 1063, 'pixels-right'],
  [798, 1066, 'pixels-plenty'],
  // A landscape picture keeps its height only.
  [4000, 708, 'pixels-soft'],
] as const)('45 × 60 mm: %i × %i pixels are %s', (widthPx, heightPx, expected) => {
  expect(finding(cvChecks({ ...photo, widthPx, heightPx }, germany), 'pixels')).toBe(expected);
});

it.each([
  [150_000, 'weight-light'],
  [150_001, 'weight-fine'],
  [500_001, 'weight-heavy'],
  [1_000_001, 'weight-too-heavy'],
] as const)('%i bytes inside a CV are %s', (byteCount, expected) => {
  expect(finding(cvChecks({ ...photo, byteCount }, germany), 'weight')).toBe(expected);
});

it.each([
  ['avoid', 'poor'],
  ['notUsual', 'fair'],
  ['optional', 'good'],
  ['common', 'good'],
  ['expected', 'good'],
] as const)('in a country that says %s a photo is %s', (expectation, verdict) => {
  expect(verdicts(cvChecks(photo, { ...germany, expectation }))['country']).toBe(verdict);
});

it('says nothing of a country it does not know', () => {
  expect(verdicts(cvChecks(photo, { ...germany, expectation: undefined }))).not.toHaveProperty('country');
});

it('knows what other programs cannot open', () => {
  expect(finding(linkedinChecks({ ...photo, kind: 'webp' }), 'format')).toBe('linkedin-format-webp');
  expect(finding(cvChecks({ ...photo, kind: 'webp' }, germany), 'format')).toBe('format-webp');
  expect(finding(cvChecks({ ...photo, kind: 'png', transparent: true }, germany), 'format')).toBe(
    'format-png-transparent',
  );
  expect(finding(linkedinChecks({ ...photo, cmyk: true }), 'format')).toBe('format-cmyk');
  expect(finding(linkedinChecks({ ...photo, byteCount: 8_000_001 }), 'weight')).toBe('linkedin-weight-over');
});

it('warns of a file that tells a place, and of a crop that takes much', () => {
  expect(verdicts(linkedinChecks({ ...photo, hasPlace: true }))['place']).toBe('poor');
  expect(finding(linkedinChecks({ ...photo, heightPx: 1000 }), 'shape')).toBe('shape-near');
  expect(finding(linkedinChecks({ ...photo, heightPx: 1200 }), 'shape')).toBe('shape-far');
});
