import { expect, test } from 'vitest';
import { overlaySvg } from '../../../codecs/overlay-svg.ts';
import type { GarmentShape } from '../../../garment.ts';
import { shapeSvg } from './shape-svg.ts';

const SHAPE: GarmentShape = {
  kind: 'over',
  parts: {
    cloth: [
      [
        [40, 60],
        [90, 60],
        [90, 110],
        [40, 110],
      ],
    ],
  },
  collar: { left: [60, 40], right: [140, 40] },
  patches: [
    [
      [150, 150],
      [170, 150],
      [160, 170],
    ],
  ],
  mirror: { clean: 'left', middleX: 100 },
};

test('draws outlines, collar points and the middle where the shape has them, and leaves the rest as it is', async () => {
  const [widthPx, heightPx] = [200, 200];
  const grey = { widthPx, heightPx, data: new Uint8Array(widthPx * heightPx * 3).fill(128) };
  const { data } = await overlaySvg(grey, shapeSvg(SHAPE, grey));
  const at = (x: number, y: number) => [...data.slice((y * widthPx + x) * 3, (y * widthPx + x) * 3 + 3)];
  expect(at(90, 80)).toEqual([255, 45, 85]);
  expect(at(65, 80)).toEqual([128, 128, 128]);
  expect(at(60, 32)).toEqual([48, 209, 88]);
  expect(at(140, 32)).toEqual([48, 209, 88]);
  expect(at(100, 195)).toEqual([255, 255, 255]);
  expect(at(151, 150)).toEqual([191, 90, 242]);
  expect(at(190, 190)).toEqual([128, 128, 128]);
});

test('numbers the pixels every hundred', () => {
  const numbers = [...shapeSvg(SHAPE, { widthPx: 350, heightPx: 250 }).matchAll(/<text[^>]*>(\d+)</g)];
  expect(numbers.map(([, number]) => number)).toEqual(['100', '200', '300', '100', '200']);
});
