import { expect, test } from 'vitest';

import type { Garment } from '../../garment.ts';
import { mirrorGarment } from './mirror-garment.ts';

const garment = (): Garment => ({
  id: 'jacket',
  kind: 'over',
  cutout: {
    widthPx: 3,
    heightPx: 2,
    rgb: Uint8Array.from({ length: 18 }, (_, i) => i),
    alpha: Uint8Array.of(1, 2, 3, 4, 5, 6),
  },
  parts: Uint8Array.of(0, 1, 2, 0, 0, 255),
  collar: { left: { x: 0.5, y: 1 }, right: { x: 2, y: 0 } },
  head: { sizePx: 2, chin: { x: 1, y: 0 } },
  cut: [{ x: 0, y: 1 }],
});

test('left becomes right, row by row and colour by colour', () => {
  const mirrored = mirrorGarment(garment());
  expect([...mirrored.cutout.rgb]).toEqual([6, 7, 8, 3, 4, 5, 0, 1, 2, 15, 16, 17, 12, 13, 14, 9, 10, 11]);
  expect([...mirrored.cutout.alpha]).toEqual([3, 2, 1, 6, 5, 4]);
  expect([...mirrored.parts]).toEqual([2, 1, 0, 255, 0, 0]);
  expect(mirrored.collar).toEqual({ left: { x: 1, y: 0 }, right: { x: 2.5, y: 1 } });
  expect(mirrored.head.chin).toEqual({ x: 2, y: 0 });
  expect(mirrored.cut).toEqual([{ x: 3, y: 1 }]);
  expect(mirrored.mirrored).toBe(true);
});

test('mirrored twice it is as it was', () => {
  expect(mirrorGarment(mirrorGarment(garment()))).toEqual({ ...garment(), mirrored: false });
});
