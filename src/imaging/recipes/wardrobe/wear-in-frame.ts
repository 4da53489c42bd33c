import { frameCutout } from '../../codecs/frame-cutout.ts';
import type { HeadshotSize } from '../../headshot-request.ts';
import type { Cutout } from '../../ops/cutout.ts';
import type { HairInFront } from '../../ops/garment/hair-in-front.ts';
import { type PlacedCutout, wearGarment } from '../../ops/garment/wear-garment.ts';
import type { Rect } from '../../raster/image.ts';
import { enlargedGrain } from '../master-cutout.ts';
import type { DressShade } from './dress-shade.ts';
import type { Dressing } from './dressing.ts';
import type { DyedGarment } from './dyed-garment.ts';

/** A garment in the wished colours, and how the selfie of the picture wears it. */
export interface WornGarment {
  readonly dressing: Dressing;
  readonly shade: DressShade;
  readonly garment: DyedGarment;
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
  { dressing, shade, garment }: WornGarment,
): Promise<void> {
  const { scale, offset } = dressing.placement;
  const { widthPx, heightPx } = garment.cutout;
  const before = front && (await framedFront(front, frame, size));
  const { picture, back, area, firstY } = shade;
  wearGarment(person, {
    garment: garment.cutout,
    garmentView: {
      x: (frame.x - offset.x) / scale / widthPx,
      y: (frame.y - offset.y) / scale / heightPx,
      width: frame.width / scale / widthPx,
      height: frame.height / scale / heightPx,
      mirrored: false,
    },
    // An enlarged garment lacks the finest noise, as an enlarged person does.
    garmentGrain: enlargedGrain((size.widthPx * scale) / frame.width),
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
    firstRow: Math.max(0, Math.floor(((firstY - frame.y) * size.heightPx) / frame.height)),
  });
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
