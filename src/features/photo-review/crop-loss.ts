import type { Language } from '../../catalog/languages.ts';

/** A picture's or a frame's width and height, in whatever unit. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Share of the picture that falls away when it is cropped to the frame's shape, 0–1. */
export function cropLoss(picture: Extent, frame: Extent): number {
  const shape = picture.width / picture.height;
  const wanted = frame.width / frame.height;
  return 1 - Math.min(shape, wanted) / Math.max(shape, wanted);
}

/** What is left of the picture after cropping it to the frame's shape. */
export function cropped(picture: Extent, frame: Extent): Extent {
  const wanted = frame.width / frame.height;
  return picture.width / picture.height > wanted
    ? { width: picture.height * wanted, height: picture.height }
    : { width: picture.width, height: picture.width / wanted };
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

/** How far a picture may be from a shape that it is still called by. */
const NEAR = 0.012;

/** 3 : 4 where the picture is near a usual shape, else the width for a height of one: 1.61 : 1. */
export function shapeName({ width, height }: Extent, language: Language): string {
  const near = USUAL_SHAPES.find(([w, h]) => cropLoss({ width, height }, { width: w, height: h }) <= NEAR);
  const decimal = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return (near ?? [decimal.format(width / height), 1]).join('\u00a0:\u00a0');
}
