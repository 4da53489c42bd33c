import type { AlphaImage, RgbImage } from '../../raster/image.ts';
import { resizeAlpha, resizeRgb } from '../../raster/resize.ts';
import type { LoadNetwork, Network } from '../network.ts';
import type { PersonSegmentation } from './person-segmentation.ts';
import { inputPlanes } from '../input-planes.ts';
import { RVM_FIXED_INPUTS } from './rvm-model.ts';

/**
 * Side of the quick input. Over 105 portraits 0.1 % of the pixels differ from the result at 512, which takes three times as
 * long. Its edges are seldom used (fuse-mattes.ts).
 */
const SIDE_PX = 256;
/**
 * Side of the fine input, at which the network recognises leaves in front of a shoulder, a raised hand and a fur hood, which it
 * misses at the quick one. At 448 and 512 it takes a couch and a wall beside people for body as well, and loses the side of a
 * shirt.
 */
const FINE_SIDE_PX = 384;

/**
 * Loads Robust Video Matting (Lin, Yang, Saleemi and Sengupta 2021; MobileNetV3, 8-bit weights) in 0.1 s. A photo takes 0.08 s.
 * `segmentFinely` takes 0.3 s, a third of it to load a second network. That one is closed again after each use: only one
 * selfie of seven needs it, and it would occupy 0.12 GB.
 */
export async function createRvmSegmenter(load: LoadNetwork): Promise<PersonSegmentation> {
  const quick = await loadAt(load, SIDE_PX);
  return {
    async segment(image) {
      return await coverage(quick, SIDE_PX, image);
    },
    async segmentFinely(image) {
      const fine = await loadAt(load, FINE_SIDE_PX);
      try {
        return await coverage(fine, FINE_SIDE_PX, image);
      } finally {
        await fine.close();
      }
    },
  };
}

async function loadAt(load: LoadNetwork, sidePx: number): Promise<Network> {
  return await load('rvm', { src: [1, 3, sidePx, sidePx] }, ['pha'], RVM_FIXED_INPUTS);
}

async function coverage(network: Network, sidePx: number, image: RgbImage): Promise<AlphaImage> {
  const src = inputPlanes([resizeRgb(image, sidePx, sidePx)], 1 / 255, 0);
  const { pha } = await network.run({ src });
  const data = Uint8Array.from(pha!, (share) => Math.round(share * 255));
  return resizeAlpha({ widthPx: sidePx, heightPx: sidePx, data }, image.widthPx, image.heightPx);
}
