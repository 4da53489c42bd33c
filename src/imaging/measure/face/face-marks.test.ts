import { expect, test } from 'vitest';

import { faceMarks } from './face-marks.ts';

test('the marks are midway between the corners of eyes and mouth', () => {
  const mesh = Array.from({ length: 478 }, () => [0, 0, 0] as const).map(
    (point) => [...point] as [number, number, number],
  );
  mesh[33] = [100, 200, 0];
  mesh[133] = [140, 210, 0];
  mesh[362] = [200, 210, 0];
  mesh[263] = [240, 220, 0];
  mesh[61] = [130, 330, 0];
  mesh[291] = [210, 340, 0];
  expect(faceMarks({ mesh }, { widthPx: 640, heightPx: 800 })).toEqual({
    widthPx: 640,
    heightPx: 800,
    leftEye: { x: 120, y: 205 },
    rightEye: { x: 220, y: 215 },
    mouth: { x: 170, y: 335 },
  });
});
