import { enlargeCutout } from '../../codecs/enlarge-cutout.ts';
import type { HeadshotSize } from '../../headshot-request.ts';
import type { Cutout } from '../../ops/matte/cutout.ts';
import { addGrain } from '../../ops/finish/grain.ts';
import { sharpen } from '../../ops/finish/sharpen.ts';
import { freeBytes } from '../../raster/free-bytes.ts';
import type { StudioSelfie } from './studio-selfie.ts';

/**
 * Enlarged further than this, a face looks painted: the picture is delivered smaller instead. Looked at beside the truth
 * on faces of 160–270 px: three times as large, sharpened and grained, is soft but still a photograph.
 */
export const MAX_ENLARGEMENT = 3;
/** Head height ÷ frame height of a close frame (ops/geometry/crop-solver.ts); the few closer ones are enlarged a little again. */
const CLOSE_HEAD_SHARE = 0.66;
/** Sharpening of a selfie that is not enlarged, and of one that is by twice and more. */
const SHARPENING = { least: 0.45, most: 1.1 } as const;
/** Deviation of the grain put over a person enlarged by twice and more, coded 0–255. */
const ENLARGED_GRAIN = 1.6;
/** Enlarging by less gains nothing. */
const MIN_ENLARGEMENT = 1.05;

/** The person large enough for nearly any frame of one size: sharpened and enlarged once, then headshots only shrink it. */
export interface MasterCutout {
  readonly cutout: Cutout;
  /** Pixels of this cutout ÷ pixels of the selfie's. */
  readonly scale: number;
}

/** How much a selfie is enlarged for pictures of `size`: 1 when its pixels suffice. */
export function masterScale({ head }: Pick<StudioSelfie, 'head'>, size: HeadshotSize): number {
  const closeFramePx = (head.chinY - head.crownY) / CLOSE_HEAD_SHARE;
  const scale = Math.min(MAX_ENLARGEMENT, size.heightPx / closeFramePx);
  return scale < MIN_ENLARGEMENT ? 1 : scale;
}

/** @param allocate gives the bytes of the result, so that threads can share them */
export async function masterCutout(
  selfie: Pick<StudioSelfie, 'cutout' | 'head'>,
  size: HeadshotSize,
  allocate: (byteLength: number) => Uint8Array,
): Promise<MasterCutout> {
  const scale = masterScale(selfie, size);
  // Sharpening before enlarging acts on the finest detail of the selfie, and on a fraction of the pixels.
  const sharp = { ...selfie.cutout, rgb: selfie.cutout.rgb.slice() };
  sharpen(sharp, SHARPENING.least + (SHARPENING.most - SHARPENING.least) * enlargedShare(scale));
  const cutout = await enlargeCutout(sharp, scale, allocate);
  freeBytes(sharp.rgb);
  addGrain(cutout, enlargedGrain(scale));
  return { cutout, scale: cutout.widthPx / selfie.cutout.widthPx };
}

/**
 * An enlarged selfie has lost the finest noise, and skin without any looks painted.
 * @returns deviation, coded 0–255
 */
export function enlargedGrain(scale: number): number {
  return ENLARGED_GRAIN * enlargedShare(scale);
}

/** Most grain that is laid beside a noisy person, coded 0–255. */
const MAX_GRAIN = 2.2;

/**
 * The grain of a person on a picture: what is laid beside them, as scene or garment, needs as much.
 * @param scale pixels of the picture ÷ pixels of the selfie
 * @returns deviation, coded 0–255
 */
export function grainOfPerson({ noiseSigma }: Pick<StudioSelfie, 'noiseSigma'>, scale: number): number {
  return Math.max(enlargedGrain(scale), Math.min(MAX_GRAIN, noiseSigma * Math.min(1, 1 / Math.sqrt(scale))));
}

/** 0 not at all, 1 by twice and more. */
function enlargedShare(scale: number): number {
  return Math.min(1, Math.max(0, scale - 1));
}
