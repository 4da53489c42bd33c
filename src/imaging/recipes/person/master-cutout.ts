import { enlargeCutout } from '../../codecs/enlarge-cutout.ts';
import type { HeadshotSize } from '../../headshot-request.ts';
import type { Cutout } from '../../ops/matte/cutout.ts';
import { addGrain } from '../../ops/finish/grain.ts';
import { sharpen } from '../../ops/finish/sharpen.ts';
import { freeBytes } from '../../raster/free-bytes.ts';
import type { StudioSelfie } from './studio-selfie.ts';

/**
 * Greatest enlargement of a selfie. A face that is enlarged further looks painted, so the picture is delivered smaller instead.
 * In comparisons with the original on faces of 160–270 px, three times as large (sharpened and with grain) was soft but still a
 * photograph.
 */
export const MAX_ENLARGEMENT = 3;
/** Head height ÷ frame height of a close frame (crop-solver.ts). The few closer frames enlarge the master once more, a little. */
const CLOSE_HEAD_SHARE = 0.66;
/** Strength of sharpening (ops/finish/sharpen.ts) for a selfie that is not enlarged, and for one enlarged twice or more. */
const SHARPENING = { unenlarged: 0.45, enlarged: 1.1 } as const;
/** Standard deviation of the grain on a person enlarged twice or more, coded 0–255. */
const ENLARGED_GRAIN = 1.6;
/** Enlarging by less than this gains nothing. */
const MIN_ENLARGEMENT = 1.05;

/**
 * The person sharpened and enlarged once, so that it is large enough for nearly every frame of one picture size and headshots
 * only shrink it.
 */
export interface MasterCutout {
  readonly cutout: Cutout;
  /** Pixels of this cutout ÷ pixels of the selfie's cutout. */
  readonly scale: number;
}

/** Returns the factor by which a selfie is enlarged for pictures of `size`, 1 to MAX_ENLARGEMENT; 1 when its pixels suffice. */
export function masterScale({ head }: Pick<StudioSelfie, 'head'>, size: HeadshotSize): number {
  const closeFramePx = (head.chinY - head.crownY) / CLOSE_HEAD_SHARE;
  const scale = Math.min(MAX_ENLARGEMENT, size.heightPx / closeFramePx);
  return scale < MIN_ENLARGEMENT ? 1 : scale;
}

/**
 * Makes the master cutout of a selfie for one picture size: sharpens, enlarges and adds grain.
 * @param allocate gives the bytes of the result, so that threads can share them
 */
export async function masterCutout(
  selfie: Pick<StudioSelfie, 'cutout' | 'head'>,
  size: HeadshotSize,
  allocate: (byteLength: number) => Uint8Array,
): Promise<MasterCutout> {
  const scale = masterScale(selfie, size);
  // Sharpening before enlarging acts on the finest detail of the selfie, and on a fraction of the pixels.
  const sharp = { ...selfie.cutout, rgb: selfie.cutout.rgb.slice() };
  sharpen(
    sharp,
    SHARPENING.unenlarged + (SHARPENING.enlarged - SHARPENING.unenlarged) * enlargedShare(scale),
  );
  const cutout = await enlargeCutout(sharp, scale, allocate);
  freeBytes(sharp.rgb);
  addGrain(cutout, enlargedGrain(scale));
  return { cutout, scale: cutout.widthPx / selfie.cutout.widthPx };
}

/**
 * Returns the grain that replaces the fine noise which an enlarged selfie lacks. Skin without any looks painted.
 * @returns standard deviation, coded 0–255
 */
export function enlargedGrain(scale: number): number {
  return ENLARGED_GRAIN * enlargedShare(scale);
}

/** Upper limit of the grain added beside a noisy person, standard deviation coded 0–255. */
const MAX_GRAIN = 2.2;

/**
 * Returns the grain of a person on a picture. Scene and garment beside the person need the same amount.
 * @param scale pixels of the picture ÷ pixels of the selfie
 * @returns standard deviation, coded 0–255
 */
export function grainOfPerson({ noiseSigma }: Pick<StudioSelfie, 'noiseSigma'>, scale: number): number {
  return Math.max(enlargedGrain(scale), Math.min(MAX_GRAIN, noiseSigma * Math.min(1, 1 / Math.sqrt(scale))));
}

/** Returns 0 for a scale of 1 or less, rising to 1 for a scale of 2 and more. */
function enlargedShare(scale: number): number {
  return Math.min(1, Math.max(0, scale - 1));
}
