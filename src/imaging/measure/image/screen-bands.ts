import type { RgbImage } from '../../raster/image.ts';

/** What the upper and the lower edge of a picture look like: photographed, or drawn by a computer. */
export interface ScreenBands {
  /** Share of the rows there that are mostly of exactly one colour, 0–1, the smaller of both edges'. */
  readonly flatRowShare: number;
  /** Share of those rows with something written on them, 0–1, the larger of both edges'; bars without any are a frame. */
  readonly writtenRowShare: number;
}

/** Height of each edge looked at ÷ height of the picture: a phone's status bar, and the buttons below. */
const EDGE_SHARE = 0.045;
const ROWS = 48;
const COLUMNS = 384;
/** Levels a pixel may differ from its row's own colour: JPEG's noise on a drawn surface, far under a camera's. */
const SAME_LEVELS = 2;
/** Share of a row's pixels in its own colour from which it is drawn. */
const MIN_SAME_SHARE = 0.55;
/** Levels between a surface and what is written on it. */
const WRITTEN_LEVELS = 48;
/** Separate marks in a row that make it written: the top of a head in front of a white wall is one. */
const MIN_MARKS = 3;

/** Looks at single pixels, not at means of several: only exact colours tell a drawing from a plain wall. */
export function screenBands(image: RgbImage): ScreenBands {
  const edgePx = Math.max(1, Math.round(image.heightPx * EDGE_SHARE));
  const upper = edgeRows(image, 0, edgePx);
  const lower = edgeRows(image, image.heightPx - edgePx, edgePx);
  return {
    flatRowShare: Math.min(upper.flatShare, lower.flatShare),
    writtenRowShare: Math.max(upper.writtenShare, lower.writtenShare),
  };
}

function edgeRows(
  image: RgbImage,
  fromY: number,
  heightPx: number,
): { flatShare: number; writtenShare: number } {
  const rowCount = Math.min(ROWS, heightPx);
  let flat = 0;
  let written = 0;
  for (let i = 0; i < rowCount; i++) {
    const row = measureRow(image, fromY + Math.floor(((i + 0.5) / rowCount) * heightPx));
    if (row.sameShare < MIN_SAME_SHARE) continue;
    flat++;
    if (row.marks >= MIN_MARKS) written++;
  }
  return { flatShare: flat / rowCount, writtenShare: written / rowCount };
}

/** Against the median colour: it is the surface's own as soon as half of the row shows it. */
function measureRow(image: RgbImage, y: number): { sameShare: number; marks: number } {
  const count = Math.min(COLUMNS, image.widthPx);
  const offsets = Array.from(
    { length: count },
    (_, i) => (y * image.widthPx + Math.floor(((i + 0.5) / count) * image.widthPx)) * 3,
  );
  const surface = [0, 1, 2].map(
    (channel) => Uint8Array.from(offsets, (offset) => image.data[offset + channel]!).sort()[count >> 1]!,
  );
  let same = 0;
  let marks = 0;
  let onMark = false;
  for (const offset of offsets) {
    const difference = Math.max(...surface.map((value, c) => Math.abs(image.data[offset + c]! - value)));
    if (difference <= SAME_LEVELS) same++;
    const isMark = difference >= WRITTEN_LEVELS;
    if (isMark && !onMark) marks++;
    onMark = isMark;
  }
  return { sameShare: same / count, marks };
}
