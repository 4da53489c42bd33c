import type { Language } from '../../../catalog/languages.ts';

/** Width and height of a photo or a frame, both in the same unit. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Returns the share of the photo that is removed when it is cropped to the frame's shape, 0–1. */
export function cropLoss(photo: Extent, frame: Extent): number {
  const shape = photo.width / photo.height;
  const wanted = frame.width / frame.height;
  return 1 - Math.min(shape, wanted) / Math.max(shape, wanted);
}

/** Returns the extent of the photo after cropping it to the frame's shape. */
export function cropToShape(photo: Extent, frame: Extent): Extent {
  const wanted = frame.width / frame.height;
  return photo.width / photo.height > wanted
    ? { width: photo.height * wanted, height: photo.height }
    : { width: photo.width, height: photo.width / wanted };
}

const USUAL_SHAPES = [
  [1, 1],
  [4, 5],
  [3, 4],
  [5, 7],
  [7, 9],
  [2, 3],
  [9, 16],
  [5, 4],
  [4, 3],
  [7, 5],
  [9, 7],
  [3, 2],
  [16, 9],
] as const;

/** Greatest crop loss at which a photo is still named after a usual shape. */
const SHAPE_TOLERANCE = 0.012;

/** Returns a ratio such as 3 : 4 when the photo is close to a usual shape, otherwise the width for a height of 1: 1.61 : 1. */
export function shapeName({ width, height }: Extent, language: Language): string {
  const near = USUAL_SHAPES.find(
    ([w, h]) => cropLoss({ width, height }, { width: w, height: h }) <= SHAPE_TOLERANCE,
  );
  const decimal = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return (near ?? [decimal.format(width / height), 1]).join('\u00a0:\u00a0');
}
