import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { RgbImage } from '../../raster/image.ts';
import { type CropMesh, EYE_ANSWER_LENGTH, EYE_SIDE_PX } from './eye-mesh.ts';
import { DETECTOR_SIDE_PX, type GridAnswers } from './face-boxes.ts';
import { loadNetwork } from '../onnx-network.ts';
import { picturePlanes } from '../picture-planes.ts';

/** The mesh network sees a face in a square of this side. */
export const MESH_SIDE_PX = 192;

/** MediaPipe's three networks for faces, with Human's weights. Pictures are squares of the networks' sides. */
export interface FaceNetworks {
  /** BlazeFace: where there may be faces. */
  detect(picture: RgbImage): Promise<readonly [fine: GridAnswers, coarse: GridAnswers]>;
  /** The face mesh: 468 points in pixels of the crop, and how sure it is that there is a face, 0–1. */
  mesh(crop: RgbImage): Promise<{ readonly confidence: number; readonly mesh: CropMesh }>;
  /** The iris network, of two eyes with their outer corners on the left (eye-mesh.ts). */
  eyes(eyes: readonly [RgbImage, RgbImage]): Promise<readonly [Float32Array, Float32Array]>;
}

export async function createFaceNetworks(): Promise<FaceNetworks> {
  const models = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/human')), '../models');
  const load = async (name: string, input: string, count: number, sidePx: number) =>
    await loadNetwork(join(models, `${name}.json`), { [input]: [count, 3, sidePx, sidePx] });
  const [detector, mesh, iris] = await Promise.all([
    load('blazeface', 'input', 1, DETECTOR_SIDE_PX),
    load('facemesh', 'input_1', 1, MESH_SIDE_PX),
    load('iris', 'input_1', 2, EYE_SIDE_PX),
  ]);
  return {
    async detect(picture) {
      // The network's own names: the finer grid's answers come first, then the coarser one's.
      const answer = await detector.run({ input: picturePlanes([picture], 1 / 127.5, -1) });
      return [
        { logits: answer['Identity'], boxes: answer['Identity_2'] },
        { logits: answer['Identity_1'], boxes: answer['Identity_3'] },
      ];
    },
    async mesh(crop) {
      const answer = await mesh.run({ input_1: picturePlanes([crop], 1 / 255, 0) });
      const points = answer['output_mesh'];
      return {
        confidence: answer['output_faceflag'][0],
        mesh: Array.from({ length: points.length / 3 }, (_, i) => [
          points[3 * i],
          points[3 * i + 1],
          points[3 * i + 2],
        ]),
      };
    },
    async eyes(eyes) {
      const answer = (await iris.run({ input_1: picturePlanes(eyes, 1 / 255, 0) }))['Identity'];
      return [answer.subarray(0, EYE_ANSWER_LENGTH), answer.subarray(EYE_ANSWER_LENGTH)];
    },
  };
}
