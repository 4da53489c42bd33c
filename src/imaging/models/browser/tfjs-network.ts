import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import simdUrl from '@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm-simd.wasm?url';
import plainUrl from '@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm.wasm?url';
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter';
import { type NamedTensorMap, setBackend, tensor, type Tensor } from '@tensorflow/tfjs-core';
import { DownloadError } from '../../download-error.ts';
import type { LoadNetwork, ModelName, Network } from '../network.ts';
import type { ModelFile } from '../model-file.ts';
import type { Constant } from '../translate/tf-model.ts';
import { fetchModel } from './fetch-model.ts';
import { MODEL_ASSETS } from './model-assets.ts';

/** A share of all downloads, 0–1. */
export type OnProgress = (share: number) => void;

interface LoadedModel {
  readonly graph: GraphModel;
  /** Maps names of the model's signature to tensors of its graph. */
  readonly tensorNames: ReadonlyMap<string, string>;
}

/**
 * Starts TensorFlow.js on WebAssembly in a web worker and fetches the named models. Rejects where WebAssembly is missing or
 * forbidden.
 * @throws {DownloadError} when a file does not arrive
 */
export async function createTfjsLoader(
  models: readonly ModelName[],
  onProgress: OnProgress,
): Promise<LoadNetwork> {
  setWasmPaths({
    'tfjs-backend-wasm.wasm': plainUrl,
    'tfjs-backend-wasm-simd.wasm': simdUrl,
    // Threads would need a cross-origin isolated page.
    'tfjs-backend-wasm-threaded-simd.wasm': simdUrl,
  });
  const totalBytes = models.reduce((sum, model) => sum + MODEL_ASSETS[model].weightsBytes, 0);
  let arrivedBytes = 0;
  const count = (bytes: number) => onProgress((arrivedBytes += bytes) / totalBytes);
  const files = models.map(async (model) => [model, await fetchModel(MODEL_ASSETS[model], count)] as const);
  const [isStarted, ...fetched] = await Promise.all([setBackend('wasm'), ...files]);
  if (!isStarted) {
    await expectArrival(simdUrl);
    throw new Error('WebAssembly does not work in this browser');
  }
  const loaded = new Map(
    await Promise.all(fetched.map(async ([model, file]) => [model, await open(file)] as const)),
  );
  // Resolves the shapes and frees the caller from knowing that all networks of a model share its weights.
  return async (model, shapes, outputs, fixedInputs = {}) => {
    const graph = loaded.get(model);
    if (!graph) throw new Error(`the model ${model} was not asked for`);
    return networkOf(graph, shapes, outputs ?? [...graph.tensorNames.keys()], fixedInputs);
  };
}

/** Finds out whether a file arrives, because TensorFlow.js does not tell a missing file from a browser that cannot run it. */
async function expectArrival(url: string): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`status ${response.status}`);
  } catch (cause) {
    throw new DownloadError('WebAssembly code did not arrive', { cause });
  }
}

async function open(file: ModelFile): Promise<LoadedModel> {
  const graph = await loadGraphModel({ load: async () => file as never });
  const { outputs = {} } = file.signature ?? file.userDefinedMetadata?.signature ?? {};
  const withoutIndex = (name: string) => name.replace(/:0$/, '');
  return {
    graph,
    tensorNames: new Map(
      Object.entries(outputs).map(([name, output]) => [withoutIndex(name), withoutIndex(output.name)]),
    ),
  };
}

function networkOf(
  { graph, tensorNames }: LoadedModel,
  shapes: Readonly<Record<string, readonly number[]>>,
  outputs: readonly string[],
  fixedInputs: Readonly<Record<string, Constant>>,
): Network {
  const nodes = outputs.map((name) => tensorNames.get(name) ?? name);
  const fixed = Object.entries(fixedInputs).map(
    ([name, { shape, data }]) => [name, tensor(data, [...shape], 'float32')] as const,
  );
  // Conditions in a graph need the slower asynchronous way, and graphs without any must not use it.
  let hasConditions = false;
  const execute = async (feeds: NamedTensorMap) => {
    if (hasConditions) return await graph.executeAsync(feeds, nodes);
    try {
      return graph.execute(feeds, nodes);
    } catch (cause) {
      hasConditions = true;
      return await graph.executeAsync(feeds, nodes).catch(() => {
        throw cause;
      });
    }
  };
  return {
    async run(inputs) {
      const given = Object.entries(inputs).map(
        ([name, data]) => [name, channelsLastTensor(data, shapes[name]!)] as const,
      );
      const results = await execute(Object.fromEntries([...fixed, ...given]));
      const tensors = Array.isArray(results) ? results : [results];
      try {
        return Object.fromEntries(
          await Promise.all(tensors.map(async (one, i) => [outputs[i]!, await channelsFirst(one)] as const)),
        );
      } finally {
        for (const one of [...tensors, ...given.map(([, value]) => value)]) one.dispose();
      }
    },
    // The weights belong to the model, which the page keeps until it is closed.
    close: () => Promise.resolve(fixed.forEach(([, value]) => value.dispose())),
  };
}

/** Converts batch × channels × height × width to TensorFlow's batch × height × width × channels. */
function channelsLastTensor(data: Float32Array, shape: readonly number[]): Tensor {
  const [batch, channels, height, width] = shape as [number, number, number, number];
  const plane = height * width;
  const values = new Float32Array(data.length);
  for (let image = 0; image < batch; image++)
    for (let channel = 0; channel < channels; channel++) {
      const from = (image * channels + channel) * plane;
      for (let i = 0, to = image * channels * plane + channel; i < plane; i++, to += channels)
        values[to] = data[from + i]!;
    }
  return tensor(values, [batch, height, width, channels], 'float32');
}

/** Returns a tensor's numbers, those of four axes with their channels first. */
async function channelsFirst(result: Tensor): Promise<Float32Array> {
  const data = (await result.data()) as Float32Array;
  if (result.shape.length !== 4) return data;
  const [batch, height, width, channels] = result.shape as [number, number, number, number];
  if (channels === 1) return data;
  const plane = height * width;
  const values = new Float32Array(data.length);
  for (let image = 0; image < batch; image++)
    for (let channel = 0; channel < channels; channel++) {
      const to = (image * channels + channel) * plane;
      for (let i = 0, from = image * channels * plane + channel; i < plane; i++, from += channels)
        values[to + i] = data[from]!;
    }
  return values;
}
