import { expect, it } from 'vitest';
import { atsScore } from './ats-score.ts';
import { checkForCv, checkForLinkedin } from './photo-check.ts';

const JPEG = {
  kind: 'jpeg',
  byteCount: 120_000,
  widthPx: 600,
  heightPx: 800,
  isTransparent: false,
  isCmyk: false,
  hasLocation: false,
} as const;
const FRAME = { expectation: 'common', neededPx: { width: 531, height: 709 } } as const;

it('gives a light JPEG of the right size everything', () => {
  expect(atsScore(checkForCv(JPEG, FRAME), 'common')).toBe(100);
});

it.each([
  ['a heavy file', { byteCount: 3_000_000 }, 73],
  ['WebP', { kind: 'webp' as const }, 78],
  ['HEIC', { kind: 'heif' as const }, 78],
  ['too few pixels', { widthPx: 120, heightPx: 160 }, 78],
  ['a location', { hasLocation: true }, 91],
])('%s costs its weight', (_, change, expected) => {
  expect(atsScore(checkForCv({ ...JPEG, ...change }, FRAME), 'common')).toBe(expected);
});

it.each([
  ['avoid', 40],
  ['notUsual', 70],
  ['optional', 100],
  ['expected', 100],
] as const)('where photos are "%s", the score is at most %d', (expectation, most) => {
  expect(atsScore(checkForCv(JPEG, { ...FRAME, expectation }), expectation)).toBe(most);
});

it('rates a file for LinkedIn without any country', () => {
  expect(atsScore(checkForLinkedin({ ...JPEG, widthPx: 800 }))).toBe(100);
});
