import createLibheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { hasDisplayP3 } from './heic-header.ts';

/**
 * Decodes the primary image of a HEIC file, upright. Takes 1 to 3 s for 12 megapixels, so it belongs in a worker or behind a
 * progress message.
 * @returns undefined when the file is damaged or has more pixels than `maxPixels`
 */
export async function decodeHeic(bytes: Uint8Array, maxPixels: number): Promise<ImageData | undefined> {
  try {
    // A new WASM instance each time, because the memory of an instance only ever grows.
    const lib = createLibheif({ print: () => undefined, printErr: () => undefined });
    const images = new lib.HeifDecoder().decode(bytes);
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (!image) return undefined;
    const [widthPx, heightPx] = [image.get_width(), image.get_height()];
    if (widthPx * heightPx > maxPixels) return undefined;
    const pixels = new ImageData(widthPx, heightPx, {
      colorSpace: hasDisplayP3(bytes) ? 'display-p3' : 'srgb',
    });
    const result = await new Promise<ImageData | null>((resolve) => image.display(pixels, resolve));
    return result ?? undefined;
  } catch {
    // libheif aborts its WASM instance on unexpected damage.
    return undefined;
  }
}
