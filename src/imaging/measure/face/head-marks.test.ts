import { describe, expect, it } from 'vitest';
import type { Face } from '../../models/face/face.ts';
import { turned } from '../../raster/crop-frame.ts';
import type { Point } from '../../raster/image.ts';
import { headMarks } from './head-marks.ts';

/** Pupils 100 px apart, the mouth 80 px and the chin 130 px below them: the head is 1.7699 × 180 px tall. */
const POINTS: Readonly<Record<number, Point>> = {
  468: { x: 450, y: 500 },
  473: { x: 550, y: 500 },
  61: { x: 470, y: 580 },
  291: { x: 530, y: 580 },
  152: { x: 500, y: 630 },
};
const HEAD_PX = 1.7699 * 180;

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

describe('with a matte of half the size', () => {
  const matte = (topY: number, strandFromY = topY) => {
    const data = new Uint8Array(500 * 500);
    for (let y = 0; y < 500; y++)
      for (let x = 0; x < 500; x++) {
        const isHead = y >= topY / 2 && x > 190 && x < 310;
        const isStrand = y >= strandFromY / 2 && Math.abs(x - 250) <= 1;
        if (isHead || isStrand) data[y * 500 + x] = 255;
      }
    return { widthPx: 500, heightPx: 500, data };
  };

  it('finds the top of the hair above the crown', () => {
    expect(headMarks(faceTurned(0), matte(250), 1000).hairTop.y).toBeCloseTo(250, -1);
  });

  it('ignores a single strand', () => {
    expect(headMarks(faceTurned(0), matte(290, 200), 1000).hairTop.y).toBeGreaterThan(280);
  });

  it('may find it below the estimated crown', () => {
    const { hairTop, crown } = headMarks(faceTurned(0), matte(335), 1000);
    expect(hairTop.y).toBeGreaterThan(crown.y);
  });
});
