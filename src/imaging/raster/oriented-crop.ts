import type { Point, Rect, RgbImage } from './image.ts';
import { halveRgb } from './resize.ts';
import { type QuarterTurns, rotatePoint } from './rotate.ts';

/** A parallelogram of an image: it may be rotated, mirrored or squeezed, and reach outside. In pixels of the image. */
export interface OrientedCrop {
  /** Its top left corner. */
  readonly corner: Point;
  /** Vector from the top left corner to the top right one. */
  readonly across: Point;
  /** Vector from the top left corner to the bottom left one. */
  readonly down: Point;
}

/** Returns an upright crop. */
export function rectCrop({ x, y, width, height }: Rect): OrientedCrop {
  return { corner: { x, y }, across: { x: width, y: 0 }, down: { x: 0, y: height } };
}

/** Returns a square crop around a point. @param turnRad clockwise rotation; default 0 */
export function squareCrop(centre: Point, sidePx: number, turnRad = 0): OrientedCrop {
  const across = { x: Math.cos(turnRad) * sidePx, y: Math.sin(turnRad) * sidePx };
  const down = { x: -across.y, y: across.x };
  const corner = { x: centre.x - (across.x + down.x) / 2, y: centre.y - (across.y + down.y) / 2 };
  return { corner, across, down };
}

/** Exchanges left and right of a crop. */
export function mirroredCrop({ corner, across, down }: OrientedCrop): OrientedCrop {
  return {
    corner: { x: corner.x + across.x, y: corner.y + across.y },
    across: { x: -across.x, y: -across.y },
    down,
  };
}

/** Maps a crop of the image that rotateRgb returns back to the image before the rotation. */
export function cropBeforeRotation(crop: OrientedCrop, image: RgbImage, turns: QuarterTurns): OrientedCrop {
  if (turns === 0) return crop;
  const [widthPx, heightPx] = turns === 2 ? [image.widthPx, image.heightPx] : [image.heightPx, image.widthPx];
  const back = (share: readonly [across: number, down: number]): Point =>
    rotatePoint(pointInCrop(crop, ...share), widthPx, heightPx, (4 - turns) as QuarterTurns);
  const corner = back([0, 0]);
  const right = back([1, 0]);
  const bottom = back([0, 1]);
  return {
    corner,
    across: { x: right.x - corner.x, y: right.y - corner.y },
    down: { x: bottom.x - corner.x, y: bottom.y - corner.y },
  };
}

/** Returns a point, given as fractions of the crop's width and height from its top left corner, in pixels of the image. */
export function pointInCrop(crop: OrientedCrop, acrossShare: number, downShare: number): Point {
  const { corner, across, down } = crop;
  return {
    x: corner.x + across.x * acrossShare + down.x * downShare,
    y: corner.y + across.y * acrossShare + down.y * downShare,
  };
}

/** Crops reduced by more than this are sampled from the halved image, which is cached: a face is cropped many times. */
const MAX_REDUCTION = 4;
const halves = new WeakMap<RgbImage, RgbImage>();

function halfOf(image: RgbImage): RgbImage {
  const half = halves.get(image) ?? halveRgb(image);
  halves.set(image, half);
  return half;
}

function onHalf({ corner, across, down }: OrientedCrop): OrientedCrop {
  const half = ({ x, y }: Point): Point => ({ x: x / 2, y: y / 2 });
  return { corner: half(corner), across: half(across), down: half(down) };
}

/**
 * Samples the crop to a square image. Each pixel is the mean of as many bilinear samples as it takes to skip no source pixel
 * when reducing. Outside the image its edge pixels repeat.
 */
export function sampleCrop(image: RgbImage, crop: OrientedCrop, sidePx: number): RgbImage {
  const longestPx = Math.max(Math.hypot(crop.across.x, crop.across.y), Math.hypot(crop.down.x, crop.down.y));
  const isLine = Math.min(image.widthPx, image.heightPx) < 2;
  if (longestPx > MAX_REDUCTION * sidePx && !isLine) return sampleCrop(halfOf(image), onHalf(crop), sidePx);
  const perPixel = Math.max(1, Math.ceil(longestPx / sidePx / 2));
  const samples = sidePx * perPixel;
  const [acrossX, acrossY] = [crop.across.x / samples, crop.across.y / samples];
  const [downX, downY] = [crop.down.x / samples, crop.down.y / samples];
  const first = pointInCrop(crop, 0.5 / samples, 0.5 / samples);
  const { widthPx, data: from } = image;
  const [lastX, lastY] = [widthPx - 1, image.heightPx - 1];
  const share = 1 / perPixel ** 2;
  const data = new Uint8Array(sidePx * sidePx * 3);
  const line = new Float32Array(sidePx * 3);
  for (let row = 0, to = 0; row < sidePx; row++) {
    line.fill(0.5);
    for (let below = row * perPixel; below < (row + 1) * perPixel; below++) {
      // Sample positions count from the pixel's corner, values from its centre.
      let x = first.x + below * downX - 0.5;
      let y = first.y + below * downY - 0.5;
      for (let at = 0; at < line.length; at += 3) {
        let [red, green, blue] = [0, 0, 0];
        for (let i = 0; i < perPixel; i++, x += acrossX, y += acrossY) {
          const insideX = x < 0 ? 0 : x > lastX ? lastX : x;
          const insideY = y < 0 ? 0 : y > lastY ? lastY : y;
          const left = insideX | 0;
          const top = insideY | 0;
          const tx = insideX - left;
          const ty = (insideY - top) * share;
          // The offsets and the bilinear weights of the four pixels around the place.
          const a = (top * widthPx + left) * 3;
          const b = left < lastX ? a + 3 : a;
          const c = top < lastY ? a + widthPx * 3 : a;
          const d = c + b - a;
          const ofB = tx * (share - ty);
          const ofD = tx * ty;
          const ofA = share - ty - ofB;
          const ofC = ty - ofD;
          red += ofA * from[a] + ofB * from[b] + ofC * from[c] + ofD * from[d];
          green += ofA * from[a + 1] + ofB * from[b + 1] + ofC * from[c + 1] + ofD * from[d + 1];
          blue += ofA * from[a + 2] + ofB * from[b + 2] + ofC * from[c + 2] + ofD * from[d + 2];
        }
        line[at] += red;
        line[at + 1] += green;
        line[at + 2] += blue;
      }
    }
    for (let at = 0; at < line.length; at++, to++) data[to] = line[at];
  }
  return { widthPx: sidePx, heightPx: sidePx, data };
}
