import type { OnnxNode, OnnxTensor } from './onnx-graph.ts';
import { permute } from './tfjs-fold.ts';
import type { Constant } from './tfjs-model.ts';

/** A tensor that only the run knows. */
export interface Computed {
  readonly kind: 'computed';
  /** In the ONNX graph, where tensors of four axes are batch × channels × height × width. */
  readonly name: string;
  /** As TensorFlow has it: batch × height × width × channels. */
  readonly shape: readonly number[];
}

export type Value = Constant | Computed;

/** Collects the nodes and weights of an ONNX graph; tensors get short names of their own. */
export class GraphWriter {
  readonly nodes: OnnxNode[] = [];
  readonly weights: OnnxTensor[] = [];
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
    this.weights.push({ name, shape, data: Float32Array.from(data) });
    return name;
  }

  /** A vector of whole numbers: a shape, paddings, axes. */
  integers(values: readonly number[]): string {
    const name = this.#name();
    this.weights.push({ name, shape: [values.length], data: BigInt64Array.from(values, BigInt) });
    return name;
  }

  /** The tensor's name, for an op that repeats what is short of `rank` axes (TensorFlow's own rule, at the end). */
  operand(value: Value, rank: number): string {
    if (value.kind === 'constant') return this.weight(rank === 4 ? withFourAxes(value) : value);
    if (value.shape.length !== rank && value.shape.length > 0)
      throw new Error(`a tensor of ${value.shape.length} axes is combined with one of ${rank}`);
    return value.name;
  }

  #name(): string {
    return `t${this.#named++}`;
  }
}

const FIRST = [0, 3, 1, 2] as const;

/** Of TensorFlow's shape, the shape the tensor has in the ONNX graph. */
export function channelsFirst(shape: readonly number[]): readonly number[] {
  return shape.length === 4 ? FIRST.map((axis) => shape[axis]!) : shape;
}

/** Of a shape in the ONNX graph, TensorFlow's. */
export function channelsLast(shape: readonly number[]): readonly number[] {
  return shape.length === 4 ? [0, 2, 3, 1].map((axis) => shape[axis]!) : shape;
}

/** Of TensorFlow's axis (from the end, where negative), the same axis in the ONNX graph. */
export function onnxAxis(axis: number, rank: number): number {
  const positive = axis < 0 ? axis + rank : axis;
  return rank === 4 ? FIRST.indexOf(positive as 0) : positive;
}

function withFourAxes(value: Constant): Constant {
  if (value.data.length === 1) return { ...value, shape: [] };
  const missing = Array.from({ length: 4 - value.shape.length }, () => 1);
  const { shape, data } = permute({ ...value, shape: [...missing, ...value.shape] }, FIRST);
  return { kind: 'constant', shape, data };
}
