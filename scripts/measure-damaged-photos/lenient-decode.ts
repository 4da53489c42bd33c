import { createRequire } from 'node:module';

import sharp from 'sharp';

import type { RgbImage } from '../../src/imaging/raster/image.ts';

interface HeifImage {
  get_width(): number;
  get_height(): number;
  display(
    target: { data: Uint8ClampedArray; width: number; height: number },
    done: (filled: { data: Uint8ClampedArray } | null) => void,
  ): void;
}
interface Libheif {
  readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifImage[] };
}

/** Decodes a photo as uploads were decoded before the damage check: it is refused only when no image can be decoded. */
export async function lenientlyDecoded(format: string, bytes: Uint8Array): Promise<RgbImage | undefined> {
  try {
    if (format === 'HEIC') return await lenientHeic(bytes);
    const { data, info } = await sharp(bytes, { failOn: 'error', pages: 1 })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { widthPx: info.width, heightPx: info.height, data };
  } catch {
    return undefined;
  }
}

async function lenientHeic(bytes: Uint8Array): Promise<RgbImage | undefined> {
  const create = createRequire(import.meta.url)('libheif-js/libheif-wasm/libheif-bundle.js') as (options: {
    print: () => void;
    printErr: () => void;
  }) => Libheif;
  const say = console.log;
  console.log = () => undefined;
  try {
    const quiet = { print: () => undefined, printErr: () => undefined };
    const [image] = new (create(quiet).HeifDecoder)().decode(bytes);
    if (image === undefined) return undefined;
    const [width, height] = [image.get_width(), image.get_height()];
    const filled = await new Promise<{ data: Uint8ClampedArray } | null>((resolve) =>
      image.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, resolve),
    );
    if (filled === null) return undefined;
    const raw = { width, height, channels: 4 } as const;
    const data = await sharp(Buffer.from(filled.data.buffer), { raw }).removeAlpha().raw().toBuffer();
    return { widthPx: width, heightPx: height, data };
  } finally {
    console.log = say;
  }
}
