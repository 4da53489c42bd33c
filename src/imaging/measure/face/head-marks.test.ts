import { describe, expect, it } from 'vitest';
import type { Face } from '../../models/face/face.ts';
import { turned } from '../../raster/crop-frame.ts';
import type { Point } from '../../raster/image.ts';
import { headMarks } from './head-marks.ts';

/** The chin is 130 px below the eyes and the forehead 60 px above: the head is 1.32 × 190 px tall. */
const POINTS: Readonly<Record<number, Point>> = {
  468: { x: 450, y: 500 },
  473: { x: 550, y: 500 },
  10: { x: 500, y: 440 },
  152: { x: 500, y: 630 },
};
const HEAD_PX = 1.32 * 190;

function faceTurned(deg: number): Pick<Face, 'mesh'> {
  const mesh = Array.from({ length: 478 }, (_, index) => {
    const { x, y } = POINTS[index] ?? { x: 500, y: 500 };
    const moved = turned({ x: x - 500, y: y - 500 }, deg);
    return [500 + moved.x, 500 + moved.y, 0] as const;
  });
  return { mesh };
}

it.each([0, 20, 90, -135])('estimates the crown above the eyes of a head turned by %i°', (deg) => {
  const { chin, crown, hairTop } = headMarks(faceTurned(deg));
  expect(Math.hypot(chin.x - crown.x, chin.y - crown.y)).toBeCloseTo(HEAD_PX);
  const up = turned({ x: 0, y: -(HEAD_PX - 130) }, deg);
  expect(crown.x).toBeCloseTo(500 + up.x);
  expect(crown.y).toBeCloseTo(500 + up.y);
  expect(hairTop, 'without a matte nobody knows the hair').toEqual(crown);
});

it('keeps the crown above the eyes when the chin is turned aside', () => {
  const face = faceTurned(0);
  const mesh = face.mesh.map((point, index) => (index === 152 ? ([530, 630, 0] as const) : point));
  const { crown } = headMarks({ mesh });
  expect(crown.x).toBeCloseTo(500);
  expect(crown.y).toBeCloseTo(630 - HEAD_PX);
});

describe('with a matte', () => {
  const matte = (topY: number, strandFromY = topY) => {
    const data = new Uint8Array(1000 * 1000);
    for (let y = 0; y < 1000; y++)
      for (let x = 0; x < 1000; x++) {
        const isHead = y >= topY && x > 380 && x < 620;
        const isStrand = y >= strandFromY && Math.abs(x - 500) <= 2;
        if (isHead || isStrand) data[y * 1000 + x] = 255;
      }
    return { widthPx: 1000, heightPx: 1000, data };
  };
  const heights = (topY: number, strandFromY?: number, photoFromY = 0) => {
    const person = { matte: matte(topY, strandFromY), isOnPhoto: ({ y }: Point) => y >= photoFromY };
    const { hairTop, crown, chin } = headMarks(faceTurned(0), person);
    return { hair: chin.y - hairTop.y, crown: chin.y - crown.y };
  };

  it('finds the top of the hair, and the skull a little below it', () => {
    const { hair, crown } = heights(380);
    expect(Math.abs(hair - 250)).toBeLessThan(4);
    expect(crown).toBeCloseTo(hair * 0.965);
  });

  it('ignores a single strand', () => {
    expect(Math.abs(heights(380, 290).hair - 250)).toBeLessThan(4);
  });

  it('ends hair that the photo cuts off at its edge, and knows no more about the skull than before', () => {
    const { hair, crown } = heights(300, 300, 390);
    expect(Math.abs(hair - 240)).toBeLessThan(4);
    expect(crown).toBeCloseTo(1.32 * 190);
  });

  it('takes neither high hair nor a gap in the matte for the skull', () => {
    expect(heights(280).crown).toBeCloseTo(1.33 * 190);
    expect(heights(414).crown).toBeCloseTo(1.2 * 190);
  });
});
