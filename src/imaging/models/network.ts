import type { Constant } from './translate/tf-model.ts';

/** A neural network that is ready to run. */
export interface Network {
  /** Runs one inference. Tensors of four axes, in and out, are batch × channels × height × width, row-major. */
  run(inputs: Readonly<Record<string, Float32Array>>): Promise<Readonly<Record<string, Float32Array>>>;
  /** Frees the network's memory. */
  close(): Promise<void>;
}

/** The models that run on the server and in the browser, named as their files. */
export type ModelName = 'blazeface' | 'facemesh' | 'iris' | 'rvm';

/**
 * Loads a network of TensorFlow.js. Implemented by onnx-network.ts for the server and by browser/tfjs-network.ts; both give
 * the same numbers but for rounding.
 *
 * @param inputShapes maps an input's name to its shape, batch × channels × height × width
 * @param outputs names in the model's signature (default: all of them) or of its nodes
 * @param fixedInputs inputs that are always the same, in TensorFlow's layout
 */
export type LoadNetwork = (
  model: ModelName,
  inputShapes: Readonly<Record<string, readonly number[]>>,
  outputs?: readonly string[],
  fixedInputs?: Readonly<Record<string, Constant>>,
) => Promise<Network>;
