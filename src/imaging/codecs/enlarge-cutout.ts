import type { Cutout } from '../ops/matte/cutout.ts';
import { freeBytes } from '../raster/free-bytes.ts';
import { sharp } from './libvips.ts';

/**
 * Enlarges a cutout by `scale` (Lanczos 3), colour and coverage separately.
 * @param scale ≥ 1; 1 copies
 * @param allocate allocates the result's bytes, in shared memory if threads share it
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
    const copy = allocate(bytes.length);
    copy.set(bytes);
    freeBytes(bytes);
    return copy;
  };
  return {
    widthPx: width,
    heightPx: height,
    rgb: await enlarged(cutout.rgb, 3),
    alpha: await enlarged(cutout.alpha, 1),
  };
}
