/** A low-resolution image with `channels` interleaved values per pixel, row-major. */
export interface SmallImage {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly channels: number;
  /** Floats, or integers in multiples of `unit`, which take half or a quarter of the memory. */
  readonly data: Float32Array | Uint16Array | Uint8Array;
  /** Factor from `data` to the value; default 1. */
  readonly unit?: number;
}

/** The part of a small image that fills the frame, as fractions of the image's size. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** True exchanges left and right. */
  readonly mirrored: boolean;
}

/** A view of the whole image. */
export const WHOLE_VIEW: View = { x: 0, y: 0, width: 1, height: 1, mirrored: false };

/**
 * Scales an image bilinearly to a frame, one row at a time, so that smooth content (a background out of focus, light on a
 * face) is stored small and never enlarged as a whole. Sample centres are aligned, edges repeated.
 * @param widthPx width of the frame
 * @param heightPx height of the frame
 * @param view default: the whole image
 * @returns a function that writes pixels `from` (inclusive) to `to` (exclusive) of the frame's row `y` into `row`,
 *   `channels` floats each, at their place in a row of `widthPx` pixels
 */
export function bilinearRows(
  small: SmallImage,
  widthPx: number,
  heightPx: number,
  view: View = WHOLE_VIEW,
): (row: Float32Array, y: number, from: number, to: number) => void {
  const stride = small.widthPx * small.channels;
  const columns = axis(widthPx, small.widthPx, view.x, view.width, view.mirrored);
  const [left, right] = view.mirrored ? [widthPx - 1, 0] : [0, widthPx - 1];
  const scaling: Scaling = {
    small,
    columns,
    lines: axis(heightPx, small.heightPx, view.y, view.height, false),
    shown: { from: columns.index[left] * small.channels, to: (columns.next[right] + 1) * small.channels },
    line: new Float64Array(stride),
    lineY: -1,
  };
  return (row, y, from, to) => {
    if (from < to) writeRow(scaling, row, y, from, to);
  };
}

/** The range of values in a row of the small image that the frame shows; the others need not be blended. */
interface SourceSpan {
  readonly from: number;
  readonly to: number;
}

interface Scaling {
  readonly small: SmallImage;
  readonly columns: Axis;
  readonly lines: Axis;
  readonly shown: SourceSpan;
  /** Row `lineY` of the frame before the horizontal pass, as wide as the small image. */
  readonly line: Float64Array;
  lineY: number;
}

/** A top-level function, because V8 would compile the closure above anew for every image. */
function writeRow(scaling: Scaling, row: Float32Array, y: number, from: number, to: number): void {
  const { small, columns, line } = scaling;
  const { channels } = small;
  if (y !== scaling.lineY) blendRow(scaling, y);
  scaling.lineY = y;
  if (channels === 3) writeColours(row, line, columns, from, to);
  else if (channels === 1) writeFloats(row, line, columns, from, to);
  else
    for (let x = from, at = from * channels; x < to; x++) {
      const left = columns.index[x] * channels;
      const right = columns.next[x] * channels;
      for (let c = 0; c < channels; c++, at++)
        row[at] = line[left + c] + (line[right + c] - line[left + c]) * columns.share[x];
    }
}

function blendRow({ small: { data, unit = 1 }, lines, line, shown }: Scaling, y: number): void {
  const upper = lines.index[y] * line.length;
  const lower = lines.next[y] * line.length;
  if (data instanceof Float32Array) blendFloats(line, data, shown, upper, lower, lines.share[y], unit);
  else if (data instanceof Uint16Array) blendWords(line, data, shown, upper, lower, lines.share[y], unit);
  else blendBytes(line, data, shown, upper, lower, lines.share[y], unit);
}

/** Writes the row at `down` (0–1) between the one that begins at `upper` and the one that begins at `lower` to `line`. */
function blendFloats(
  line: Float64Array,
  data: Float32Array,
  { from, to }: SourceSpan,
  upper: number,
  lower: number,
  down: number,
  unit: number,
): void {
  for (let i = from; i < to; i++)
    line[i] = (data[upper + i] + (data[lower + i] - data[upper + i]) * down) * unit;
}

/** The same loop for integers: a loop that meets both kinds of arrays runs at a fifth of the speed. */
function blendWords(
  line: Float64Array,
  data: Uint16Array,
  { from, to }: SourceSpan,
  upper: number,
  lower: number,
  down: number,
  unit: number,
): void {
  for (let i = from; i < to; i++)
    line[i] = (data[upper + i] + (data[lower + i] - data[upper + i]) * down) * unit;
}

/** The same loop for bytes. */
function blendBytes(
  line: Float64Array,
  data: Uint8Array,
  { from, to }: SourceSpan,
  upper: number,
  lower: number,
  down: number,
  unit: number,
): void {
  for (let i = from; i < to; i++)
    line[i] = (data[upper + i] + (data[lower + i] - data[upper + i]) * down) * unit;
}

function writeFloats(
  row: Float32Array,
  line: Float64Array,
  { index, next, share }: Axis,
  from: number,
  to: number,
): void {
  for (let x = from; x < to; x++) {
    const left = line[index[x]];
    row[x] = left + (line[next[x]] - left) * share[x];
  }
}

/** Three channels are written out, which is twice as fast. */
function writeColours(
  row: Float32Array,
  line: Float64Array,
  { index, next, share }: Axis,
  from: number,
  to: number,
): void {
  for (let x = from, at = from * 3; x < to; x++, at += 3) {
    const left = index[x] * 3;
    const right = next[x] * 3;
    const across = share[x];
    row[at] = line[left] + (line[right] - line[left]) * across;
    row[at + 1] = line[left + 1] + (line[right + 1] - line[left + 1]) * across;
    row[at + 2] = line[left + 2] + (line[right + 2] - line[left + 2]) * across;
  }
}

/** The two source indices for each target index along one axis, and the weight 0–1 of the second. */
interface Axis {
  readonly index: Int32Array;
  readonly next: Int32Array;
  readonly share: Float64Array;
}

function axis(
  lengthPx: number,
  smallLengthPx: number,
  start: number,
  extent: number,
  mirrored: boolean,
): Axis {
  const index = new Int32Array(lengthPx);
  const next = new Int32Array(lengthPx);
  const share = new Float64Array(lengthPx);
  for (let i = 0; i < lengthPx; i++) {
    const t = (i + 0.5) / lengthPx;
    const at = (start + (mirrored ? 1 - t : t) * extent) * smallLengthPx - 0.5;
    const clamped = Math.min(smallLengthPx - 1, Math.max(0, at));
    index[i] = Math.floor(clamped);
    next[i] = Math.min(smallLengthPx - 1, index[i] + 1);
    share[i] = clamped - index[i];
  }
  return { index, next, share };
}
