import { int, sizeOf, type, type Constant } from './tf-model.ts';
import type { TfNode } from '../model-file.ts';

/** Evaluates an op of TensorFlow on constant tensors (constant folding). */
type Fold = (inputs: readonly Constant[], node: TfNode) => Constant;

/** The ops by which a graph computes shapes, paddings and axes. */
export const FOLDS: Readonly<Record<string, Fold>> = {
  Add: elementwise((a, b) => a + b),
  AddV2: elementwise((a, b) => a + b),
  Sub: elementwise((a, b) => a - b),
  Mul: elementwise((a, b) => a * b),
  FloorMod: elementwise((a, b) => a - b * Math.floor(a / b)),
  Equal: elementwise((a, b) => Number(a === b)),
  BroadcastTo: ([value, size]) => {
    const shape = [...size!.data];
    return value!.data.length === 1 && value!.data[0] === 0 ? zeros(shape) : expand(value!, shape);
  },
  Cast: ([value], node) => ({
    ...value!,
    data: type(node, 'DstT') === 'DT_FLOAT' ? Float32Array.from(value!.data) : Int32Array.from(value!.data),
  }),
  Pack: (parts, node) => {
    if (int(node, 'axis') !== 0) throw new Error(`${node.name}: Pack along another axis than the first`);
    const [first] = parts as readonly [Constant];
    const data = emptyLike(first, parts.length * first.data.length);
    for (const [i, part] of parts.entries()) data.set(part.data, i * first.data.length);
    return constant([parts.length, ...first.shape], data);
  },
  Squeeze: ([value]) => ({ ...value!, shape: value!.shape.filter((size) => size !== 1) }),
  StridedSlice: ([value, begin, end, stride], node) => {
    if (value!.shape.length !== 1 || stride!.data[0] !== 1)
      throw new Error(`${node.name}: StridedSlice of something else than a run of a vector`);
    const from = int(node, 'begin_mask') === 1 ? 0 : begin!.data[0]!;
    const to = int(node, 'end_mask') === 1 ? undefined : end!.data[0]!;
    const data = value!.data.slice(from, to);
    return constant(int(node, 'shrink_axis_mask') === 1 ? [] : [data.length], data);
  },
};

export function constant(shape: readonly number[], data: Constant['data']): Constant {
  return { kind: 'constant', shape, data };
}

/** Returns a constant of zeros, marked as such. */
export function zeros(shape: readonly number[]): Constant {
  return { ...constant(shape, new Float32Array(sizeOf(shape))), isZero: true };
}

/**
 * Returns the shape to which two tensors are broadcast: aligned at their last axes, size 1 repeated.
 * @throws {Error} when the shapes do not match
 */
export function broadcastShape(a: readonly number[], b: readonly number[]): number[] {
  const rank = Math.max(a.length, b.length);
  return Array.from({ length: rank }, (_, i) => {
    const [first, second] = [a[i - rank + a.length] ?? 1, b[i - rank + b.length] ?? 1];
    if (first !== second && first !== 1 && second !== 1)
      throw new Error(`shapes ${a.join(' × ')} and ${b.join(' × ')} do not match`);
    return first === 1 ? second : first;
  });
}

/** Returns the tensor with its axes in another order: axis i of the result is axis `order[i]` of the value. */
export function permute(value: Constant, order: readonly number[]): Constant {
  const strides = stridesOf(value.shape);
  const shape = order.map((axis) => value.shape[axis]!);
  return gather(
    value,
    shape,
    order.map((axis) => strides[axis]!),
  );
}

function expand(value: Constant, shape: readonly number[]): Constant {
  const missing = shape.length - value.shape.length;
  const strides = stridesOf(value.shape);
  return gather(
    value,
    shape,
    shape.map((_, axis) => ((value.shape[axis - missing] ?? 1) === 1 ? 0 : strides[axis - missing]!)),
  );
}

function elementwise(combine: (a: number, b: number) => number): Fold {
  return ([a, b]) => {
    const shape = broadcastShape(a!.shape, b!.shape);
    const [first, second] = [expand(a!, shape), expand(b!, shape)];
    return { ...first, data: first.data.map((value, i) => combine(value, second.data[i]!)) };
  };
}

/** Copies the elements of `value` that one stride per axis selects. */
function gather(value: Constant, shape: readonly number[], strides: readonly number[]): Constant {
  const axes = shape.map((size, axis) => ({ size, stride: strides[axis]! })).filter(({ size }) => size !== 1);
  const row = axes.pop() ?? { size: 1, stride: 0 };
  let starts = [0];
  for (const { size, stride } of axes)
    starts = starts.flatMap((start) => Array.from({ length: size }, (_, i) => start + i * stride));
  const { data: source } = value;
  const data = emptyLike(value, sizeOf(shape));
  let at = 0;
  for (const start of starts)
    for (let i = 0, from = start; i < row.size; i++, from += row.stride) data[at++] = source[from]!;
  return constant(shape, data);
}

function emptyLike(value: Constant, length: number): Constant['data'] {
  return value.data instanceof Float32Array ? new Float32Array(length) : new Int32Array(length);
}

function stridesOf(shape: readonly number[]): number[] {
  return shape.map((_, axis) => sizeOf(shape.slice(axis + 1)));
}
