import type { TfNode } from '../model-file.ts';
import type { GraphWriter, Value } from './graph-writer.ts';

export interface Call {
  readonly node: TfNode;
  readonly inputs: readonly Value[];
  readonly graph: GraphWriter;
}

/** Writes one op of TensorFlow into the ONNX graph and says what came of it. */
export type Layer = (call: Call) => readonly Value[];

export function isZero(value: Value): boolean {
  return value.kind === 'constant' && value.isZero === true;
}

/** The axis an op was given, counted from the front. */
export function axisOf(axis: Value, value: Value): number {
  const [given] = numbers(axis) as [number];
  return given < 0 ? given + value.shape.length : given;
}

export function numbers(value: Value): readonly number[] {
  if (value.kind !== 'constant') throw new Error('a size, an axis or a padding is not constant');
  return [...value.data];
}
