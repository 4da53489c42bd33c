import { between, distancePx, FACE_OVAL, meshPolygon } from '../../models/face/face-landmarks.ts';
import type { Face } from '../../models/face/face.ts';
import type { Hand } from '../../models/hand/hand.ts';
import type { Point } from '../../raster/image.ts';
import { visitPolygonRows } from '../../raster/polygon.ts';

/** Bones as pairs of MediaPipe's hand landmarks, from the wrist along the palm and the fingers. */
const BONES: readonly (readonly [number, number])[] = [
  ...[1, 5, 9, 13, 17].flatMap((root): [number, number][] => [
    [0, root],
    [root, root + 1],
    [root + 1, root + 2],
    [root + 2, root + 3],
  ]),
  [5, 9],
  [9, 13],
  [13, 17],
];
const [WRIST, MIDDLE_KNUCKLE, MIDDLE_TIP] = [0, 9, 12] as const;
/** Half a finger's thickness ÷ the hand's length from the wrist to the middle finger's tip. */
const HALF_THICKNESS_SHARE = 0.07;
/** Size of the inner part of the face that counts ÷ that of the face oval. */
const INNER_SHARE = 0.8;
/** Rows and columns of the grid in which the face is sampled. */
const CELLS = 32;

/**
 * Measures the share of the face that the hand covers, 0–1. The face's margin does not count, because a chin may rest
 * on a hand.
 */
export function handOcclusion(face: Pick<Face, 'box' | 'mesh'>, hand: Pick<Hand, 'points'>): number {
  const { x: left, y: top, width, height } = face.box;
  const toCells = ({ x, y }: Point): Point => ({
    x: ((x - left) / width) * CELLS,
    y: ((y - top) / height) * CELLS,
  });
  const bones = BONES.map(([from, to]) => [hand.points[from]!, hand.points[to]!] as const);
  const reachPx = HALF_THICKNESS_SHARE * lengthPx(hand);
  let [all, behind] = [0, 0];
  const middle = { x: CELLS / 2, y: CELLS / 2 };
  const inner = meshPolygon(face, FACE_OVAL).map((corner) => between(middle, toCells(corner), INNER_SHARE));
  visitPolygonRows(inner, CELLS, CELLS, (row, from, to) => {
    all += to - from;
    for (let column = from; column < to; column++) {
      const place = { x: left + ((column + 0.5) / CELLS) * width, y: top + ((row + 0.5) / CELLS) * height };
      if (bones.some(([a, b]) => distanceToLinePx(place, a, b) < reachPx)) behind++;
    }
  });
  return behind / Math.max(1, all);
}

/**
 * Measures the hand from the wrist to the middle knuckle and from there to the tip, so that a bent finger has its
 * full length.
 */
function lengthPx({ points }: Pick<Hand, 'points'>): number {
  const [wrist, knuckle, tip] = [points[WRIST]!, points[MIDDLE_KNUCKLE]!, points[MIDDLE_TIP]!];
  return distancePx(wrist, knuckle) + distancePx(knuckle, tip);
}

/** Measures the distance from a point to the segment between two others. */
function distanceToLinePx(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / Math.max(1e-9, dx * dx + dy * dy);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - a.x - share * dx, point.y - a.y - share * dy);
}
