import type { TfNode } from '../model-file.ts';
import type { GraphWriter, Value } from './graph-writer.ts';

/** An op of TensorFlow with its inputs, and the graph to write it into. */
export interface Call {
  readonly node: TfNode;
  readonly inputs: readonly Value[];
  readonly graph: GraphWriter;
}

/** Writes one op of TensorFlow into the ONNX graph and returns its outputs. */
export type Layer = (call: Call) => readonly Value[];

export function isZero(value: Value): boolean {
  return value.kind === 'constant' && value.isZero === true;
}

/** Returns the axis of an op's axis input, counted from the front. */
export function axisOf(axis: Value, value: Value): number {
  const [given] = numbers(axis) as [number];
  return given < 0 ? given + value.shape.length : given;
}

/** Returns the numbers of a constant value. @throws {Error} for other values */
export function numbers(value: Value): readonly number[] {
  if (value.kind !== 'constant') throw new Error('a size, an axis or a padding is not constant');
  return [...value.data];
}
