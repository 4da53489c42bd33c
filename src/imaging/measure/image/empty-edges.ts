import type { Point, Rect, RgbImage } from '../../raster/image.ts';

/**
 * An empty corner, left by rotating a photo in its canvas: the corner itself, and the points where its straight edge meets
 * the picture's two sides. Pixels.
 */
export type Wedge = readonly [corner: Point, onRow: Point, onColumn: Point];

/** Levels a pixel may differ from the one colour of a bar or wedge: JPEG's noise beside a hard edge. */
const SAME_LEVELS = 10;
/** Share of a bar's row that must have its colour; the rest allows for JPEG ringing. */
const FLAT_SHARE = 0.985;
/**
 * Share of the row behind a bar, or of the points behind a wedge, that must have another colour. Behind a bar the photo
 * begins; behind a plain wall above a head only the head does.
 */
const OTHER_SHARE = 0.6;
const MIN_BAR_SHARE = 0.008;
/** If less than this share of a side would remain, the bars are taken for content and are not cut off. */
const MIN_REMAINING_SHARE = 0.3;
/** Least length of the longer and the shorter leg of a wedge ÷ the picture's shorter side. */
const MIN_LONG_LEG = 0.12;
const MIN_SHORT_LEG = 0.012;
/** Largest deviation of the wedge's edge from a straight line, as a share of the leg it is measured along. */
const STRAIGHT_SHARE = 0.05;
/** Number of sampled rows and columns, so that a large photo takes no longer. */
const SAMPLES = 200;
const SHARES = Array.from({ length: SAMPLES }, (_, i) => (i + 0.5) / SAMPLES);

/**
 * Returns the part of an image inside bars of one colour at its edges (letterboxing), in whole pixels; the whole image when
 * there are none.
 */
export function withinBars(image: RgbImage): Rect {
  const { widthPx, heightPx } = image;
  const row = (y: number) => (i: number) =>
    (y * widthPx + Math.min(widthPx - 1, Math.floor(i * widthPx))) * 3;
  const column = (x: number) => (i: number) =>
    (Math.min(heightPx - 1, Math.floor(i * heightPx)) * widthPx + x) * 3;
  const top = barDepth(image, heightPx, row);
  const bottom = barDepth(image, heightPx, (depth) => row(heightPx - 1 - depth));
  const left = barDepth(image, widthPx, column);
  const right = barDepth(image, widthPx, (depth) => column(widthPx - 1 - depth));
  const width = widthPx - left - right;
  const height = heightPx - top - bottom;
  if (width < MIN_REMAINING_SHARE * widthPx || height < MIN_REMAINING_SHARE * heightPx)
    return { x: 0, y: 0, width: widthPx, height: heightPx };
  return { x: left, y: top, width, height };
}

/**
 * Measures the depth of the bar at one side, pixels; 0 without a bar.
 * @param lineAt returns the pixel offset of a point: by the line's depth inside the picture and a share 0–1 of its length
 */
function barDepth(
  { data }: RgbImage,
  sidePx: number,
  lineAt: (depthPx: number) => (share: number) => number,
): number {
  const first = lineAt(0);
  const colour = [0, 1, 2].map((c) => median(SHARES.map((share) => data[first(share) + c]!)));
  const sameShare = (depthPx: number): number => {
    const line = lineAt(depthPx);
    return SHARES.filter((share) => isNear(data, line(share), colour)).length / SAMPLES;
  };
  let depth = 0;
  while (depth < sidePx && sameShare(depth) >= FLAT_SHARE) depth++;
  if (depth < MIN_BAR_SHARE * sidePx || depth >= sidePx) return 0;
  // The last line of the bar may be blended with the photo, so it is cut off too.
  const behind = Math.min(sidePx - 1, depth + Math.max(2, Math.round(0.004 * sidePx)));
  return 1 - sameShare(behind) >= OTHER_SHARE ? depth + 1 : 0;
}

/** Finds the corners of an image that have one colour up to a straight, slanting edge. */
export function wedgesOf(image: RgbImage): readonly Wedge[] {
  const { widthPx, heightPx } = image;
  return [
    [0, 0],
    [widthPx - 1, 0],
    [0, heightPx - 1],
    [widthPx - 1, heightPx - 1],
  ].flatMap(([x, y]) => {
    const wedge = wedgeAt(image, x!, y!);
    return wedge === undefined ? [] : [wedge];
  });
}

function wedgeAt(image: RgbImage, cornerX: number, cornerY: number): Wedge | undefined {
  const { widthPx, heightPx, data } = image;
  const [toX, toY] = [cornerX === 0 ? 1 : -1, cornerY === 0 ? 1 : -1];
  // An editor may have blended the outermost pixels with its background.
  const inset = Math.min(2, widthPx - 1, heightPx - 1);
  const offset = (right: number, down: number): number =>
    ((cornerY + toY * down) * widthPx + cornerX + toX * right) * 3;
  const colour = [0, 1, 2].map((c) => data[offset(inset, inset) + c]!);
  const isSame = (right: number, down: number): boolean =>
    right < widthPx && down < heightPx && isNear(data, offset(right, down), colour);
  const runAlongRow = (down: number): number => {
    let right = inset;
    while (right < widthPx && isSame(right, down)) right++;
    return right;
  };
  const across = runAlongRow(inset);
  let deep = inset;
  while (deep < heightPx && isSame(inset, deep)) deep++;
  const shorterPx = Math.min(widthPx, heightPx);
  if (Math.max(across, deep) < MIN_LONG_LEG * shorterPx || Math.min(across, deep) < MIN_SHORT_LEG * shorterPx)
    return undefined;
  if (across >= widthPx || deep >= heightPx) return undefined;
  const steps = Math.min(24, deep - inset);
  let other = 0;
  for (let i = 1; i < steps; i++) {
    const down = inset + Math.round(((deep - inset) * i) / steps);
    const expected = across * (1 - (down - inset) / (deep - inset));
    if (Math.abs(runAlongRow(down) - expected) > STRAIGHT_SHARE * across + 2) return undefined;
    if (!isSame(Math.round(expected + 0.03 * shorterPx), down)) other++;
  }
  if (steps < 3 || other < OTHER_SHARE * (steps - 1)) return undefined;
  return [
    { x: cornerX, y: cornerY },
    { x: cornerX + toX * across, y: cornerY },
    { x: cornerX, y: cornerY + toY * deep },
  ];
}

/** Returns the wedge on an image resized by `scale`. */
export function scaledWedge(wedge: Wedge, scale: number): Wedge {
  const [corner, onRow, onColumn] = wedge.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  return [corner!, onRow!, onColumn!];
}

/** Returns the wedge relative to a crop's corner. */
export function shiftedWedge(wedge: Wedge, origin: Point): Wedge {
  const [corner, onRow, onColumn] = wedge.map(({ x, y }) => ({ x: x - origin.x, y: y - origin.y }));
  return [corner!, onRow!, onColumn!];
}

/** Returns the signed distance of a point from a wedge's edge in pixels; negative on the picture's side. */
export function depthInWedge([corner, onRow, onColumn]: Wedge, x: number, y: number): number {
  const [dx, dy] = [onColumn.x - onRow.x, onColumn.y - onRow.y];
  const length = Math.max(1e-9, Math.hypot(dx, dy));
  const side = (px: number, py: number): number => ((px - onRow.x) * dy - (py - onRow.y) * dx) / length;
  return side(x, y) * Math.sign(side(corner.x, corner.y));
}

function isNear(data: Uint8Array, offset: number, colour: readonly number[]): boolean {
  return colour.every((value, c) => Math.abs(data[offset + c]! - value) <= SAME_LEVELS);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}
