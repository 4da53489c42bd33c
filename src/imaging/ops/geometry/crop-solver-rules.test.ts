import { expect, test } from 'vitest';

import type { Point } from '../../raster/image.ts';
import { type Framing, solveCrop } from './crop-solver.ts';
import type { Cutout, HeadGeometry } from '../matte/cutout.ts';

// Each test meets the limit of a rule exactly. The heights of the heads give frames of whole pixels, 160 × 200.

type Part = readonly [left: number, top: number, right: number, bottom: number, alpha?: number];

const WHOLE_BODY: readonly Part[] = [
  [175, 0, 225, 400],
  [0, 260, 400, 400],
];

/** A person of these rectangles, 400 × 400. */
function person(parts: readonly Part[] = WHOLE_BODY): Cutout {
  const alpha = new Uint8Array(400 * 400);
  for (const [left, top, right, bottom, value = 255] of parts)
    for (let y = top; y < bottom; y++) alpha.fill(value, y * 400 + left, y * 400 + right);
  return { widthPx: 400, heightPx: 400, rgb: new Uint8Array(0), alpha };
}

/** A person whose hair touches nothing. */
const BALD = person([
  [175, 121, 225, 400],
  [0, 260, 400, 400],
]);

function head(
  crownY: number,
  eyesY: number,
  chinY: number,
  face: Partial<HeadGeometry['face']> = {},
): HeadGeometry {
  return {
    eyes: { x: 200, y: eyesY },
    chinY,
    crownY,
    centreX: 200,
    face: { left: 175, right: 225, top: crownY + 20, bottom: chinY, ...face },
  };
}

/** The photo ends above and below these rows. */
function rows(...ys: readonly number[]): Point[] {
  return ys.flatMap((y) => Array.from({ length: 201 }, (_, i) => ({ x: i * 2, y })));
}

function solved(of: HeadGeometry, cut: readonly Point[], framing: Framing = 'tight', cutout = person()) {
  return solveCrop(cutout, of, cut, framing, 0.8);
}

const framed = (y: number) => ({ x: 120, y, width: 160, height: 200 });

test('a point where the body was cut off may be as near as 1.5 px to the frame, no nearer', () => {
  const options = { nudge: { closer: 0.4, aside: 0, lower: 0 } };
  const solve = (cut: Point): unknown =>
    solveCrop(person(), head(100, 160, 228), [cut], 'tight', 0.8, options);
  for (const [allowed, tooNear] of [
    [
      { x: 118.5, y: 200 },
      { x: 118.51, y: 200 },
    ],
    [
      { x: 281.5, y: 200 },
      { x: 281.49, y: 200 },
    ],
    [
      { x: 200, y: 78.5 },
      { x: 200, y: 78.51 },
    ],
    [
      { x: 200, y: 281.5 },
      { x: 200, y: 281.49 },
    ],
  ] as const) {
    expect(solve(allowed)).toEqual(framed(80));
    expect(solve(tooNear)).not.toEqual(framed(80));
  }
});

test('a tight frame may cut as much hair off as its framing allows, and no more', () => {
  const cut = rows(78.5, 281.5);
  expect(solved(head(66, 160, 194), cut)).toEqual(framed(80));
  expect(solved(head(65, 160, 193), cut)).not.toEqual(framed(80));
});

test('the headroom may be as large as the framing allows, and no larger', () => {
  const cut = rows(78.5, 281.5);
  expect(solved(head(120, 160, 217), cut, 'classic', BALD)).toEqual(framed(80));
  expect(solved(head(120.1, 160, 217.1), cut, 'classic', BALD)).not.toEqual(framed(80));
});

test('the body has to cover at least four tenths of the lower edge', () => {
  const carried = (last: number) =>
    solved(
      head(100, 160, 228),
      rows(78.5, 281.5),
      'tight',
      person([
        [175, 0, 233, 400],
        [235, 0, 240, 400, last],
      ]),
    );
  expect(carried(153)).toEqual(framed(80));
  expect(carried(152)).not.toEqual(framed(80));
});

test('the headroom of a wide frame may be as small as its framing allows, and no smaller', () => {
  const cut = rows(78.5, 281.5);
  expect(solved(head(86, 154, 157), cut, 'wide', BALD)).toEqual(framed(80));
  expect(solved(head(85.9, 154, 156.9), cut, 'wide', BALD)).not.toEqual(framed(80));
});

test('the head may not touch a side of the frame, not even just at the eyes', () => {
  const options = { nudge: { closer: 0.1, aside: 0, lower: 0 } };
  const solve = (...curl: readonly Part[]): unknown => {
    const cutout = person([[175, 100, 225, 400], [0, 260, 400, 400], ...curl]);
    return solveCrop(cutout, head(100, 160, 197), [], 'classic', 0.8, options);
  };
  expect(solve()).toEqual(framed(80));
  for (const [left, right] of [
    [279, 281],
    [119, 121],
  ] as const) {
    expect(solve([left, 159, right, 162])).not.toEqual(framed(80));
    // Below the eyes are shoulders and arms, which only have a cost.
    expect(solve([left, 162, right, 170])).toEqual(framed(80));
  }
});

// Between these rows only a close-up fits.
const CLOSE = rows(58.5, 261.5);

test('a close-up may cut as much hair off as its limit, and no more', () => {
  expect(solved(head(0, 142, 160, { top: 70 }), CLOSE)).toEqual(framed(60));
  expect(solved(head(-0.1, 142, 159.9, { top: 70 }), CLOSE)).not.toEqual(framed(60));
});

test('a close-up leaves the margin of the face above, exactly', () => {
  const solve = (top: number) => solved(head(75, 142, 235, { top, bottom: top + 100 }), CLOSE);
  expect(solve(56)).toEqual(framed(60));
  expect(solve(55.9)).not.toEqual(framed(60));
});

test('a close-up leaves the margin of the face on the left, exactly', () => {
  const solve = (left: number) => solved(head(75, 142, 235, { left, right: left + 150 }), CLOSE);
  expect(solve(124.5)).toEqual(framed(60));
  expect(solve(124.4)).not.toEqual(framed(60));
});

test('a close-up leaves the margin of the face on the right, exactly', () => {
  const solve = (right: number) => solved(head(75, 142, 235, { left: right - 150, right }), CLOSE);
  expect(solve(275.5)).toEqual(framed(60));
  expect(solve(275.6)).not.toEqual(framed(60));
});

test('a close-up leaves the margin below the chin, exactly', () => {
  expect(solved(head(83, 142, 251), CLOSE)).toEqual(framed(60));
  expect(solved(head(83.1, 142, 251.1), CLOSE)).not.toEqual(framed(60));
});

test('only a close-up requires the margins of the face', () => {
  const options = { nudge: { closer: 0.4, aside: 0, lower: 0 } };
  const wideFace = head(100, 160, 228, { left: 100, right: 300, top: 0 });
  expect(solveCrop(person(), wideFace, [], 'tight', 0.8, options)).toEqual(framed(80));
});
