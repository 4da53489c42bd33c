import type { OnnxNode, OnnxTensor } from '../onnx-graph.ts';
import { permute } from './fold.ts';
import type { Constant } from './tf-model.ts';

/** A tensor that is computed when the network runs. */
export interface Computed {
  readonly kind: 'computed';
  /** Name in the ONNX graph, where tensors of four axes are batch × channels × height × width. */
  readonly name: string;
  /** TensorFlow's shape: batch × height × width × channels. */
  readonly shape: readonly number[];
}

/** Tensors concatenated along their channels, which become one tensor only when an op needs it. */
export interface Concatenated {
  readonly kind: 'concatenated';
  readonly parts: readonly (Constant | Computed)[];
  readonly shape: readonly number[];
}

/** A tensor during translation. */
export type Value = Constant | Computed | Concatenated;

/** Collects the nodes and weights of an ONNX graph; tensors get short names of their own. */
export class GraphWriter {
  readonly nodes: OnnxNode[] = [];
  readonly weights: OnnxTensor[] = [];
  readonly #concatenated = new Map<Concatenated, string>();
  #named = 0;

  /** Adds a node with one output. @param shape TensorFlow's */
  add(
    op: string,
    inputs: readonly string[],
    shape: readonly number[],
    attributes: NonNullable<OnnxNode['attributes']> = {},
  ): Computed {
    return this.addSplitting(op, inputs, [shape], attributes)[0]!;
  }

  /** Adds a node with an output of each shape. */
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

  /** Adds a weight without changing its axes. @returns its name, as all methods below */
  weight({ shape, data }: Pick<Constant, 'shape' | 'data'>): string {
    const name = this.#name();
    this.weights.push({ name, shape, data: data instanceof Float32Array ? data : Float32Array.from(data) });
    return name;
  }

  /**
   * Adds a weight and a node that permutes its axes. ONNX Runtime runs that node once, while loading, faster than we
   * could.
   */
  transposed(value: Constant, order: readonly number[]): string {
    return this.add('Transpose', [this.weight(value)], value.shape, { perm: order }).name;
  }

  /** Adds a vector of integers: a shape, paddings, axes. */
  integers(values: readonly number[]): string {
    const name = this.#name();
    this.weights.push({ name, shape: [values.length], data: BigInt64Array.from(values, BigInt) });
    return name;
  }

  /** Makes a value an operand of an op on tensors of `rank` axes. */
  operand(value: Value, rank: number): string {
    if (value.kind === 'constant') return this.weight(rank === 4 ? withFourAxes(value) : value);
    if (value.kind === 'concatenated') return this.#concat(value);
    if (value.shape.length !== rank && value.shape.length > 0)
      throw new Error(`a tensor of ${value.shape.length} axes is combined with one of ${rank}`);
    return value.name;
  }

  #concat(value: Concatenated): string {
    const known = this.#concatenated.get(value);
    if (known !== undefined) return known;
    const parts = value.parts.map((part) => this.operand(part, 4));
    const { name } = this.add('Concat', parts, value.shape, { axis: 1 });
    this.#concatenated.set(value, name);
    return name;
  }

  #name(): string {
    return `t${this.#named++}`;
  }
}

const FIRST: readonly number[] = [0, 3, 1, 2];
const LAST: readonly number[] = [0, 2, 3, 1];

/** Converts TensorFlow's shape (channels last) to the tensor's shape in the ONNX graph (channels first). */
export function channelsFirst(shape: readonly number[]): readonly number[] {
  return shape.length === 4 ? FIRST.map((axis) => shape[axis]!) : shape;
}

/** Converts a shape in the ONNX graph to TensorFlow's. */
export function channelsLast(shape: readonly number[]): readonly number[] {
  return shape.length === 4 ? LAST.map((axis) => shape[axis]!) : shape;
}

/** Converts the index of an axis in TensorFlow to that in the ONNX graph. */
export function onnxAxis(axis: number, rank: number): number {
  return rank === 4 ? FIRST.indexOf(axis) : axis;
}

/** Extends a weight to four axes. As in TensorFlow's broadcasting, its axes are the last ones. */
function withFourAxes(value: Constant): Constant {
  const missing = Array.from({ length: 4 - value.shape.length }, () => 1);
  return permute({ ...value, shape: [...missing, ...value.shape] }, FIRST);
}
