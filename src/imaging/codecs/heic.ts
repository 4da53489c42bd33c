import { createRequire } from 'node:module';

import { err, ok, type Result } from '../../base/result.ts';
import type { RgbImage } from '../raster/image.ts';

/** The part of libheif-js used here; its own types describe only the raw C functions. */
interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(target: RgbaTarget, done: (filled: RgbaTarget | null) => void): void;
  free(): void;
}
interface RgbaTarget {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}
interface Libheif {
  readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifImage[] };
}

const require = createRequire(import.meta.url);

/**
 * Decodes HEIC (HEVC in HEIF), which the prebuilt libvips cannot for patent reasons, with libheif compiled to
 * WebAssembly. The file's own rotation is applied; the colours stay in the file's profile. About 0.6 s for
 * 12 megapixels.
 *
 * A fresh WASM instance each time (20 ms): its memory only ever grows, so keeping one would keep the largest
 * picture's worth of memory for the life of the thread.
 */
export async function decodeHeic(
  bytes: Uint8Array,
  maxPixels: number,
): Promise<Result<RgbImage, 'unreadable' | 'too-many-pixels'>> {
  const createLibheif = require('libheif-js/libheif-wasm/libheif-bundle.js') as () => Libheif;
  try {
    const images = new (createLibheif().HeifDecoder)().decode(bytes);
    const primary = images.find((image) => image.is_primary()) ?? images[0];
    if (primary === undefined) return err('unreadable');
    const width = primary.get_width();
    const height = primary.get_height();
    if (width * height > maxPixels) return err('too-many-pixels');
    const rgba = await new Promise<RgbaTarget | null>((resolve) => {
      primary.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, resolve);
    });
    if (rgba === null) return err('unreadable');
    return ok({ widthPx: width, heightPx: height, data: withoutAlpha(rgba.data) });
  } catch {
    // libheif aborts its WASM instance on damage it does not expect; the instance is thrown away with it.
    return err('unreadable');
  }
}

function withoutAlpha(rgba: Uint8ClampedArray): Uint8Array {
  const pixels = rgba.length / 4;
  const rgb = new Uint8Array(pixels * 3);
  for (let i = 0, from = 0, to = 0; i < pixels; i++, from += 4, to += 3) {
    rgb[to] = rgba[from]!;
    rgb[to + 1] = rgba[from + 1]!;
    rgb[to + 2] = rgba[from + 2]!;
  }
  return rgb;
}
