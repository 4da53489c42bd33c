import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { drawPerson } from '../../../../test/drawn-person.ts';
import { resizeRgb } from '../../raster/resize.ts';
import { readModelFile } from '../model-file.ts';
import { loadInstalledNetwork, modelPath } from '../onnx-network.ts';
import { createRvmSegmenter } from './rvm-segmenter.ts';

interface Tensor {
  data(): Promise<Float32Array>;
}
interface TensorFlow {
  tensor(data: Float32Array, shape: readonly number[]): Tensor;
  scalar(value: number): Tensor;
  setBackend(name: string): Promise<boolean>;
  loadGraphModel(handler: object): Promise<{
    executeAsync(inputs: Readonly<Record<string, Tensor>>, output: string): Promise<Tensor>;
  }>;
}

test.each([
  ['segment', 256],
  ['segmentFinely', 384],
] as const)('segments like TensorFlow.js: %s', { timeout: 60_000 }, async (look, sidePx) => {
  const image = resizeRgb(drawPerson().image, sidePx, sidePx);
  const expected = await coverageByTensorFlow(image.data, sidePx);
  const { data } = await (await createRvmSegmenter(loadInstalledNetwork))[look](image);

  expect(expected.filter((coverage) => coverage > 0.9).length).toBeGreaterThan(100);
  expect(expected.filter((coverage) => coverage < 0.1).length).toBeGreaterThan(100);
  for (const [i, coverage] of expected.entries())
    if (Math.abs(coverage * 255 - data[i]!) > 1) throw new Error(`${i}: ${coverage * 255} ${data[i]}`);
});

async function coverageByTensorFlow(picture: Uint8Array, sidePx: number): Promise<Float32Array> {
  const require = createRequire(import.meta.url);
  const tf = require('@tensorflow/tfjs') as TensorFlow;
  const wasm = require('@tensorflow/tfjs-backend-wasm') as { setWasmPaths(folder: string): void };
  wasm.setWasmPaths(
    join(dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json')), 'wasm-out/'),
  );
  await tf.setBackend('wasm');
  const model = await tf.loadGraphModel({ load: () => readModelFile(modelPath('rvm')) });
  const nothing = tf.tensor(new Float32Array(1), [1, 1, 1, 1]);
  const coverage = await model.executeAsync(
    {
      src: tf.tensor(
        Float32Array.from(picture, (value) => value / 255),
        [1, sidePx, sidePx, 3],
      ),
      downsample_ratio: tf.scalar(1),
      ...Object.fromEntries(['r1i', 'r2i', 'r3i', 'r4i'].map((state) => [state, nothing])),
    },
    'Identity_1',
  );
  return await coverage.data();
}
