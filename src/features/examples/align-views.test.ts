import { expect, it } from 'vitest';
import type { FaceMarks } from '../../imaging/engine.ts';
import { alignViews } from './align-views.ts';

function marks(widthPx: number, heightPx: number, x: number, eyeLine: number, scale: number): FaceMarks {
  return {
    widthPx,
    heightPx,
    leftEye: { x: x - 75 * scale, y: eyeLine },
    rightEye: { x: x + 75 * scale, y: eyeLine },
    mouth: { x, y: eyeLine + 160 * scale },
  };
}
const round = (view: object) =>
  Object.fromEntries(
    Object.entries(view).map(([name, value]) => [name, Number((value as number).toFixed(3))]),
  );

it('shows both in full when they are the same', () => {
  const same = marks(1024, 1280, 512, 512, 1);
  expect(alignViews(same, same)).toEqual({
    before: { x: 0, y: 0, width: 1024, height: 1280 },
    after: { x: 0, y: 0, width: 1, height: 1 },
  });
});

it('leaves out the space above the head that the selfie does not have', () => {
  // The headshot shows the selfie 1.25 times as large, 128 pixels further down.
  const selfie = marks(1024, 1024, 512, 320, 1);
  const headshot = marks(1024, 1280, 512, 320 * 1.25 + 128, 1.25);
  const { before, after } = alignViews(selfie, headshot);
  expect(round(after)).toEqual({ x: 0.05, y: 0.1, width: 0.9, height: 0.9 });
  expect(before).toEqual({ x: 143, y: 0, width: 737, height: 922 });
});

it('takes the part of a full-length selfie that became the headshot', () => {
  const { before, after } = alignViews(marks(1024, 1024, 600, 200, 0.5), marks(1024, 1280, 512, 400, 1));
  expect(after).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  expect(before).toEqual({ x: 344, y: 0, width: 512, height: 640 });
});

it.each([
  [marks(1024, 1024, 300, 500, 1), marks(1024, 1280, 500, 480, 1.3)],
  [marks(1024, 1024, 700, 300, 0.9), marks(1024, 1280, 540, 500, 1.2)],
  [marks(512, 512, 250, 200, 0.5), marks(1024, 1280, 512, 520, 1.25)],
  [marks(1024, 1024, 512, 900, 1), marks(1024, 1280, 512, 512, 1)],
])('both are 4:5, inside their images, and show the eyes in the same place (%#)', (selfie, headshot) => {
  const { before, after } = alignViews(selfie, headshot);
  expect(before.width / before.height).toBeCloseTo(0.8, 2);
  expect((after.width * headshot.widthPx) / (after.height * headshot.heightPx)).toBeCloseTo(0.8, 3);
  expect(before.x).toBeGreaterThanOrEqual(0);
  expect(before.y).toBeGreaterThanOrEqual(0);
  expect(before.x + before.width).toBeLessThanOrEqual(selfie.widthPx);
  expect(before.y + before.height).toBeLessThanOrEqual(selfie.heightPx);
  expect(after.x + after.width).toBeLessThanOrEqual(1.0001);
  expect(after.y + after.height).toBeLessThanOrEqual(1.0001);
  const shown = {
    x: (selfie.rightEye.x - before.x) / before.width,
    y: (selfie.rightEye.y - before.y) / before.height,
  };
  expect(shown.x).toBeCloseTo((headshot.rightEye.x / headshot.widthPx - after.x) / after.width, 2);
  expect(shown.y).toBeCloseTo((headshot.rightEye.y / headshot.heightPx - after.y) / after.height, 2);
});
