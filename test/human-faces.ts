import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { FACES_ONLY } from '../src/imaging/models/face/faces-only.ts';
import { readModelFile } from '../src/imaging/models/model-file.ts';
import type { RgbImage } from '../src/imaging/raster/image.ts';

interface HumanFace {
  readonly boxScore: number;
  readonly faceScore: number;
  readonly mesh: readonly (readonly [x: number, y: number, z: number])[];
}
interface Tensor {
  dispose(): void;
}
interface Human {
  readonly tf: { tensor(data: Uint8Array, shape: readonly number[], type: 'float32'): Tensor };
  init(): Promise<void>;
  load(): Promise<void>;
  detect(input: Tensor): Promise<{ readonly error: string | null; readonly face: readonly HumanFace[] }>;
}
interface TensorFlowCore {
  readonly io: { registerLoadRouter(router: (url: string | string[]) => object | null): void };
}

const SCHEME = 'file://';

/** Returns the faces that Human, the package our networks come from, finds itself with TensorFlow.js. */
export async function humanFaces(image: RgbImage): Promise<readonly HumanFace[]> {
  const entry = createRequire(import.meta.url).resolve('@vladmandic/human');
  const require = createRequire(entry);
  // Node's fetch knows no file: URLs; TensorFlow.js asks the registered routers first.
  (require('@tensorflow/tfjs-core') as TensorFlowCore).io.registerLoadRouter((url) =>
    typeof url === 'string' && url.startsWith(SCHEME)
      ? { load: () => readModelFile(url.slice(SCHEME.length)) }
      : null,
  );
  // The package's export map has no subpath for this build.
  const { Human } = require(join(dirname(entry), 'human.node-wasm.js')) as {
    Human: new (config: object) => Human;
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
  const input = human.tf.tensor(image.data, [1, image.heightPx, image.widthPx, 3], 'float32');
  const { error, face } = await human.detect(input);
  if (error !== null) throw new Error(error);
  return face;
}
