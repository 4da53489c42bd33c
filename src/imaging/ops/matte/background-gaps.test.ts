import { expect, test } from 'vitest';

import type { DownscaledMattes } from './downscale-mattes.ts';
import { findBackgroundGaps } from './background-gaps.ts';

const SIDE = 40;
const FACE_HEIGHT_PX = 20;
const SKIN = [200, 150, 120] as const;
const DOOR = [20, 20, 24] as const;

/** A jaw at the left, a shoulder below, and between them a gap of 8 × 8 pixels that opens to the right. */
function person(gap: {
  readonly matte: number;
  readonly colour: readonly number[];
  readonly hangs?: boolean;
}) {
  const colours = [0, 1, 2].map(() => new Float32Array(SIDE * SIDE)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const matte = new Float32Array(SIDE * SIDE);
  const body = new Float32Array(SIDE * SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const isGap = x >= 12 && x < 20 && y >= 16 && y < 24;
    const isBody = x < 12 || (gap.hangs !== true && (y >= 24 || (y < 16 && x < 20)));
    matte[i] = isBody ? 1 : isGap ? gap.matte : 0;
    body[i] = isBody ? 1 : 0;
    colours.forEach((plane, c) => (plane[i] = (isBody ? SKIN : isGap ? gap.colour : DOOR)[c]!));
  }
  const planes: DownscaledMattes = { widthPx: SIDE, heightPx: SIDE, matte, body, colours: () => colours };
  return findBackgroundGaps(planes, FACE_HEIGHT_PX).length;
}

test('finds a door between jaw and shoulder that the matte half covers', () => {
  expect(person({ matte: 0.65, colour: DOOR })).toBe(64);
});

test('ignores high coverage, the colours of the person, and patches that no body encloses', () => {
  expect(person({ matte: 0.95, colour: DOOR })).toBe(0);
  expect(person({ matte: 0.65, colour: SKIN })).toBe(0);
  expect(person({ matte: 0.65, colour: DOOR, hangs: true })).toBe(0);
});

test('ignores faint haze', () => {
  expect(person({ matte: 0.2, colour: DOOR })).toBe(0);
});
