import type { Point } from './image.ts';

/** The size of an image or photo, in pixels. */
export interface PixelSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A rectangle on a photo that may be turned: the part of the photo that a crop keeps. In pixels of the photo, not rounded. */
export interface CropFrame extends PixelSize {
  readonly centre: Point;
  /** Clockwise turn of the frame on the photo, degrees; the cropped photo appears turned the other way. */
  readonly turnDeg: number;
}

/** Returns a point of the photo as shares of the frame's width and height, 0–1 from its top left corner when inside. */
export function pointInFrame(frame: CropFrame, point: Point): Point {
  const { x, y } = turned({ x: point.x - frame.centre.x, y: point.y - frame.centre.y }, -frame.turnDeg);
  return { x: x / frame.widthPx + 0.5, y: y / frame.heightPx + 0.5 };
}

/** Reverses pointInFrame. */
export function pointOnPhoto(frame: CropFrame, share: Point): Point {
  const { x, y } = turned(
    { x: (share.x - 0.5) * frame.widthPx, y: (share.y - 0.5) * frame.heightPx },
    frame.turnDeg,
  );
  return { x: frame.centre.x + x, y: frame.centre.y + y };
}

/** Rotates a vector clockwise. */
export function turned({ x, y }: Point, deg: number): Point {
  const [cos, sin] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** Returns the size of the upright box around the frame. */
export function boxAround({ widthPx, heightPx, turnDeg }: Omit<CropFrame, 'centre'>): PixelSize {
  const cos = Math.abs(Math.cos((turnDeg * Math.PI) / 180));
  const sin = Math.abs(Math.sin((turnDeg * Math.PI) / 180));
  return { widthPx: widthPx * cos + heightPx * sin, heightPx: widthPx * sin + heightPx * cos };
}

/** By how many pixels a frame reaches over each edge of the photo; 0 where it stays inside. */
export interface Overhang {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function overhang(frame: CropFrame, photo: PixelSize): Overhang {
  const box = boxAround(frame);
  return {
    left: Math.max(0, box.widthPx / 2 - frame.centre.x),
    right: Math.max(0, frame.centre.x + box.widthPx / 2 - photo.widthPx),
    top: Math.max(0, box.heightPx / 2 - frame.centre.y),
    bottom: Math.max(0, frame.centre.y + box.heightPx / 2 - photo.heightPx),
  };
}

/** Rounding of floating point must not count as reaching over the edge. */
const EPSILON_PX = 1e-6;

export function isInside(frame: CropFrame, photo: PixelSize): boolean {
  return Object.values(overhang(frame, photo)).every((px) => px <= EPSILON_PX);
}

/** Returns the nearest frame inside the photo: it is reduced as far as needed, then moved. Shape and turn are kept. */
export function fitInside(frame: CropFrame, photo: PixelSize): CropFrame {
  const box = boxAround(frame);
  const scale = Math.min(1, photo.widthPx / box.widthPx, photo.heightPx / box.heightPx);
  const halfX = (box.widthPx * scale) / 2;
  const halfY = (box.heightPx * scale) / 2;
  return {
    ...frame,
    widthPx: frame.widthPx * scale,
    heightPx: frame.heightPx * scale,
    centre: {
      x: clamp(frame.centre.x, halfX, photo.widthPx - halfX),
      y: clamp(frame.centre.y, halfY, photo.heightPx - halfY),
    },
  };
}

/** Returns the largest frame of a shape inside the photo, in its middle. @param aspect width ÷ height */
export function largestFrame(photo: PixelSize, aspect: number, turnDeg = 0): CropFrame {
  const side = photo.widthPx + photo.heightPx;
  const centre = { x: photo.widthPx / 2, y: photo.heightPx / 2 };
  return fitInside({ centre, widthPx: side * aspect, heightPx: side, turnDeg }, photo);
}

function clamp(value: number, min: number, max: number): number {
  // The middle, where rounding has made the range empty.
  return min > max ? (min + max) / 2 : Math.min(max, Math.max(min, value));
}
