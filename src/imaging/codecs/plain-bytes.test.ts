import { expect, test } from 'vitest';

import type { RgbImage } from '../raster/image.ts';
import { decodeImage } from './decode.ts';
import { encodeJpeg } from './encode.ts';
import { frameCutout } from './frame-cutout.ts';
import { overlaySvg } from './overlay-svg.ts';
import { shrinkRegion } from './shrink-region.ts';

const IMAGE: RgbImage = { widthPx: 8, heightPx: 8, data: new Uint8Array(192).fill(90) };
const FRAME = { x: 0, y: 0, width: 8, height: 8 };

const PIXELS: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  decoded: async () => {
    const decoded = await decodeImage(await encodeJpeg(IMAGE));
    if (!decoded.ok) throw new Error(decoded.error);
    return decoded.value.data;
  },
  shrunk: async () => (await shrinkRegion(IMAGE, FRAME, 4, 4)).data,
  'drawn over': async () => (await overlaySvg(IMAGE, '<svg width="8" height="8"/>')).data,
  framed: async () => {
    const cutout = { ...IMAGE, rgb: IMAGE.data, alpha: new Uint8Array(64).fill(90) };
    return (await frameCutout(cutout, FRAME, { widthPx: 4, heightPx: 4 })).rgb;
  },
};

test.each(Object.entries(PIXELS))(
  'changing a slice of %s pixels leaves them as they are',
  async (_, make) => {
    const pixels = await make();
    const [before] = pixels;
    pixels.slice().fill(before! + 1);
    expect(pixels[0]).toBe(before);
  },
);
