import { activation, binary } from './arithmetic.ts';
import { convolution, pooling, transposedConvolution } from './convolution.ts';
import { channelsFirst, onnxAxis, type GraphWriter, type Value } from './graph-writer.ts';
import { axisOf, numbers, type Call, type Layer } from './layer.ts';
import { flag, int, sizeOf, texts } from './tf-model.ts';

/** Translators of the TensorFlow ops that our networks contain. */
export const LAYERS: Readonly<Record<string, Layer>> = {
  Conv2D: convolution,
  _FusedConv2D: convolution,
  Conv2DBackpropInput: transposedConvolution,
  DepthwiseConv2dNative: convolution,
  FusedDepthwiseConv2dNative: convolution,
  MaxPool: pooling('MaxPool'),
  AvgPool: pooling('AveragePool'),
  Mean: mean,
  Add: binary('Add'),
  AddN: (call) => [call.inputs.reduce((sum, value) => binary('Add')({ ...call, inputs: [sum, value] })[0]!)],
  _FusedMatMul: fusedMatMul,
  AddV2: binary('Add'),
  Sub: binary('Sub'),
  Mul: binary('Mul'),
  RealDiv: binary('Div'),
  Minimum: binary('Min'),
  Maximum: binary('Max'),
  Prelu: binary('PRelu'),
  Square: ({ node, inputs: [value], graph }) => binary('Mul')({ node, inputs: [value!, value!], graph }),
  Relu: nonlinear,
  Relu6: nonlinear,
  Sigmoid: nonlinear,
  Tanh: nonlinear,
  Pad: pad,
  ResizeBilinear: resizeBilinear,
  Split: ({ node, inputs: [axis, value], graph }) => {
    const along = axisOf(axis!, value!);
    const count = int(node, 'num_split');
    const sizes = Array.from({ length: count }, () => value!.shape[along]! / count);
    return split(graph, value!, along, sizes);
  },
  SplitV: ({ inputs: [value, sizes, axis], graph }) =>
    split(graph, value!, axisOf(axis!, value!), numbers(sizes!)),
  ConcatV2: concat,
  Slice: slice,
  Reshape: reshape,
};

function nonlinear({ node, inputs: [value], graph }: Call): readonly Value[] {
  return [activation(graph, node.op, value!)];
}

function pad({ inputs: [value, paddings], graph }: Call): readonly Value[] {
  const rank = value!.shape.length;
  const pairs = numbers(paddings!);
  const before = channelsFirst(value!.shape.map((_, axis) => pairs[2 * axis]!));
  const after = channelsFirst(value!.shape.map((_, axis) => pairs[2 * axis + 1]!));
  const shape = value!.shape.map((size, axis) => size + pairs[2 * axis]! + pairs[2 * axis + 1]!);
  return [graph.add('Pad', [graph.operand(value!, rank), graph.integers([...before, ...after])], shape)];
}

function resizeBilinear({ node, inputs: [picture, size], graph }: Call): readonly Value[] {
  const [batch, , , channels] = picture!.shape as [number, number, number, number];
  const shape = [batch, ...numbers(size!), channels];
  const sampling = flag(node, 'half_pixel_centers') ? 'half_pixel' : 'asymmetric';
  // The size alone determines the result, so the region of interest and the factors are empty.
  const inputs = [graph.operand(picture!, 4), '', '', graph.integers(channelsFirst(shape))];
  return [
    graph.add('Resize', inputs, shape, {
      mode: 'linear',
      coordinate_transformation_mode: flag(node, 'align_corners') ? 'align_corners' : sampling,
    }),
  ];
}

function split(graph: GraphWriter, value: Value, axis: number, sizes: readonly number[]): readonly Value[] {
  const rank = value.shape.length;
  const shapes = sizes.map((size) => value.shape.with(axis, size));
  return graph.addSplitting('Split', [graph.operand(value, rank), graph.integers(sizes)], shapes, {
    axis: onnxAxis(axis, rank),
  });
}

function concat({ inputs, graph }: Call): readonly Value[] {
  const parts = inputs.slice(0, -1);
  const rank = parts[0]!.shape.length;
  const axis = axisOf(inputs.at(-1)!, parts[0]!);
  const length = parts.reduce((sum, part) => sum + part.shape[axis]!, 0);
  const shape = parts[0]!.shape.with(axis, length);
  if (rank === 4 && axis === 3) {
    const flat = parts.flatMap((part) => (part.kind === 'concatenated' ? part.parts : [part]));
    return [{ kind: 'concatenated', parts: flat, shape }];
  }
  const operands = parts.map((part) => graph.operand(part, rank));
  return [graph.add('Concat', operands, shape, { axis: onnxAxis(axis, rank) })];
}

function slice({ inputs: [value, begin, size], graph }: Call): readonly Value[] {
  const from = numbers(begin!);
  const shape = numbers(size!).map((count, axis) => (count < 0 ? value!.shape[axis]! - from[axis]! : count));
  if (shape.join() === value!.shape.join()) return [value!];
  const to = shape.map((count, axis) => from[axis]! + count);
  const operand = graph.operand(value!, shape.length);
  const inputs = [operand, graph.integers(channelsFirst(from)), graph.integers(channelsFirst(to))];
  return [graph.add('Slice', inputs, shape)];
}

function mean({ node, inputs: [value, axes], graph }: Call): readonly Value[] {
  const along = numbers(axes!).map((axis) => (axis < 0 ? axis + value!.shape.length : axis));
  const shape = value!.shape.map((size, axis) => (along.includes(axis) ? 1 : size));
  const operand = graph.operand(value!, value!.shape.length);
  const isOverPicture = value!.shape.length === 4 && along.join() === '1,2';
  const result = isOverPicture
    ? graph.add('GlobalAveragePool', [operand], shape)
    : graph.add('ReduceMean', [operand], shape, {
        axes: along.map((axis) => onnxAxis(axis, value!.shape.length)),
      });
  if (flag(node, 'keep_dims')) return [result];
  const kept = value!.shape.filter((_, axis) => !along.includes(axis));
  return [reshaped(graph, result, kept)];
}

function reshape({ inputs: [value, asked], graph }: Call): readonly Value[] {
  const sizes = numbers(asked!);
  const known = sizes.reduce((product, size) => (size < 0 ? product : product * size), 1);
  const shape = sizes.map((size) => (size < 0 ? sizeOf(value!.shape) / known : size));
  return [reshaped(graph, value!, shape)];
}

/** Reshapes in TensorFlow's order of the numbers. With several channels and pixels this needs the channels last. */
function reshaped(graph: GraphWriter, value: Value, shape: readonly number[]): Value {
  const last = needsTransposing(value.shape)
    ? graph.add('Transpose', [graph.operand(value, 4)], value.shape, { perm: [0, 2, 3, 1] }).name
    : graph.operand(value, value.shape.length);
  if (!needsTransposing(shape))
    return graph.add('Reshape', [last, graph.integers(channelsFirst(shape))], shape);
  const flat = graph.add('Reshape', [last, graph.integers(shape)], shape).name;
  return graph.add('Transpose', [flat], shape, { perm: [0, 3, 1, 2] });
}

function needsTransposing(shape: readonly number[]): boolean {
  const [, height, width, channels] = shape;
  return shape.length === 4 && channels! > 1 && height! * width! > 1;
}

function fusedMatMul({ node, inputs: [value, matrix, bias], graph }: Call): readonly Value[] {
  if (texts(node, 'fused_ops').join() !== 'BiasAdd' || flag(node, 'transpose_a') || flag(node, 'transpose_b'))
    throw new Error(`${node.name}: a product of matrices that is more than a weighted sum with a bias`);
  const shape = [value!.shape[0]!, matrix!.shape[1]!];
  return [
    graph.add('Gemm', [graph.operand(value!, 2), graph.operand(matrix!, 2), graph.operand(bias!, 1)], shape),
  ];
}
