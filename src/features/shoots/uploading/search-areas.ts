import type { FaceBox } from '../../../imaging/models/face/browser-face-boxes.ts';
import type { Rect } from '../../../imaging/raster/image.ts';

/** In a tile this wide, the smallest face that the server accepts covers 25 of the detector's 256 pixels. */
const TILE_SIDE_PX = 1320;
/** Faces larger than this are found on the whole photo. */
const TILE_OVERLAP_PX = 300;
const CLOSE_UP_SCALE = 1.8;

/** Converts a face found in a part of the photo, scaled down by `scale`, to pixels of the photo. */
export function toPhotoPixels({ score, box }: FaceBox, area: Rect, scale: number): FaceBox {
  return {
    score,
    box: {
      x: area.x + box.x * scale,
      y: area.y + box.y * scale,
      width: box.width * scale,
      height: box.height * scale,
    },
  };
}

export function clipTo(area: Rect, whole: Rect): Rect {
  const x = Math.max(whole.x, area.x);
  const y = Math.max(whole.y, area.y);
  return {
    x,
    y,
    width: Math.max(1, Math.min(whole.x + whole.width, area.x + area.width) - x),
    height: Math.max(1, Math.min(whole.y + whole.height, area.y + area.height) - y),
  };
}

export function closeUpArea({ x, y, width, height }: Rect, whole: Rect): Rect {
  const side = Math.max(width, height) * CLOSE_UP_SCALE;
  return clipTo({ x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side }, whole);
}

/** Returns whether two boxes show the same face: the centre of `one` is in the middle half of `other`. */
export function isSameFace(one: Rect, other: Rect): boolean {
  const offsetX = one.x + one.width / 2 - (other.x + other.width / 2);
  const offsetY = one.y + one.height / 2 - (other.y + other.height / 2);
  return Math.abs(offsetX) <= other.width / 4 && Math.abs(offsetY) <= other.height / 4;
}

/** Returns overlapping squares that cover the photo, so that one of them holds each face too small to be found on the whole. */
export function tiles({ width, height }: Rect): readonly Rect[] {
  const side = Math.min(TILE_SIDE_PX, width, height);
  if (side === width && side === height) return [];
  return tileStarts(height, side).flatMap((y) =>
    tileStarts(width, side).map((x) => ({ x, y, width: side, height: side })),
  );
}

function tileStarts(length: number, side: number): number[] {
  const overlap = Math.min(TILE_OVERLAP_PX, side / 2);
  const steps = Math.ceil((length - side) / (side - overlap));
  return Array.from({ length: steps + 1 }, (_, step) =>
    steps === 0 ? 0 : Math.floor((step * (length - side)) / steps),
  );
}
