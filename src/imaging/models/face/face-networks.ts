import type { RgbImage } from '../../raster/image.ts';
import { type CropMesh, EYE_OUTPUT_LENGTH, EYE_SIDE_PX } from './eye-mesh.ts';
import { DETECTOR_SIDE_PX, type GridOutputs } from './face-boxes.ts';
import { inputPlanes } from '../input-planes.ts';
import type { LoadNetwork, ModelName } from '../network.ts';

/** Side of the mesh network's square input. */
export const MESH_SIDE_PX = 192;

/** MediaPipe's three networks for faces, with Human's weights. Images are squares of the networks' sides. */
export interface FaceNetworks {
  /** Runs BlazeFace (Bazarevsky et al. 2019), whose output face-boxes.ts decodes. */
  detect(picture: RgbImage): Promise<readonly [fine: GridOutputs, coarse: GridOutputs]>;
  /**
   * Runs the face mesh (Kartynnik et al. 2019): 468 points in pixels of the crop, and its confidence that the crop shows a
   * face, 0–1.
   */
  mesh(crop: RgbImage): Promise<{ readonly confidence: number; readonly mesh: CropMesh }>;
  /** Runs the iris network (Ablavatski et al. 2020) on two eyes with their outer corners on the left (eye-mesh.ts). */
  eyes(eyes: readonly [RgbImage, RgbImage]): Promise<readonly [Float32Array, Float32Array]>;
}

/** Loads the networks for faces. */
export async function createFaceNetworks(load: LoadNetwork): Promise<FaceNetworks> {
  const loadSquare = async (model: ModelName, input: string, count: number, sidePx: number) =>
    await load(model, { [input]: [count, 3, sidePx, sidePx] });
  const [detector, mesh, iris] = await Promise.all([
    loadSquare('blazeface', 'input', 1, DETECTOR_SIDE_PX),
    loadSquare('facemesh', 'input_1', 1, MESH_SIDE_PX),
    loadSquare('iris', 'input_1', 2, EYE_SIDE_PX),
  ]);
  return {
    async detect(picture) {
      // By the network's own names, outputs 0 and 2 are the finer grid's, 1 and 3 the coarser one's.
      const output = await detector.run({ input: inputPlanes([picture], 1 / 127.5, -1) });
      return [
        { logits: output['Identity'], boxes: output['Identity_2'] },
        { logits: output['Identity_1'], boxes: output['Identity_3'] },
      ];
    },
    async mesh(crop) {
      const output = await mesh.run({ input_1: inputPlanes([crop], 1 / 255, 0) });
      const points = output['output_mesh'];
      return {
        confidence: output['output_faceflag'][0],
        mesh: Array.from({ length: points.length / 3 }, (_, i) => [
          points[3 * i],
          points[3 * i + 1],
          points[3 * i + 2],
        ]),
      };
    },
    async eyes(eyes) {
      const output = (await iris.run({ input_1: inputPlanes(eyes, 1 / 255, 0) }))['Identity'];
      return [output.subarray(0, EYE_OUTPUT_LENGTH), output.subarray(EYE_OUTPUT_LENGTH)];
    },
  };
}
