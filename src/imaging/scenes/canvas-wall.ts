import { mix, type Backdrop, type Light } from './backdrop.ts';
import { valueNoise } from './value-noise.ts';

/**
 * A painted studio canvas: a pool of light behind the head, fall-off to the corners, brush clouds.
 * @param pool where the light lands (0–1) and how far it reaches (share of the width)
 */
export function canvasWall(
  backdrop: Backdrop,
  random: () => number,
  colours: { readonly lit: Light; readonly shade: Light },
  pool: { readonly x: number; readonly y: number; readonly reach: number },
  clouds = 0.25,
): void {
  const noise = valueNoise(random, 4);
  backdrop.each((x, y) => {
    const distance = Math.hypot(x - pool.x, (y - pool.y) * 1.25) / pool.reach;
    const falloff = 1 / (1 + distance * distance * 1.6);
    const brush = 1 + clouds * (noise(x * 3.2, y * 3.2) - 0.5) + clouds * 0.5 * (noise(x * 9, y * 5) - 0.5);
    const colour = mix(colours.shade, colours.lit, falloff);
    return [colour[0] * brush, colour[1] * brush, colour[2] * brush];
  });
  backdrop.defocus(0.012);
}
