import createLibheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { err, ok, type Result } from '../../../base/result.ts';
import { hasDisplayP3 } from './heic-header.ts';

/**
 * Decodes the primary image of a HEIC file, upright. Takes 1 to 3 s for 12 megapixels, so it belongs in a worker or behind a
 * progress message.
 * @returns `too-many-pixels` for more than `maxPixels`, `unreadable` for a damaged file
 */
export async function decodeHeic(
  bytes: Uint8Array,
  maxPixels: number,
): Promise<Result<ImageData, 'too-many-pixels' | 'unreadable'>> {
  try {
    // A new WASM instance each time, because the memory of an instance only ever grows.
    const lib = createLibheif({ print: () => undefined, printErr: () => undefined });
    const images = new lib.HeifDecoder().decode(bytes);
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (!image) return err('unreadable');
    const [widthPx, heightPx] = [image.get_width(), image.get_height()];
    if (widthPx * heightPx > maxPixels) return err('too-many-pixels');
    const pixels = new ImageData(widthPx, heightPx, {
      colorSpace: hasDisplayP3(bytes) ? 'display-p3' : 'srgb',
    });
    const result = await new Promise<ImageData | null>((resolve) => image.display(pixels, resolve));
    return result ? ok(result) : err('unreadable');
  } catch {
    // libheif aborts its WASM instance on unexpected damage.
    return err('unreadable');
  }
}
