import { resizeAlpha, resizeRgb } from '../raster/resize.ts';
import { loadNetwork } from './onnx-network.ts';
import type { PersonSegmentation } from './person-segmentation.ts';
import { picturePlanes } from './picture-planes.ts';
import { RVM_FIXED_INPUTS, rvmModelPath } from './rvm-model.ts';

/**
 * Enough to know what is body: over 105 portraits 0.1 % of the pixels are judged otherwise than at 512, in a fifth of
 * the time; its edges are not used (join-body.ts).
 */
const SIDE_PX = 256;

/** Robust Video Matting (Lin, Yang, Saleemi and Sengupta 2021; MobileNetV3, 8-bit weights). Loads in 0.2 s, takes 0.08 s. */
export async function createRvmSegmenter(): Promise<PersonSegmentation> {
  const network = await loadNetwork(
    rvmModelPath(),
    { src: [1, 3, SIDE_PX, SIDE_PX] },
    ['pha'],
    RVM_FIXED_INPUTS,
  );
  return {
    async segment(image) {
      const src = picturePlanes([resizeRgb(image, SIDE_PX, SIDE_PX)], 1 / 255, 0);
      const { pha } = await network.run({ src });
      const alpha = Uint8Array.from(pha!, (coverage) => Math.round(coverage * 255));
      return resizeAlpha({ widthPx: SIDE_PX, heightPx: SIDE_PX, data: alpha }, image.widthPx, image.heightPx);
    },
  };
}
