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

/** A dyed garment with its fit and its shading for one selfie. */
export interface WornGarment {
  readonly fit: FittedGarment;
  readonly shading: GarmentShading;
  readonly garment: DyedGarment;
}

/**
 * Puts a garment on a person who is already framed.
 * @param person at the picture's size; changed in place
 * @param frame the part of the selfie's cutout that the picture shows, in pixels of the cutout
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
    // An enlarged garment lacks fine noise, as an enlarged person does.
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

/** Blur of a photo in focus, pixels. A camera mixes neighbouring pixels. */
const USUAL_BLUR_PX = 0.6;
/** Blur in pixels for each factor of shrinking, when an image is shrunk by averaging and enlarged bilinearly again. */
const BLUR_PER_SHRINK = 0.5;
/** Shrinking by less than this factor is invisible. */
const MIN_SHRINK = 1.3;
const MAX_SHRINK = 6;

/**
 * Returns the garment blurred to match the wearer's head, by shrinking it. Blurs are taken as Gaussian, so that their squares add.
 * A garment cannot be made sharper than its photo.
 */
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

/** Returns the part of the hair layer inside the frame at the picture's size; undefined when there is none. */
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
