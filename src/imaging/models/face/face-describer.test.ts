import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { createFaceDescriber, DESCRIBED_SIDE_PX } from './face-describer.ts';
import { readModelFile } from '../model-file.ts';

interface TensorFlow {
  tensor(data: Float32Array, shape: readonly number[]): object;
  setBackend(name: string): Promise<boolean>;
  loadGraphModel(handler: object): Promise<{
    execute(input: object, output: string): { data(): Promise<Float32Array> };
  }>;
}

test('returns the same numbers as the network run by TensorFlow.js', { timeout: 60_000 }, async () => {
  const plane = DESCRIBED_SIDE_PX * DESCRIBED_SIDE_PX;
  const data = Uint8Array.from({ length: plane * 3 }, (_, i) => (i * 7919 + (i >> 5) * 31) % 256);

  const require = createRequire(import.meta.url);
  const entry = require.resolve('@vladmandic/human');
  const tf = require('@tensorflow/tfjs') as TensorFlow;
  await tf.setBackend('cpu');
  const model = await tf.loadGraphModel({
    load: () => readModelFile(join(dirname(entry), '../models/faceres.json')),
  });
  const input = tf.tensor(Float32Array.from(data), [1, DESCRIBED_SIDE_PX, DESCRIBED_SIDE_PX, 3]);
  const expected = await model.execute(input, 'global_pooling/Mean').data();

  const describer = await createFaceDescriber();
  const description = await describer.describe({
    widthPx: DESCRIBED_SIDE_PX,
    heightPx: DESCRIBED_SIDE_PX,
    data,
  });
  expect(description).toHaveLength(1024);
  expect(Math.max(...expected)).toBeGreaterThan(0.1);
  for (const [i, value] of expected.entries())
    if (Math.abs(value - description[i]!) > 1e-3) throw new Error(`${i}: ${value} ${description[i]}`);
});
