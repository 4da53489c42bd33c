import { activation, binary } from './arithmetic.ts';
import { constant } from './fold.ts';
import type { Computed, Value } from './graph-writer.ts';
import { isZero, numbers, type Call, type Layer } from './layer.ts';
import { ints, texts, type Constant } from './tf-model.ts';
import { windowOf } from './window.ts';

/** Translates Conv2D and DepthwiseConv2dNative with their fused bias and activation. */
export function convolution({ node, inputs: [picture, kernel, ...rest], graph }: Call): readonly Value[] {
  if (kernel?.kind !== 'constant') throw new Error(`${node.name}: the kernel is not constant`);
  const isDepthwise = node.op.includes('Depthwise');
  const [rows, columns, channels, results] = kernel.shape as [number, number, number, number];
  if (isDepthwise && results !== 1) throw new Error(`${node.name}: several results of a channel`);
  const [batch, height, width] = picture!.shape as [number, number, number];
  const window = windowOf(node, [height, width], [rows, columns]);
  const shape = [batch, ...window.size, isDepthwise ? channels : results];
  // TensorFlow: height × width × in × out (depthwise: × in × 1); ONNX: out × in of a group × height × width.
  const order = isDepthwise ? [2, 3, 0, 1] : [3, 2, 0, 1];
  const fused = texts(node, 'fused_ops');
  let bias = fused.includes('BiasAdd') ? [graph.weight(rest[0] as Constant)] : [];
  let sum: Computed | undefined;
  for (const part of isDepthwise ? [{ value: picture!, kernel }] : partsOf(picture!, kernel)) {
    const inputs = [graph.operand(part.value, 4), graph.transposed(part.kernel, order), ...bias];
    const result = graph.add('Conv', inputs, shape, {
      kernel_shape: window.kernel,
      strides: window.strides,
      dilations: window.dilations,
      pads: window.pads,
      group: isDepthwise ? channels : 1,
    });
    sum = sum === undefined ? result : graph.add('Add', [sum.name, result.name], shape);
    bias = [];
  }
  const [nonlinear] = fused.filter((op) => op !== 'BiasAdd');
  if (nonlinear === undefined) return [sum!];
  if (nonlinear === 'Prelu') return binary('PRelu')({ node, inputs: [sum!, rest[1]!], graph });
  return [activation(graph, nonlinear, sum!)];
}

/**
 * Splits a convolution of concatenated tensors into one for each, because their sum is the same. Tensors of zeros drop out, the
 * others need not be copied, and ONNX Runtime gets multiples of 4 channels, which its fast convolutions require.
 */
function partsOf(
  picture: Value,
  kernel: Constant,
): readonly { readonly value: Value; readonly kernel: Constant }[] {
  if (picture.kind !== 'concatenated') return [{ value: picture, kernel }];
  let from = 0;
  return picture.parts.flatMap((value) => {
    const channels = value.shape[3]!;
    from += channels;
    return isZero(value) ? [] : [{ value, kernel: sliceKernel(kernel, from - channels, from) }];
  });
}

/** Returns the part of a kernel for the input channels `from` to `to`, exclusive. */
function sliceKernel(kernel: Constant, from: number, to: number): Constant {
  const [rows, columns, channels, results] = kernel.shape as [number, number, number, number];
  const data = new Float32Array(rows * columns * (to - from) * results);
  for (let cell = 0; cell < rows * columns; cell++)
    data.set(
      kernel.data.subarray((cell * channels + from) * results, (cell * channels + to) * results),
      cell * (to - from) * results,
    );
  return constant([rows, columns, to - from, results], data);
}

/** Translates a transposed convolution, which enlarges: every pixel is spread over its window of the result. */
export function transposedConvolution({
  node,
  inputs: [size, kernel, picture],
  graph,
}: Call): readonly Value[] {
  if (kernel?.kind !== 'constant') throw new Error(`${node.name}: the kernel is not constant`);
  const shape = numbers(size!);
  const [rows, columns] = kernel.shape as [number, number];
  const window = windowOf(node, [shape[1]!, shape[2]!], [rows, columns]);
  // TensorFlow: height × width × out × in; ONNX: in × out × height × width.
  const inputs = [graph.operand(picture!, 4), graph.transposed(kernel, [3, 2, 0, 1])];
  return [
    graph.add('ConvTranspose', inputs, shape, {
      kernel_shape: window.kernel,
      strides: window.strides,
      pads: window.pads,
    }),
  ];
}

/** Returns the translator of a pooling op. */
export function pooling(op: 'MaxPool' | 'AveragePool'): Layer {
  return ({ node, inputs: [picture], graph }) => {
    const [batch, height, width, channels] = picture!.shape as [number, number, number, number];
    const [, ...kernel] = ints(node, 'ksize');
    const window = windowOf(node, [height, width], [kernel[0]!, kernel[1]!]);
    return [
      graph.add(op, [graph.operand(picture!, 4)], [batch, ...window.size, channels], {
        kernel_shape: window.kernel,
        strides: window.strides,
        pads: window.pads,
      }),
    ];
  };
}
