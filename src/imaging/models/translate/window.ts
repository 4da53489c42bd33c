import type { TfNode } from '../model-file.ts';
import { ints, text } from './tf-model.ts';

/** The window of a convolution or pooling, [vertical, horizontal], in ONNX's terms. */
export interface Window {
  readonly kernel: readonly [number, number];
  readonly strides: readonly [number, number];
  readonly dilations: readonly [number, number];
  /** Top, left, bottom, right. */
  readonly pads: readonly [number, number, number, number];
  /** Rows and columns of the result. */
  readonly size: readonly [number, number];
}

/**
 * Computes the window of a convolution or a pooling over `height` × `width` pixels. Padding SAME gives ⌈size ÷ stride⌉ results
 * and puts the odd pixel below and to the right (TensorFlow's notes on padding in `tf.nn`).
 */
export function windowOf(
  node: TfNode,
  [height, width]: readonly [number, number],
  kernel: readonly [number, number],
): Window {
  const strides = rowsAndColumns(ints(node, 'strides'));
  const dilations = rowsAndColumns(ints(node, 'dilations'));
  const padding = text(node, 'padding');
  const explicit = ints(node, 'explicit_paddings');
  const along = (axis: 0 | 1, size: number): { before: number; after: number; count: number } => {
    const reach = (kernel[axis] - 1) * dilations[axis] + 1;
    const counted = (before: number, after: number): { before: number; after: number; count: number } => ({
      before,
      after,
      count: Math.floor((size + before + after - reach) / strides[axis]) + 1,
    });
    if (padding === 'VALID') return counted(0, 0);
    if (padding === 'EXPLICIT') return counted(explicit[2 + 2 * axis]!, explicit[3 + 2 * axis]!);
    const missing = Math.max(0, (Math.ceil(size / strides[axis]) - 1) * strides[axis] + reach - size);
    return counted(Math.floor(missing / 2), Math.ceil(missing / 2));
  };
  const [rows, columns] = [along(0, height), along(1, width)];
  return {
    kernel,
    strides,
    dilations,
    pads: [rows.before, columns.before, rows.after, columns.after],
    size: [rows.count, columns.count],
  };
}

/** Picks height and width from one number per axis of batch × height × width × channels. */
function rowsAndColumns([, vertical = 1, horizontal = 1]: readonly number[]): readonly [number, number] {
  return [vertical, horizontal];
}
