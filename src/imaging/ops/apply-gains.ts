import type { Gains } from './white-balance.ts';
import { codedFromLinear, linearFromCoded } from './srgb.ts';

const STEPS = 1023;

/**
 * Multiplies linear light by the gains, planes sRGB-coded 0–1 changed in place. Gains above 1 bend into white
 * instead of clipping.
 */
export function applyGains(planes: readonly [Float32Array, Float32Array, Float32Array], gains: Gains): void {
  planes.forEach((plane, channel) => {
    const gain = gains[channel]!;
    const table = Float32Array.from({ length: STEPS + 1 }, (_, i) => {
      const linear = linearFromCoded(i / STEPS);
      const lifted = gain <= 1 ? linear * gain : (linear * gain) / (1 + linear * linear * (gain - 1));
      return codedFromLinear(Math.min(1, lifted));
    });
    for (let i = 0; i < plane.length; i++) plane[i] = table[Math.round(plane[i] * STEPS)];
  });
}
