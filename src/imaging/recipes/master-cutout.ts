import { enlargeCutout } from '../codecs/enlarge-cutout.ts';
import type { HeadshotSize } from '../engine.ts';
import type { Cutout } from '../ops/cutout.ts';
import { sharpen } from '../ops/sharpen.ts';
import type { StudioSelfie } from './studio-selfie.ts';

/** Enlarged further than this, a face looks painted: the picture is delivered smaller instead. */
export const MAX_ENLARGEMENT = 2.2;
/** Head height ÷ frame height in the closest frame there is (ops/crop-solver.ts). */
const CLOSEST_HEAD_SHARE = 0.795;
/** Enlarging by less gains nothing. */
const LEAST_ENLARGEMENT = 1.05;

/** The person large enough for any frame of one size: enlarged and sharpened once, then every headshot only shrinks it. */
export interface MasterCutout {
  readonly cutout: Cutout;
  /** Pixels of this cutout ÷ pixels of the selfie's. */
  readonly scale: number;
}

/** How much a selfie is enlarged for pictures of `size`: 1 when its pixels suffice. */
export function masterScale({ head }: Pick<StudioSelfie, 'head'>, size: HeadshotSize): number {
  const closestFramePx = (head.chinY - head.crownY) / CLOSEST_HEAD_SHARE;
  const scale = Math.min(MAX_ENLARGEMENT, size.heightPx / closestFramePx);
  return scale < LEAST_ENLARGEMENT ? 1 : scale;
}

/** @param allocate gives the bytes of the result, so that threads can share them */
export async function masterCutout(
  selfie: Pick<StudioSelfie, 'cutout' | 'head'>,
  size: HeadshotSize,
  allocate: (byteLength: number) => Uint8Array,
): Promise<MasterCutout> {
  const scale = masterScale(selfie, size);
  const cutout = await enlargeCutout(selfie.cutout, scale, allocate);
  sharpen(cutout, scale > 1 ? 0.9 : 0.45);
  return { cutout, scale: cutout.widthPx / selfie.cutout.widthPx };
}
