import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';

import type { ModelName } from '../network.ts';
import { modelPath } from '../onnx-network.ts';
import { MODEL_ASSETS } from './model-assets.ts';

test.each(Object.keys(MODEL_ASSETS) as ModelName[])(
  'knows the length of the weights of %s',
  async (model) => {
    const { size } = await stat(modelPath(model).replace(/\.json$/, '.bin'));
    expect(MODEL_ASSETS[model].weightsBytes).toBe(size);
  },
);
