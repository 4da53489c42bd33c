/** A small picture: `channels` values a pixel, row by row. */
export interface SmallPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly channels: number;
  /** Floats, or whole numbers that count in steps of `unit`: half the memory, or a quarter. */
  readonly data: Float32Array | Uint16Array | Uint8Array;
  /** What 1 in `data` stands for; 1 when left out. */
  readonly unit?: number;
}

/** The part of a small picture that fills the frame, shares of its size. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Left and right exchanged. */
  readonly mirrored: boolean;
}

export const WHOLE_VIEW: View = { x: 0, y: 0, width: 1, height: 1, mirrored: false };

/**
 * A small picture stretched bilinearly over a frame, one row at a time: smooth things (a background out of focus, light
 * on a face) are kept small and never made large as a whole. Sample centres are aligned, edges repeated.
 * @returns a function that writes pixels `from` (inclusive) to `to` (exclusive) of row `y` into `row`, `channels` floats
 *   each, at their place in a row of `widthPx` pixels
 */
export function stretchedRows(
  small: SmallPicture,
  widthPx: number,
  heightPx: number,
  view: View = WHOLE_VIEW,
): (row: Float32Array, y: number, from: number, to: number) => void {
  const stride = small.widthPx * small.channels;
  const columns = axis(widthPx, small.widthPx, view.x, view.width, view.mirrored);
  const [left, right] = view.mirrored ? [widthPx - 1, 0] : [0, widthPx - 1];
  const stretched: Stretched = {
    small,
    columns,
    lines: axis(heightPx, small.heightPx, view.y, view.height, false),
    shown: { from: columns.index[left] * small.channels, to: (columns.next[right] + 1) * small.channels },
    line: new Float64Array(stride),
    lineY: -1,
  };
  return (row, y, from, to) => {
    if (from < to) stretchRow(stretched, row, y, from, to);
  };
}

/** The values in a row of the small picture that the frame shows: the others need not be blended. */
interface Shown {
  readonly from: number;
  readonly to: number;
}

interface Stretched {
  readonly small: SmallPicture;
  readonly columns: Axis;
  readonly lines: Axis;
  readonly shown: Shown;
  /** Row `lineY` of the frame, as narrow as the small picture. */
  readonly line: Float64Array;
  lineY: number;
}

/** Not in the closure above, which V8 would compile anew for every picture. */
function stretchRow(stretched: Stretched, row: Float32Array, y: number, from: number, to: number): void {
  const { small, columns, line } = stretched;
  const { channels } = small;
  if (y !== stretched.lineY) blendRow(stretched, y);
  stretched.lineY = y;
  if (channels === 3) stretchColours(row, line, columns, from, to);
  else if (channels === 1) stretchValues(row, line, columns, from, to);
  else
    for (let x = from, at = from * channels; x < to; x++) {
      const left = columns.index[x] * channels;
      const right = columns.next[x] * channels;
      for (let c = 0; c < channels; c++, at++)
        row[at] = line[left + c] + (line[right + c] - line[left + c]) * columns.share[x];
    }
}

function blendRow({ small: { data, unit = 1 }, lines, line, shown }: Stretched, y: number): void {
  const upper = lines.index[y] * line.length;
  const lower = lines.next[y] * line.length;
  if (data instanceof Float32Array) blendFloats(line, data, shown, upper, lower, lines.share[y], unit);
  else if (data instanceof Uint16Array) blendSteps(line, data, shown, upper, lower, lines.share[y], unit);
  else blendBytes(line, data, shown, upper, lower, lines.share[y], unit);
}

/** `line` becomes the row that begins at `upper`, `down` of the way to the one that begins at `lower`. */
function blendFloats(
  line: Float64Array,
  data: Float32Array,
  { from, to }: Shown,
  upper: number,
  lower: number,
  down: number,
  unit: number,
): void {
  for (let i = from; i < to; i++)
    line[i] = (data[upper + i] + (data[lower + i] - data[upper + i]) * down) * unit;
}

/** The same loop for whole numbers: one that meets both kinds runs at a fifth of the speed. */
function blendSteps(
  line: Float64Array,
  data: Uint16Array,
  { from, to }: Shown,
  upper: number,
  lower: number,
  down: number,
  unit: number,
): void {
  for (let i = from; i < to; i++)
    line[i] = (data[upper + i] + (data[lower + i] - data[upper + i]) * down) * unit;
}

/** And once more for bytes. */
function blendBytes(
  line: Float64Array,
  data: Uint8Array,
  { from, to }: Shown,
  upper: number,
  lower: number,
  down: number,
  unit: number,
): void {
  for (let i = from; i < to; i++)
    line[i] = (data[upper + i] + (data[lower + i] - data[upper + i]) * down) * unit;
}

function stretchValues(
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

/** The usual cases are written out: twice as fast. */
function stretchColours(
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
