import { createRequire } from 'node:module';

import { resizeAlpha, resizeRgb } from '../raster/resize.ts';
import type { PersonSegmentation } from './person-segmentation.ts';
import { readRvmModel } from './rvm-model.ts';

/**
 * Enough to know what is body: over 105 portraits 0.1 % of the pixels are judged otherwise than at 512, in 55 % of the
 * time and with 180 MB less; its edges are not used (join-body.ts).
 */
const SIDE_PX = 256;
/** The network decides at full size; at a share of it, what a refiner brings back costs more than it saves. */
const DECIDE_SHARE = 1;

interface Tensor {
  readonly shape: readonly number[];
  data(): Promise<Float32Array>;
  dispose(): void;
}
interface TensorFlow {
  tensor(data: Float32Array, shape: readonly number[]): Tensor;
  scalar(value: number): Tensor;
  zeros(shape: readonly number[]): Tensor;
  setBackend(name: string): Promise<boolean>;
  loadGraphModel(handler: object): Promise<{
    readonly outputs: readonly { readonly name: string }[];
    executeAsync(
      inputs: Readonly<Record<string, Tensor>>,
      outputs: readonly string[],
    ): Promise<readonly Tensor[]>;
  }>;
}

/**
 * Robust Video Matting (Lin, Yang, Saleemi and Sengupta 2021; MobileNetV3, 8-bit weights) on TensorFlow.js, a
 * still picture as the first frame of a video. About 0.4 s. Wants the WASM backend that human-runtime.ts has set up
 * in this thread.
 */
export async function createRvmSegmenter(): Promise<PersonSegmentation> {
  const require = createRequire(import.meta.url);
  // Human's own copy: a second one would have no backend.
  const tf = createRequire(require.resolve('@vladmandic/human'))('@tensorflow/tfjs') as TensorFlow;
  await tf.setBackend('wasm');
  const model = await tf.loadGraphModel({
    load: readRvmModel,
  });
  return {
    async segment(image) {
      const small = resizeRgb(image, SIDE_PX, SIDE_PX);
      const none = (): Tensor => tf.zeros([1, 1, 1, 1]);
      const inputs = {
        src: tf.tensor(
          Float32Array.from(small.data, (value) => value / 255),
          [1, SIDE_PX, SIDE_PX, 3],
        ),
        downsample_ratio: tf.scalar(DECIDE_SHARE),
        r1i: none(),
        r2i: none(),
        r3i: none(),
        r4i: none(),
      };
      const outputs = await model.executeAsync(
        inputs,
        model.outputs.map((output) => output.name),
      );
      const alpha = outputs.find((output) => output.shape[1] === SIDE_PX && output.shape[3] === 1);
      if (alpha === undefined) throw new Error('robust-video-matting has no coverage output of full size');
      const data = Uint8Array.from(await alpha.data(), (value) =>
        Math.round(Math.min(1, Math.max(0, value)) * 255),
      );
      for (const tensor of [...Object.values(inputs), ...outputs]) tensor.dispose();
      return resizeAlpha({ widthPx: SIDE_PX, heightPx: SIDE_PX, data }, image.widthPx, image.heightPx);
    },
  };
}
