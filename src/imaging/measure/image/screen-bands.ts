import type { RgbImage } from '../../raster/image.ts';

/** Measures of an image's upper and lower edge that distinguish a screenshot from a photo. */
export interface ScreenBands {
  /** Share of the edge's rows that are mostly of exactly one colour, 0–1; the smaller of both edges. */
  readonly flatRowShare: number;
  /**
   * Share of the edge's rows that are flat and have writing on them, 0–1; the larger of both edges. Bars without any
   * are a frame.
   */
  readonly writtenRowShare: number;
}

/** Height of each measured edge ÷ height of the image: a phone's status bar, or its buttons at the bottom. */
const EDGE_SHARE = 0.045;
const ROWS = 48;
const COLUMNS = 384;
/**
 * Levels by which a pixel may differ from its row's own colour: JPEG's noise on a drawn surface, far less than a
 * camera's.
 */
const SAME_LEVELS = 2;
/** Least share of a row's pixels in its own colour; a row with fewer is photographed. */
const MIN_SAME_SHARE = 0.55;
/** Least difference in levels between a surface and the writing on it. */
const WRITTEN_LEVELS = 48;
/** Separate marks in a row that make it written: the top of a head in front of a white wall is one. */
const MIN_MARKS = 3;

/** Samples single pixels instead of means, because only exact colours distinguish a drawn surface from a plain wall. */
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

/** Compares the row with its median colour, which is the surface's own as soon as half of the row shows the surface. */
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
