import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { RgbImage } from '../../raster/image.ts';
import { freeBytes } from '../../raster/free-bytes.ts';
import { loadNetwork } from '../onnx-network.ts';

/** Side of the network's input. */
export const DESCRIBED_SIDE_PX = 224;
/** The node whose output is the description. The nodes behind it estimate age and gender, and are not translated. */
const DESCRIPTION = 'global_pooling/Mean';

/** Computes a face's description (embedding): 1024 numbers that identify the person. */
export interface FaceDescriber {
  /**
   * Describes a face. The result is biometric, so callers must have the person's consent.
   * @param face DESCRIBED_SIDE_PX square, eyes level (ops/geometry/face-crop.ts)
   */
  describe(face: RgbImage): Promise<Float32Array>;
}

/**
 * Loads HSE-FaceRes, the description network of Human's package (a MobileNet, Savchenko 2019, "Efficient facial representations
 * for age, gender and identity recognition"; half-precision weights).
 */
export async function createFaceDescriber(): Promise<FaceDescriber> {
  const entry = createRequire(import.meta.url).resolve('@vladmandic/human');
  const network = await loadNetwork(
    join(dirname(entry), '../models/faceres.json'),
    { input_1: [1, 3, DESCRIBED_SIDE_PX, DESCRIBED_SIDE_PX] },
    [DESCRIPTION],
  );
  const plane = DESCRIBED_SIDE_PX * DESCRIBED_SIDE_PX;
  return {
    async describe({ data }) {
      const input = new Float32Array(plane * 3);
      for (let c = 0, to = 0; c < 3; c++)
        for (let from = c; from < data.length; from += 3, to++) input[to] = data[from]!;
      const description = (await network.run({ input_1: input }))[DESCRIPTION]!;
      freeBytes(input);
      return description;
    },
  };
}
