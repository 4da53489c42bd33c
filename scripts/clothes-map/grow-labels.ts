import type { Face } from '../../src/imaging/models/face/face.ts';
import { FACE_OVAL, meshPolygon } from '../../src/imaging/models/face/face-landmarks.ts';
import { growSeeds, OUTSIDE, UNLABELLED } from '../../src/imaging/ops/class-map/grow-seeds.ts';
import type { Point, RgbImage } from '../../src/imaging/raster/image.ts';
import { visitPolygonRows } from '../../src/imaging/raster/polygon.ts';
import { LABELS } from './labelled-photo.ts';

type Corners = readonly (readonly [x: number, y: number])[];
type LabelName = keyof typeof LABELS;

/** The areas that somebody drew on a photo, in its pixels. An area of two corners is a stroke. */
export interface LabelDrawing {
  /** True, the default, labels the inside of the face's oval as skin. */
  readonly face?: boolean;
  /** Areas that surely have a label. They grow until they meet at the strongest colour edges. */
  readonly seeds?: Partial<Record<LabelName, readonly Corners[]>>;
  /** Areas that are painted over the grown labels, in this order. */
  readonly exact?: readonly (readonly [LabelName, Corners])[];
}

/** Labels grow where the person's coverage (0–255) is at least this. */
const LEAST_COVERAGE = 128;
const STROKE_RADIUS_PX = 2;
const OVAL_SHARE = 0.85;

/** Returns the label of each pixel: grown from the drawing's seeds, with the exact areas painted over them. */
export function growLabels(
  image: RgbImage,
  coverage: Uint8Array,
  face: Face,
  drawing: LabelDrawing,
): Uint8Array {
  const { widthPx, heightPx } = image;
  const marks = Uint8Array.from(coverage, (value) => (value >= LEAST_COVERAGE ? UNLABELLED : OUTSIDE));
  const paint = (corners: Corners, label: number): void => {
    const points = corners.map(([x, y]) => ({ x, y }));
    if (points.length === 2) paintStroke(marks, widthPx, heightPx, points as [Point, Point], label);
    else
      visitPolygonRows(points, widthPx, heightPx, (y, fromX, toX) =>
        marks.fill(label, y * widthPx + fromX, y * widthPx + toX),
      );
  };
  if (drawing.face !== false) paint(innerOval(face), LABELS.skin);
  for (const [name, polygons] of Object.entries(drawing.seeds ?? {}))
    for (const polygon of polygons) paint(polygon, LABELS[name as LabelName]);
  coverage.forEach((value, i) => {
    if (value < LEAST_COVERAGE) marks[i] = OUTSIDE;
  });
  growSeeds(image, marks, { step: 3, edge: 0.6 });
  for (let i = 0; i < marks.length; i++) if (marks[i]! >= OUTSIDE) marks[i] = LABELS.background;
  for (const [name, corners] of drawing.exact ?? []) paint(corners, LABELS[name]);
  return marks;
}

function innerOval(face: Face): Corners {
  const points = meshPolygon(face, FACE_OVAL);
  const middle = (of: (point: Point) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [middle((point) => point.x), middle((point) => point.y)];
  return points.map((point) => [x + (point.x - x) * OVAL_SHARE, y + (point.y - y) * OVAL_SHARE]);
}

function paintStroke(
  marks: Uint8Array,
  widthPx: number,
  heightPx: number,
  [from, to]: readonly [Point, Point],
  label: number,
): void {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y)));
  for (let step = 0; step <= steps; step++) {
    const x = from.x + ((to.x - from.x) * step) / steps;
    const y = from.y + ((to.y - from.y) * step) / steps;
    for (
      let row = Math.max(0, Math.ceil(y - STROKE_RADIUS_PX));
      row <= Math.min(heightPx - 1, y + STROKE_RADIUS_PX);
      row++
    )
      for (
        let column = Math.max(0, Math.ceil(x - STROKE_RADIUS_PX));
        column <= Math.min(widthPx - 1, x + STROKE_RADIUS_PX);
        column++
      )
        if (Math.hypot(column - x, row - y) <= STROKE_RADIUS_PX) marks[row * widthPx + column] = label;
  }
}
