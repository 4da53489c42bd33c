import { frameCutout } from '../../codecs/frame-cutout.ts';
import type { Garment } from '../../garment.ts';
import type { HeadshotSize } from '../../headshot-request.ts';
import type { Cutout } from '../../ops/cutout.ts';
import type { HairInFront } from '../../ops/garment/hair-in-front.ts';
import { addGrain } from '../../ops/grain.ts';
import { type PlacedCutout, wearGarment } from '../../ops/garment/wear-garment.ts';
import { freeBytes } from '../../raster/free-bytes.ts';
import type { Rect } from '../../raster/image.ts';
import { enlargedGrain } from '../master-cutout.ts';
import type { Dressing } from './dressing.ts';

/** A garment in the wished colours, and how the selfie of the picture wears it. */
export interface WornGarment {
  readonly dressing: Dressing;
  readonly garment: Garment;
}

/**
 * Puts the garment on a person that is already framed.
 * @param person at the picture's size; changed in place
 * @param frame the part of the selfie's cutout that the picture shows
 */
export async function wearInFrame(
  person: Cutout,
  frame: Rect,
  size: HeadshotSize,
  front: HairInFront | undefined,
  { dressing, garment }: WornGarment,
): Promise<void> {
  const { scale, offset } = dressing.placement;
  const onGarment = wholeRect({
    x: (frame.x - offset.x) / scale,
    y: (frame.y - offset.y) / scale,
    width: frame.width / scale,
    height: frame.height / scale,
  });
  const [cloth, before] = await Promise.all([
    frameCutout(garment.cutout, onGarment, size),
    front && framedFront(front, frame, size),
  ]);
  // An enlarged garment lacks the finest noise, as an enlarged person does.
  addGrain(cloth, enlargedGrain(size.widthPx / onGarment.width));
  const { picture, back, area } = dressing.shade;
  wearGarment(person, {
    garment: cloth,
    front: before,
    back,
    shade: picture,
    shadeView: {
      x: (frame.x - area.x) / area.width,
      y: (frame.y - area.y) / area.height,
      width: frame.width / area.width,
      height: frame.height / area.height,
      mirrored: false,
    },
  });
  for (const plane of [cloth.rgb, cloth.alpha]) freeBytes(plane);
}

function wholeRect({ x, y, width, height }: Rect): Rect {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

/** Undefined when none of it is inside the frame. */
async function framedFront(
  front: HairInFront,
  frame: Rect,
  size: HeadshotSize,
): Promise<PlacedCutout | undefined> {
  const left = Math.max(front.left, Math.floor(frame.x));
  const top = Math.max(front.top, Math.floor(frame.y));
  const right = Math.min(front.left + front.widthPx, Math.ceil(frame.x + frame.width));
  const bottom = Math.min(front.top + front.heightPx, Math.ceil(frame.y + frame.height));
  if (right <= left || bottom <= top) return undefined;
  const scale = size.widthPx / frame.width;
  const atX = Math.round((left - frame.x) * scale);
  const atY = Math.round((top - frame.y) * scale);
  const cutout = await frameCutout(
    front,
    { x: left - front.left, y: top - front.top, width: right - left, height: bottom - top },
    {
      widthPx: Math.max(1, Math.round((right - frame.x) * scale) - atX),
      heightPx: Math.max(1, Math.round((bottom - frame.y) * scale) - atY),
    },
  );
  return { cutout, left: atX, top: atY };
}
