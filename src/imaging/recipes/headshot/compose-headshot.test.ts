import { expect, test } from 'vitest';

import { deliveredSize } from './compose-headshot.ts';

const USUAL = { widthPx: 1024, heightPx: 1280 };
const LARGE = { widthPx: 2048, heightPx: 2560 };

test('the asked size, up to three times the pixels of the frame', () => {
  expect(deliveredSize({ height: 2000 }, { size: USUAL })).toEqual(USUAL);
  expect(deliveredSize({ height: 427 }, { size: USUAL })).toEqual(USUAL);
  expect(deliveredSize({ height: 854 }, { size: LARGE })).toEqual(LARGE);
});

test('of a smaller frame a smaller picture of the same shape, whatever was asked', () => {
  expect(deliveredSize({ height: 300 }, { size: USUAL })).toEqual({ widthPx: 720, heightPx: 900 });
  expect(deliveredSize({ height: 300 }, { size: LARGE })).toEqual({ widthPx: 720, heightPx: 900 });
});

test('what is nearly large enough is made as large', () => {
  expect(deliveredSize({ height: 410 }, { size: USUAL })).toEqual(USUAL);
});

test('never narrower than 512 pixels', () => {
  expect(deliveredSize({ height: 100 }, { size: USUAL })).toEqual({ widthPx: 512, heightPx: 640 });
  expect(deliveredSize({ height: 100 }, { size: LARGE })).toEqual({ widthPx: 512, heightPx: 640 });
});

test('the larger size where the pixels of the frame fill it but for a fifth, else as without', () => {
  const size = { size: USUAL, largerSize: LARGE };
  expect(deliveredSize({ height: 2560 }, size)).toEqual(LARGE);
  expect(deliveredSize({ height: 2134 }, size)).toEqual(LARGE);
  expect(deliveredSize({ height: 2133 }, size)).toEqual(USUAL);
  expect(deliveredSize({ height: 427 }, size)).toEqual(USUAL);
  expect(deliveredSize({ height: 300 }, size)).toEqual({ widthPx: 720, heightPx: 900 });
});
