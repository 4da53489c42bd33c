import type { Cutout } from '../ops/matte/cutout.ts';
import { freeBytes } from '../raster/free-bytes.ts';
import { sharp } from './libvips.ts';

/**
 * A cutout `scale` times as large (Lanczos 3), colour and coverage apart.
 * @param scale ≥ 1; 1 copies
 * @param allocate gives the bytes of the result, so that threads can share them
 */
export async function enlargeCutout(
  cutout: Cutout,
  scale: number,
  allocate: (byteLength: number) => Uint8Array,
): Promise<Cutout> {
  const width = Math.round(cutout.widthPx * scale);
  const height = Math.round(cutout.heightPx * scale);
  const enlarged = async (data: Uint8Array, channels: 1 | 3): Promise<Uint8Array> => {
    const bytes = await sharp(data, { raw: { width: cutout.widthPx, height: cutout.heightPx, channels } })
      .resize({ width, height, fit: 'fill', kernel: 'lanczos3' })
      .toColourspace(channels === 1 ? 'b-w' : 'srgb')
      .raw()
      .toBuffer();
    const kept = allocate(bytes.length);
    kept.set(bytes);
    freeBytes(bytes);
    return kept;
  };
  return {
    widthPx: width,
    heightPx: height,
    rgb: await enlarged(cutout.rgb, 3),
    alpha: await enlarged(cutout.alpha, 1),
  };
}
