import { expect, it } from 'vitest';
import { galleryTexts } from '../../../i18n/gallery/index.ts';
import { likenessCheck } from './likeness-check.ts';

it.each([
  [0.55, false, 55],
  [0.6, false, 60],
  [0.62, true, 62],
  [0.68, true, 68],
  [0.941, true, 94],
  [0.549, false, 55],
])('%f passed clearly: %s, with %i', (likeness, isClear, value) => {
  expect(likenessCheck(likeness)).toEqual({ isClear, value, minimum: 55 });
});

it.each(['en', 'de', 'es'] as const)(
  'has texts in %s, with figures only in the last one and never as a percentage',
  (language) => {
    const { likeness } = galleryTexts[language].frame;
    expect(likeness.passed).not.toMatch(/\d/);
    const clear = likeness.level(true);
    expect(clear).not.toBe(likeness.level(false));
    for (const sentence of [likeness.passed, likeness.compared, clear, likeness.level(false)])
      expect(sentence).not.toMatch(/\d|%/);
    expect(likeness.figures(68, 55)).toMatch(/68.*55/);
    expect(likeness.figures(68, 55)).not.toContain('%');
  },
);
