import { frameCutout } from '../../../codecs/frame-cutout.ts';
import type { HeadshotSize } from '../../../headshot-request.ts';
import type { Cutout } from '../../../ops/matte/cutout.ts';
import type { HairLayer } from '../../../ops/garment/separate-hair.ts';
import { type PlacedCutout, wearGarment } from '../../../ops/garment/wear-garment.ts';
import { freeBytes } from '../../../raster/free-bytes.ts';
import type { Rect } from '../../../raster/image.ts';
import { enlargedGrain, grainOfPerson } from '../../person/master-cutout.ts';
import type { StudioSelfie } from '../../person/studio-selfie.ts';
import type { GarmentShading } from './garment-shading.ts';
import type { FittedGarment } from '../fit/fit-garment.ts';
import type { DyedGarment } from './dyed-garment.ts';

/** A garment in the wished colours, and how the selfie of the picture wears it. */
export interface WornGarment {
  readonly fit: FittedGarment;
  readonly shading: GarmentShading;
  readonly garment: DyedGarment;
}

/**
 * Puts the garment on a person that is already framed.
 * @param person at the picture's size; changed in place
 * @param frame the part of the selfie's cutout that the picture shows
 */
export async function wearInFrame(
  person: Cutout,
  selfie: Pick<StudioSelfie, 'wearer' | 'noiseSigma'>,
  frame: Rect,
  size: HeadshotSize,
  { fit, shading, garment }: WornGarment,
): Promise<void> {
  const { scale, offset } = fit.placement;
  const { widthPx, heightPx } = garment.cutout;
  const enlargement = size.widthPx / frame.width;
  const front = selfie.wearer?.front;
  const before = front && (await frontInFrame(front, frame, size));
  const { picture, back, area, firstY } = shading;
  const worn = await blurredToMatch(selfie.wearer?.blurPx, garment, scale);
  wearGarment(person, {
    garment: worn,
    garmentView: {
      x: (frame.x - offset.x) / scale / widthPx,
      y: (frame.y - offset.y) / scale / heightPx,
      width: frame.width / scale / widthPx,
      height: frame.height / scale / heightPx,
      mirrored: false,
    },
    // An enlarged garment lacks the finest noise, as an enlarged person does.
    garmentGrain: Math.max(enlargedGrain(enlargement * scale), grainOfPerson(selfie, enlargement)),
    front: before,
    back: { cover: back, colour: garment.insideColour },
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
  const done = [before?.cutout, worn === garment.cutout ? undefined : worn];
  for (const layer of done) for (const plane of layer ? [layer.rgb, layer.alpha] : []) freeBytes(plane);
}

/** Blur of a photo that is not out of focus: a camera mixes neighbouring pixels. */
const USUAL_BLUR_PX = 0.6;
/** Blur, in pixels, of a picture that is shrunk by 1 and enlarged again: the mean over a pixel, then bilinear. */
const BLUR_PER_SHRINK = 0.5;
/** Shrinking by less is not seen. */
const MIN_SHRINK = 1.3;
const MAX_SHRINK = 6;

/** Returns the garment as blurred as the head it is worn under. It cannot be made sharper than its photo. */
async function blurredToMatch(
  headBlurPx = USUAL_BLUR_PX,
  { cutout, blurPx = USUAL_BLUR_PX }: Pick<DyedGarment, 'cutout' | 'blurPx'>,
  scale: number,
): Promise<Cutout> {
  const wanted = Math.max(USUAL_BLUR_PX, headBlurPx) / scale;
  const lacking = Math.sqrt(Math.max(0, wanted ** 2 - Math.max(USUAL_BLUR_PX, blurPx) ** 2));
  const shrink = Math.min(MAX_SHRINK, lacking / BLUR_PER_SHRINK);
  if (shrink < MIN_SHRINK) return cutout;
  const { widthPx, heightPx } = cutout;
  return await frameCutout(
    cutout,
    { x: 0, y: 0, width: widthPx, height: heightPx },
    { widthPx: Math.round(widthPx / shrink), heightPx: Math.round(heightPx / shrink) },
  );
}

/** Undefined when none of it is inside the frame. */
async function frontInFrame(
  front: HairLayer,
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
