import { expect, test } from 'vitest';

import { deliveredSize } from './compose-headshot.ts';

const USUAL = { widthPx: 1024, heightPx: 1280 };
const LARGE = { widthPx: 2048, heightPx: 2560 };

test('delivers the requested size, up to three times the pixels of the frame', () => {
  expect(deliveredSize({ height: 2000 }, { size: USUAL })).toEqual(USUAL);
  expect(deliveredSize({ height: 427 }, { size: USUAL })).toEqual(USUAL);
  expect(deliveredSize({ height: 854 }, { size: LARGE })).toEqual(LARGE);
});

test('delivers a smaller picture of the same shape for a smaller frame, whatever size was requested', () => {
  expect(deliveredSize({ height: 300 }, { size: USUAL })).toEqual({ widthPx: 720, heightPx: 900 });
  expect(deliveredSize({ height: 300 }, { size: LARGE })).toEqual({ widthPx: 720, heightPx: 900 });
});

test('a frame that is nearly large enough gets the requested size', () => {
  expect(deliveredSize({ height: 410 }, { size: USUAL })).toEqual(USUAL);
});

test('never narrower than 512 pixels', () => {
  expect(deliveredSize({ height: 100 }, { size: USUAL })).toEqual({ widthPx: 512, heightPx: 640 });
  expect(deliveredSize({ height: 100 }, { size: LARGE })).toEqual({ widthPx: 512, heightPx: 640 });
});

test('delivers the larger size when it enlarges the frame by a fifth at most', () => {
  const size = { size: USUAL, largerSize: LARGE };
  expect(deliveredSize({ height: 2560 }, size)).toEqual(LARGE);
  expect(deliveredSize({ height: 2134 }, size)).toEqual(LARGE);
  expect(deliveredSize({ height: 2133 }, size)).toEqual(USUAL);
  expect(deliveredSize({ height: 427 }, size)).toEqual(USUAL);
  expect(deliveredSize({ height: 300 }, size)).toEqual({ widthPx: 720, heightPx: 900 });
});
