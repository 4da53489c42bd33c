import { codedFromLinear } from '../../src/imaging/ops/light/srgb.ts';

/** A rendered scene in linear light, three floats a pixel; 1 is paper white, lamps and windows are brighter. */
export interface LinearPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly data: Float32Array;
}

/**
 * Returns sRGB-coded bytes, with highlights that roll off instead of clipping. Half a step of noise dithers the rounding, so
 * that the engine can recover the slope between two bytes (`ops/plane/deband.ts`).
 */
export function develop({ data }: LinearPicture, random: () => number): Uint8Array {
  return Uint8Array.from(data, (value) => {
    const coded = 255 * codedFromLinear(rollOff(Math.max(0, value)));
    return Math.min(255, Math.max(0, Math.round(coded + random() - 0.5)));
  });
}

/** Is linear up to 0.6, then bends towards 1 with a continuous slope. */
function rollOff(value: number): number {
  if (value <= 0.6) return value;
  return 0.6 + 0.4 * (1 - Math.exp(-(value - 0.6) / 0.4));
}
