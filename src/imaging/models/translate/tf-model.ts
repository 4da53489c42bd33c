import type { ModelFile, TfNode, WeightSpec } from '../model-file.ts';

/** A tensor whose numbers are known before the network runs, row-major. Booleans are 0 and 1. */
export interface Constant {
  readonly kind: 'constant';
  readonly shape: readonly number[];
  readonly data: Float32Array | Int32Array;
  /**
   * True for a tensor known to contain only zeros, such as recurrent states before the first image; layers leave it
   * out.
   */
  readonly isZero?: true;
}

/** A TensorFlow.js graph with its weights. */
export interface TfModel {
  node(name: string): TfNode | undefined;
  /** Maps the name of an output in the model's signature to the node that computes it. */
  readonly outputs: ReadonlyMap<string, string>;
  constant(name: string): Constant;
}

const ELEMENT_BYTES = { float32: 4, int32: 4, float16: 2, uint16: 2, uint8: 1, bool: 1 } as const;

/** Reads the graph of a TensorFlow.js file. Each weight is decoded when it is requested. */
export function tfModel(file: ModelFile): TfModel {
  const nodes = new Map(file.modelTopology.node.map((node) => [node.name, node]));
  const weights = new Map<string, { readonly spec: WeightSpec; readonly offset: number }>();
  let offset = 0;
  for (const spec of file.weightSpecs) {
    weights.set(spec.name, { spec, offset });
    offset += sizeOf(spec.shape) * ELEMENT_BYTES[spec.quantization?.dtype ?? spec.dtype];
  }
  const signature = file.signature ?? file.userDefinedMetadata?.signature;
  const withoutIndex = (tensor: string): string => tensor.replace(/:0$/, '');
  return {
    node: (name) => nodes.get(name),
    outputs: new Map(
      Object.entries(signature?.outputs ?? {}).map(([name, tensor]) => [
        withoutIndex(name),
        withoutIndex(tensor.name),
      ]),
    ),
    constant(name) {
      const weight = weights.get(name);
      if (weight === undefined) throw new Error(`the model has no weight ${name}`);
      return { kind: 'constant', shape: weight.spec.shape, data: decode(weight, file.weightData) };
    },
  };
}

/** Reads a list of integers; empty when the node has no such attribute. */
export function ints(node: TfNode, attribute: string): readonly number[] {
  return node.attr?.[attribute]?.list?.i?.map(Number) ?? [];
}

/** Reads an integer attribute; default 0. */
export function int(node: TfNode, attribute: string): number {
  return Number(node.attr?.[attribute]?.i ?? 0);
}

/** Reads a boolean attribute; default false. */
export function flag(node: TfNode, attribute: string): boolean {
  return node.attr?.[attribute]?.b ?? false;
}

/** Reads a text attribute; default ''. */
export function text(node: TfNode, attribute: string): string {
  return fromBase64(node.attr?.[attribute]?.s ?? '');
}

/** Reads a list of texts; empty when the node has no such attribute. */
export function texts(node: TfNode, attribute: string): readonly string[] {
  return node.attr?.[attribute]?.list?.s?.map(fromBase64) ?? [];
}

/** Reads a type attribute such as DT_FLOAT; default ''. */
export function type(node: TfNode, attribute: string): string {
  return node.attr?.[attribute]?.type ?? '';
}

/** Returns the number of elements of a shape. */
export function sizeOf(shape: readonly number[]): number {
  return shape.reduce((product, size) => product * size, 1);
}

function fromBase64(coded: string): string {
  return Buffer.from(coded, 'base64').toString();
}

function decode(
  { spec, offset }: { readonly spec: WeightSpec; readonly offset: number },
  bytes: ArrayBuffer,
): Float32Array | Int32Array {
  const { scale = 1, min = 0, dtype: stored } = spec.quantization ?? { dtype: spec.dtype };
  const count = sizeOf(spec.shape);
  const own = (): ArrayBuffer => bytes.slice(offset, offset + count * ELEMENT_BYTES[stored]);
  switch (stored) {
    case 'float32':
      return new Float32Array(own());
    case 'float16':
      return new Float32Array(new Float16Array(own()));
    case 'int32':
      return new Int32Array(own());
    case 'bool':
      return new Int32Array(new Uint8Array(own()));
    case 'uint8':
      return dequantised(new Uint8Array(bytes, offset, count), scale, min);
    case 'uint16':
      return dequantised(new Uint16Array(own()), scale, min);
  }
}

function dequantised(levels: Uint8Array | Uint16Array, scale: number, min: number): Float32Array {
  const values = new Float32Array(levels.length);
  for (let i = 0; i < levels.length; i++) values[i] = levels[i]! * scale + min;
  return values;
}
