import { CELL_PX, faceInCrop, MAP_CELLS, MAP_SIDE_PX, mapPlanes } from '../../measure/clothes/map-planes.ts';
import type { RgbImage } from '../../raster/image.ts';
import { sampleCrop, type OrientedCrop } from '../../raster/oriented-crop.ts';
import type { Face } from '../face/face.ts';
import { loadInstalledNetwork } from '../onnx-network.ts';
import { inputPlanes } from '../input-planes.ts';
import { RVM_FIXED_INPUTS } from '../matting/rvm-model.ts';

const ENCODER =
  'StatefulPartitionedCall/matting_network_wrapper/StatefulPartitionedCall/mobile_net_v3_encoder/';
/** Outputs of encoder blocks, with one value per 2, 4, 8, 16 and 16 pixels. */
const [EDGES, TEXTURES, PARTS, OBJECTS, WHOLES] = [
  'inverted_residual/add',
  'inverted_residual_2/add',
  'inverted_residual_5/add',
  'inverted_residual_11/add',
  'inverted_residual_14/add',
].map((block) => ENCODER + block) as [string, string, string, string, string];
const EDGE_CHANNELS = 16;

/** Features of a crop as the head of the clothes map takes them: channels × height × width. */
export interface CropDescription {
  /** One value per 16 pixels. */
  readonly deep: Float32Array;
  /** One value per 8 pixels. */
  readonly middle: Float32Array;
  /** One value per 4 pixels: the encoder's features, then the planes of measure/clothes/map-planes.ts. */
  readonly fine: Float32Array;
}

/** Computes the features from which the clothes map is made. */
export interface CropDescriber {
  /** Computes the features of a crop. @param coverage the person's, 0–1, one value per pixel of the image */
  describe(image: RgbImage, face: Face, coverage: Float32Array, crop: OrientedCrop): Promise<CropDescription>;
}

/**
 * Loads the encoder of Robust Video Matting (Lin, Yang, Saleemi and Sengupta 2021) to compute features of head and chest, as
 * head-describer.ts does for parts of the head. It takes 0.1 s.
 */
export async function createCropDescriber(): Promise<CropDescriber> {
  const network = await loadInstalledNetwork(
    'rvm',
    { src: [1, 3, MAP_SIDE_PX, MAP_SIDE_PX] },
    [EDGES, TEXTURES, PARTS, OBJECTS, WHOLES],
    RVM_FIXED_INPUTS,
  );
  return {
    async describe(image, face, coverage, crop) {
      const picture = sampleCrop(image, crop, MAP_SIDE_PX);
      const seen = await network.run({ src: inputPlanes([picture], 1 / 255, 0) });
      const own = mapPlanes(picture, cellCoverage(image, coverage, crop), faceInCrop(face, crop));
      return {
        deep: concatenate([seen[OBJECTS]!, seen[WHOLES]!]),
        middle: seen[PARTS]!,
        fine: concatenate([halvePlanes(seen[EDGES]!), seen[TEXTURES]!, own]),
      };
    },
  };
}

function concatenate(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function halvePlanes(planes: Float32Array): Float32Array {
  const side = MAP_CELLS * 2;
  const halved = new Float32Array(EDGE_CHANNELS * MAP_CELLS * MAP_CELLS);
  for (let row = 0, to = 0; row < EDGE_CHANNELS * MAP_CELLS; row++)
    for (let x = 0; x < MAP_CELLS; x++, to++) {
      const at = row * 2 * side + 2 * x;
      halved[to] = (planes[at]! + planes[at + 1]! + planes[at + side]! + planes[at + side + 1]!) / 4;
    }
  return halved;
}

/** Computes the mean coverage of each cell, 0 outside the photo. */
function cellCoverage(
  { widthPx, heightPx }: RgbImage,
  coverage: Float32Array,
  crop: OrientedCrop,
): Float32Array {
  const { corner, across, down } = crop;
  const cells = new Float32Array(MAP_CELLS * MAP_CELLS);
  for (let y = 0; y < MAP_SIDE_PX; y++) {
    const downShare = (y + 0.5) / MAP_SIDE_PX;
    for (let x = 0; x < MAP_SIDE_PX; x++) {
      const acrossShare = (x + 0.5) / MAP_SIDE_PX;
      const left = Math.floor(corner.x + across.x * acrossShare + down.x * downShare);
      const top = Math.floor(corner.y + across.y * acrossShare + down.y * downShare);
      if (left < 0 || top < 0 || left >= widthPx || top >= heightPx) continue;
      const cell = Math.floor(y / CELL_PX) * MAP_CELLS + Math.floor(x / CELL_PX);
      cells[cell]! += coverage[top * widthPx + left]! / CELL_PX ** 2;
    }
  }
  return cells;
}
