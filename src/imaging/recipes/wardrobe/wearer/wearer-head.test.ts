import { expect, test } from 'vitest';

import type { Point } from '../../../raster/image.ts';
import { wearerHead } from './wearer-head.ts';

/** A mesh of a head this wide between the temples, 100 px from hairline to chin. */
function mesh(widthPx: number): Point[] {
  const points = Array.from({ length: 478 }, () => ({ x: 0, y: 0 }));
  points[127] = { x: 300 - widthPx / 2, y: 240 };
  points[356] = { x: 300 + widthPx / 2, y: 240 };
  points[10] = { x: 300, y: 200 };
  points[152] = { x: 300, y: 300 };
  return points;
}

test('is as large as the mean of width and height, and ends at the chin', () => {
  expect(wearerHead(mesh(81), 0)).toEqual({ sizePx: 90, chin: { x: 300, y: 300 } });
});

test.each([-30, -12, 20, 40])('a head turned by %i° is as large as a frontal one', (yawDeg) => {
  const seen = 81 * Math.cos((yawDeg * Math.PI) / 180);
  expect(wearerHead(mesh(seen), yawDeg).sizePx).toBeCloseTo(90);
});

test('the correction for the yaw is limited for a profile', () => {
  expect(wearerHead(mesh(81), 85).sizePx).toBeCloseTo(90 / Math.sqrt(0.7));
});
