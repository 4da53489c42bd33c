import { describe, expect, it } from 'vitest';
import {
  boxAround,
  type CropFrame,
  fitInside,
  isInside,
  largestFrame,
  overhang,
  pointInFrame,
  pointOnPhoto,
} from './crop-frame.ts';

const photo = { widthPx: 1000, heightPx: 800 };
const frame: CropFrame = { centre: { x: 500, y: 400 }, widthPx: 200, heightPx: 400, turnDeg: 0 };

describe('points', () => {
  it('are shares of an upright frame', () => {
    expect(pointInFrame(frame, { x: 400, y: 600 })).toEqual({ x: 0, y: 1 });
    expect(pointOnPhoto(frame, { x: 1, y: 0 })).toEqual({ x: 600, y: 200 });
  });

  it('turn with the frame: turned clockwise by 90°, its top is at the right', () => {
    const top = pointOnPhoto({ ...frame, turnDeg: 90 }, { x: 0.5, y: 0 });
    expect(top.x).toBeCloseTo(700);
    expect(top.y).toBeCloseTo(400);
  });

  it('return to where they were at any turn', () => {
    for (const turnDeg of [-170, -33, 12, 90, 181]) {
      const { x, y } = pointOnPhoto(
        { ...frame, turnDeg },
        pointInFrame({ ...frame, turnDeg }, { x: 7, y: 9 }),
      );
      expect(x).toBeCloseTo(7);
      expect(y).toBeCloseTo(9);
    }
  });
});

it('measures the box around a turned frame', () => {
  const { widthPx, heightPx } = boxAround({ widthPx: 100, heightPx: 100, turnDeg: 45 });
  expect(widthPx).toBeCloseTo(100 * Math.SQRT2);
  expect(heightPx).toBeCloseTo(100 * Math.SQRT2);
});

it('names the edges that a frame reaches over', () => {
  expect(overhang({ ...frame, centre: { x: 80, y: 700 } }, photo)).toEqual({
    left: 20,
    right: 0,
    top: 0,
    bottom: 100,
  });
});

describe('fitInside', () => {
  it('leaves a frame that fits', () => {
    expect(fitInside(frame, photo)).toEqual(frame);
  });

  it('moves a frame over the edge back', () => {
    expect(fitInside({ ...frame, centre: { x: -50, y: 790 } }, photo).centre).toEqual({ x: 100, y: 600 });
  });

  it('reduces a frame that is too large and keeps its shape', () => {
    const fitted = fitInside({ ...frame, widthPx: 800, heightPx: 1600 }, photo);
    expect([fitted.widthPx, fitted.heightPx]).toEqual([400, 800]);
  });

  it.each([-44, -10, 3, 30, 45, 90, 137])('keeps all corners inside at %i°', (turnDeg) => {
    const fitted = fitInside({ centre: { x: 990, y: 3 }, widthPx: 900, heightPx: 1200, turnDeg }, photo);
    expect(isInside(fitted, photo)).toBe(true);
    for (const x of [0, 1]) {
      for (const y of [0, 1]) {
        const corner = pointOnPhoto(fitted, { x, y });
        expect(corner.x).toBeGreaterThan(-0.001);
        expect(corner.x).toBeLessThan(1000.001);
        expect(corner.y).toBeGreaterThan(-0.001);
        expect(corner.y).toBeLessThan(800.001);
      }
    }
    expect(fitted.widthPx / fitted.heightPx).toBeCloseTo(0.75);
  });
});

it('finds the largest frame of a shape', () => {
  expect(largestFrame(photo, 1)).toEqual({
    centre: { x: 500, y: 400 },
    widthPx: 800,
    heightPx: 800,
    turnDeg: 0,
  });
  expect(largestFrame(photo, 2)).toMatchObject({ widthPx: 1000, heightPx: 500 });
});
