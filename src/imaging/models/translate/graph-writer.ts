import type { OnnxNode, OnnxTensor } from '../onnx-graph.ts';
import { permute } from './fold.ts';
import type { Constant } from './tf-model.ts';

/** A tensor that only the run knows. */
export interface Computed {
  readonly kind: 'computed';
  /** In the ONNX graph, where tensors of four axes are batch × channels × height × width. */
  readonly name: string;
  /** As TensorFlow has it: batch × height × width × channels. */
  readonly shape: readonly number[];
}

/** Pictures put together channel behind channel, as long as nobody needs them as one tensor. */
export interface Joined {
  readonly kind: 'joined';
  readonly parts: readonly (Constant | Computed)[];
  readonly shape: readonly number[];
}

export type Value = Constant | Computed | Joined;

/** Collects the nodes and weights of an ONNX graph; tensors get short names of their own. */
export class GraphWriter {
  readonly nodes: OnnxNode[] = [];
  readonly weights: OnnxTensor[] = [];
  readonly #joined = new Map<Joined, string>();
  #named = 0;

  /** A node with one output of this (TensorFlow's) shape. */
  add(
    op: string,
    inputs: readonly string[],
    shape: readonly number[],
    attributes: NonNullable<OnnxNode['attributes']> = {},
  ): Computed {
    return this.addSplitting(op, inputs, [shape], attributes)[0]!;
  }

  /** A node with an output of each shape. */
  addSplitting(
    op: string,
    inputs: readonly string[],
    shapes: readonly (readonly number[])[],
    attributes: NonNullable<OnnxNode['attributes']> = {},
  ): readonly Computed[] {
    const results = shapes.map((shape) => ({ kind: 'computed', name: this.#name(), shape }) as const);
    this.nodes.push({ op, inputs, outputs: results.map(({ name }) => name), attributes });
    return results;
  }

  /** A weight, its axes as they are. */
  weight({ shape, data }: Pick<Constant, 'shape' | 'data'>): string {
    const name = this.#name();
    this.weights.push({ name, shape, data: data instanceof Float32Array ? data : Float32Array.from(data) });
    return name;
  }

  /** A weight with its axes in another order. ONNX Runtime turns it once, while loading, and faster than we could. */
  transposed(value: Constant, order: readonly number[]): string {
    return this.add('Transpose', [this.weight(value)], value.shape, { perm: order }).name;
  }

  /** A vector of whole numbers: a shape, paddings, axes. */
  integers(values: readonly number[]): string {
    const name = this.#name();
    this.weights.push({ name, shape: [values.length], data: BigInt64Array.from(values, BigInt) });
    return name;
  }

  /** The tensor's name, for an op on tensors of `rank` axes. */
  operand(value: Value, rank: number): string {
    if (value.kind === 'constant') return this.weight(rank === 4 ? withFourAxes(value) : value);
    if (value.kind === 'joined') return this.#nameOfJoined(value);
    if (value.shape.length !== rank && value.shape.length > 0)
      throw new Error(`a tensor of ${value.shape.length} axes is combined with one of ${rank}`);
    return value.name;
  }

  #nameOfJoined(value: Joined): string {
    const known = this.#joined.get(value);
    if (known !== undefined) return known;
    const parts = value.parts.map((part) => this.operand(part, 4));
    const { name } = this.add('Concat', parts, value.shape, { axis: 1 });
    this.#joined.set(value, name);
    return name;
  }

  #name(): string {
    return `t${this.#named++}`;
  }
}

const FIRST: readonly number[] = [0, 3, 1, 2];
const LAST: readonly number[] = [0, 2, 3, 1];

/** Of TensorFlow's shape, the shape the tensor has in the ONNX graph. */
export function channelsFirst(shape: readonly number[]): readonly number[] {
  return shape.length === 4 ? FIRST.map((axis) => shape[axis]!) : shape;
}

/** Of a shape in the ONNX graph, TensorFlow's. */
export function channelsLast(shape: readonly number[]): readonly number[] {
  return shape.length === 4 ? LAST.map((axis) => shape[axis]!) : shape;
}

/** Of TensorFlow's axis, the same axis in the ONNX graph. */
export function onnxAxis(axis: number, rank: number): number {
  return rank === 4 ? FIRST.indexOf(axis) : axis;
}

/** A weight of fewer axes is one of the last axes, as when TensorFlow repeats it. */
function withFourAxes(value: Constant): Constant {
  const missing = Array.from({ length: 4 - value.shape.length }, () => 1);
  return permute({ ...value, shape: [...missing, ...value.shape] }, FIRST);
}
