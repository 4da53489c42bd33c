import { describe, expect, it } from 'vitest';
import type { HeadMarks } from '../measure/face/head-marks.ts';
import { isInside, turned } from '../raster/crop-frame.ts';
import { type Composition, measureCrop, solveDocumentCrop } from './document-crop.ts';

const photo = { widthPx: 3000, heightPx: 4000 };
/** A head of 600 px in the middle of the photo, with 40 px of hair. */
const marks: HeadMarks = {
  chin: { x: 1500, y: 2000 },
  crown: { x: 1500, y: 1400 },
  hairTop: { x: 1500, y: 1360 },
  leftEye: { x: 1440, y: 1700 },
  rightEye: { x: 1560, y: 1700 },
};
const icao: Composition = {
  top: 'crown',
  head: { min: 0.7, max: 0.8 },
  margin: { min: 0.05, max: 0.16 },
  marginAim: 0.1,
};

it('puts the head in the middle of the range, centred', () => {
  const { frame, claim, lacks } = solveDocumentCrop(marks, photo, 7 / 9, icao);
  expect(lacks).toBeUndefined();
  expect(frame).toEqual({ centre: { x: 1500, y: 1720 }, widthPx: 800 * (7 / 9), heightPx: 800, turnDeg: 0 });
  expect(claim.head).toBeCloseTo(0.75);
  expect(claim.margin).toBeCloseTo(0.1);
  expect(claim.eyes).toBeCloseTo(0.475);
  expect(claim.offCentre).toBeCloseTo(0);
});

it('measures to the top of the hair where that is asked for', () => {
  const { frame, claim } = solveDocumentCrop(marks, photo, 1, {
    ...icao,
    top: 'hair',
    head: { min: 0.5, max: 0.7 },
  });
  expect(frame.heightPx).toBeCloseTo(640 / 0.6);
  expect(claim.head).toBeCloseTo(0.6);
});

it.each([-25, -4, 7, 90, 180])('levels eyes that lean by %i°', (leanDeg) => {
  const about = ({ x, y }: { x: number; y: number }) => {
    const moved = turned({ x: x - 1500, y: y - 1700 }, leanDeg);
    return { x: 1500 + moved.x, y: 2000 + moved.y };
  };
  const leaning: HeadMarks = {
    chin: about(marks.chin),
    crown: about(marks.crown),
    hairTop: about(marks.hairTop),
    leftEye: about(marks.leftEye),
    rightEye: about(marks.rightEye),
  };
  const { claim, frame } = solveDocumentCrop(leaning, photo, 7 / 9, icao);
  expect(claim.tiltDeg).toBeCloseTo(0);
  expect(claim.head).toBeCloseTo(0.75);
  expect(claim.margin).toBeCloseTo(0.1);
  expect(Math.abs(frame.turnDeg - leanDeg) % 360).toBeCloseTo(0);
});

it('moves the head up to put the eyes where they must be', () => {
  const { claim } = solveDocumentCrop(marks, photo, 1, { ...icao, eyes: { min: 0.43, max: 0.44 } });
  expect(claim.eyes).toBeGreaterThanOrEqual(0.43);
  expect(claim.eyes).toBeLessThanOrEqual(0.44);
  expect(claim.head).toBeGreaterThanOrEqual(0.7);
});

describe('on photos that are too tight', () => {
  it('uses the larger allowed head when the photo ends below it', () => {
    // At 75 % the photo would have to reach 2072 px with the largest margin above.
    const tight = { widthPx: 3000, heightPx: 2060 };
    const { claim, frame, lacks } = solveDocumentCrop(marks, tight, 7 / 9, icao);
    expect(lacks).toBeUndefined();
    expect(isInside(frame, tight)).toBe(true);
    expect(claim.head).toBeGreaterThan(0.75);
    expect(claim.head).toBeLessThanOrEqual(0.8);
  });

  it('tells which side lacks how much, and stays inside', () => {
    const { frame, lacks, claim } = solveDocumentCrop(marks, { widthPx: 1700, heightPx: 4000 }, 7 / 9, icao);
    expect(isInside(frame, { widthPx: 1700, heightPx: 4000 })).toBe(true);
    // The frame of 622 px around x = 1500 ends at 1811, 111 px after the photo: the head is too large or off its middle.
    expect(lacks?.right).toBeCloseTo(111.1 / 800, 3);
    expect(lacks).toMatchObject({ left: 0, top: 0, bottom: 0 });
    expect(claim.offCentre).toBeGreaterThan(0.1);
  });

  it('does not call the photo too small when only the eyes miss their place', () => {
    const { lacks, claim } = solveDocumentCrop(marks, photo, 7 / 9, {
      ...icao,
      eyes: { min: 0.8, max: 0.9 },
    });
    expect(claim.eyes).toBeLessThan(0.8);
    expect(lacks).toBeUndefined();
  });

  it('claims what the crop inside the photo has, not what was wanted', () => {
    const small = { widthPx: 3000, heightPx: 640 };
    const low: HeadMarks = {
      chin: { x: 1500, y: 620 },
      crown: { x: 1500, y: 20 },
      hairTop: { x: 1500, y: 0 },
      leftEye: { x: 1440, y: 320 },
      rightEye: { x: 1560, y: 320 },
    };
    const { claim, frame, lacks } = solveDocumentCrop(low, small, 7 / 9, icao);
    expect(isInside(frame, small)).toBe(true);
    expect(claim.head).toBeCloseTo(600 / frame.heightPx);
    // The whole head is kept, as small as the photo allows.
    expect(claim.head).toBeGreaterThan(600 / 640);
    expect(claim.head).toBeLessThan(0.96);
    expect(claim.margin).toBeGreaterThan(0);
    expect(claim.margin + claim.head).toBeLessThan(1);
    expect(lacks?.top).toBeCloseTo(60 / 800);
    expect(lacks?.bottom).toBeCloseTo(100 / 800);
  });
});

it('measures the tilt of a frame that is not level', () => {
  const { frame } = solveDocumentCrop(marks, photo, 7 / 9, icao);
  expect(measureCrop({ ...frame, turnDeg: -6 }, marks, 'crown').tiltDeg).toBeCloseTo(6);
});
