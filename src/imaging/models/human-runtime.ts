import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { FACES_ONLY } from './faces-only.ts';
import { readModelFile } from './model-file.ts';

/** What is read of one face. Human's other outputs (age, gender, emotion, race) are deliberately not named. */
export interface HumanFace {
  /** Confidence of the mesh that the crop shows a face, 0–1. */
  readonly faceScore: number;
  /** Confidence of the detector, 0–1. */
  readonly boxScore: number;
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly mesh: readonly (readonly [x: number, y: number, z: number])[];
}

interface Tensor {
  dispose(): void;
}

export interface HumanRuntime {
  readonly tf: { tensor(data: Uint8Array, shape: readonly number[], type: 'float32'): Tensor };
  init(): Promise<void>;
  load(): Promise<void>;
  detect(
    input: Tensor,
    config?: object,
  ): Promise<{ readonly error: string | null; readonly face: readonly HumanFace[] }>;
}

interface LoaderModule {
  readonly io: { registerLoadRouter(router: (url: string | string[]) => object | null): void };
}

const SCHEME = 'file://';

/**
 * Human with the TensorFlow.js WASM backend and the models of its own package. The package's export map has
 * no subpath for this build, hence the resolution by folder.
 */
export async function createHumanRuntime(): Promise<HumanRuntime> {
  const entry = createRequire(import.meta.url).resolve('@vladmandic/human');
  const require = createRequire(entry);
  // Node's fetch knows no file: URLs; TensorFlow.js asks the registered routers first.
  (require('@tensorflow/tfjs-core') as LoaderModule).io.registerLoadRouter(fileRouter);
  const { Human } = require(join(dirname(entry), 'human.node-wasm.js')) as {
    Human: new (config: object) => HumanRuntime;
  };
  const human = new Human({
    ...FACES_ONLY,
    wasmPath: join(dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json')), 'wasm-out/'),
    modelBasePath: SCHEME + join(dirname(entry), '../models/'),
    face: {
      ...FACES_ONLY.face,
      detector: { rotation: true, maxDetected: 10, minConfidence: 0.2, minSize: 0, iouThreshold: 0.1 },
      mesh: { enabled: true },
      iris: { enabled: true },
      description: { enabled: false },
    },
  });
  await human.init();
  await human.load();
  return human;
}

function fileRouter(url: string | string[]): object | null {
  if (typeof url !== 'string' || !url.startsWith(SCHEME)) return null;
  return { load: () => readModelFile(url.slice(SCHEME.length)) };
}
