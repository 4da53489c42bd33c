import { sampleCrop, squareCrop, type OrientedCrop } from '../raster/oriented-crop.ts';
import type { Face } from './face/face.ts';
import { between, distancePx, LEFT_EYE, meshPoint, RIGHT_EYE, TEMPLES } from './face/face-landmarks.ts';
import { DESCRIPTION_NUMBERS, type HeadDescriber } from './head.ts';
import type { LoadNetwork } from './network.ts';
import { inputPlanes } from './input-planes.ts';
import { RVM_FIXED_INPUTS } from './matting/rvm-model.ts';

/** Side of the network's input, a levelled crop, with the distance of the temples and the height of the brows in it. */
const SIDE_PX = 256;
const TEMPLES_APART_PX = 112;
const BROWS_Y_PX = 150;

/**
 * Output of the twelfth of fifteen encoder blocks: late enough to separate cloth from skin, early enough to localise it, with
 * one value every 16 px.
 */
const LAYER =
  'StatefulPartitionedCall/matting_network_wrapper/StatefulPartitionedCall/mobile_net_v3_encoder/inverted_residual_11/add';
const STRIDE_PX = 16;
const GRID = SIDE_PX / STRIDE_PX;
/**
 * Sampled positions, relative to the middle of the brows: sideways and upwards, in units of the distance between the
 * temples.
 */
type Places = readonly (readonly [aside: number, up: number])[];

const places = (asides: readonly number[], ups: readonly number[]): Places =>
  ups.flatMap((up) => asides.map((aside): readonly [number, number] => [aside, up]));
const FOREHEAD = places([-0.18, 0, 0.18], [0.15, 0.24, 0.33]);
const CROWN = places([-0.3, 0, 0.3], [0.6, 0.8]);
const BESIDE = places([-0.72, 0.72], [-0.2, -0.5, -0.75]);
const MOUTH = places([-0.12, 0, 0.12], [-0.6, -0.74]);
const LEFT_EYE_PLACES = places([-0.32, -0.2], [-0.1, -0.2]);
const RIGHT_EYE_PLACES = places([0.2, 0.32], [-0.1, -0.2]);

/**
 * Loads the encoder of Robust Video Matting (Lin, Yang, Saleemi and Sengupta 2021): a MobileNetV3 (Howard et al. 2019) trained
 * on photos, first to classify objects, then to segment people. A head takes 0.01 s.
 */
export async function createHeadDescriber(load: LoadNetwork): Promise<HeadDescriber> {
  const network = await load('rvm', { src: [1, 3, SIDE_PX, SIDE_PX] }, [LAYER], RVM_FIXED_INPUTS);
  return {
    async describe(image, face) {
      const picture = sampleCrop(image, cropOfHead(face), SIDE_PX);
      const planes = (await network.run({ src: inputPlanes([picture], 1 / 255, 0) }))[LAYER]!;
      const meanAt = (asked: Places): Float32Array =>
        Float32Array.from({ length: DESCRIPTION_NUMBERS }, (_, channel) => meanOver(planes, channel, asked));
      return {
        forehead: meanAt(FOREHEAD),
        crown: meanAt(CROWN),
        beside: meanAt(BESIDE),
        mouth: meanAt(MOUTH),
        eyes: [meanAt(LEFT_EYE_PLACES), meanAt(RIGHT_EYE_PLACES)],
      };
    },
  };
}

function cropOfHead(face: Face): OrientedCrop {
  const leftBrow = meshPoint(face, LEFT_EYE.browTop[2]!);
  const rightBrow = meshPoint(face, RIGHT_EYE.browTop[2]!);
  const brows = between(leftBrow, rightBrow, 0.5);
  const turnRad = Math.atan2(rightBrow.y - leftBrow.y, rightBrow.x - leftBrow.x);
  const scale = distancePx(meshPoint(face, TEMPLES.left), meshPoint(face, TEMPLES.right)) / TEMPLES_APART_PX;
  const upPx = (BROWS_Y_PX - SIDE_PX / 2) * scale;
  const centre = { x: brows.x + upPx * Math.sin(turnRad), y: brows.y - upPx * Math.cos(turnRad) };
  return squareCrop(centre, SIDE_PX * scale, turnRad);
}

/**
 * Returns the mean of one channel over positions, by bilinear interpolation.
 * @param planes channels × GRID × GRID; each value belongs to the middle of its cell
 */
function meanOver(planes: Float32Array, channel: number, asked: Places): number {
  let sum = 0;
  for (const [aside, up] of asked) {
    const x = (SIDE_PX / 2 + aside * TEMPLES_APART_PX) / STRIDE_PX - 0.5;
    const y = (BROWS_Y_PX - up * TEMPLES_APART_PX) / STRIDE_PX - 0.5;
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [tx, ty] = [x - left, y - top];
    const at = (channel * GRID + top) * GRID + left;
    const above = planes[at]! * (1 - tx) + planes[at + 1]! * tx;
    const below = planes[at + GRID]! * (1 - tx) + planes[at + GRID + 1]! * tx;
    sum += above * (1 - ty) + below * ty;
  }
  return sum / asked.length;
}
