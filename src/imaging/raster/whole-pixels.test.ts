import { expect, test } from 'vitest';

import { wholePixels } from './whole-pixels.ts';

const IMAGE = { widthPx: 3, heightPx: 2 };

test('whole pixels inside the image', () => {
  expect(wholePixels(IMAGE, { x: 1, y: 1, width: 2, height: 1 })).toEqual({
    x: 1,
    y: 1,
    width: 2,
    height: 1,
  });
  expect(wholePixels(IMAGE, { x: 1, y: 0, width: 9, height: 1 })).toEqual({
    x: 1,
    y: 0,
    width: 2,
    height: 1,
  });
  const wider = { x: -5, y: -5, width: 6, height: 99 };
  expect(wholePixels(IMAGE, wider)).toEqual({ x: 0, y: 0, width: 1, height: 2 });
});

test('a pixel that is only touched is taken', () => {
  const touching = { x: 0.9, y: 0.2, width: 0.2, height: 0.3 };
  expect(wholePixels(IMAGE, touching)).toEqual({ x: 0, y: 0, width: 2, height: 1 });
});

test('throws when the rectangle is outside the image', () => {
  expect(() => wholePixels(IMAGE, { x: 5, y: 0, width: 1, height: 1 })).toThrow('overlaps');
  expect(() => wholePixels(IMAGE, { x: 0, y: -3, width: 1, height: 3 })).toThrow('overlaps');
});
