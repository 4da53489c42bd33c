import type { Constant } from '../translate/tf-model.ts';

/** All inputs of Robust Video Matting but the image. A still is the first frame of a video, so the recurrent states are zero. */
export const RVM_FIXED_INPUTS: Readonly<Record<string, Constant>> = {
  // The matte is computed at the input's full size: at a lower ratio the refiner costs more time than it saves.
  downsample_ratio: { kind: 'constant', shape: [], data: Float32Array.of(1) },
  ...Object.fromEntries(
    ['r1i', 'r2i', 'r3i', 'r4i'].map((state) => [
      state,
      { kind: 'constant', shape: [1, 1, 1, 1], data: new Float32Array(1) },
    ]),
  ),
};
