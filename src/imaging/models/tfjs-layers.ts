import { channelsFirst, onnxAxis, type GraphWriter, type Value } from './graph-writer.ts';
import type { TfNode } from './model-file.ts';
import { broadcastShape, constant, permute } from './tfjs-fold.ts';
import { flag, int, ints, sizeOf, texts, type Constant } from './tfjs-model.ts';
import { windowOf } from './tfjs-window.ts';

interface Call {
  readonly node: TfNode;
  readonly inputs: readonly Value[];
  readonly graph: GraphWriter;
}

/** Writes one op of TensorFlow into the ONNX graph and says what came of it. */
type Layer = (call: Call) => readonly Value[];

export const LAYERS: Readonly<Record<string, Layer>> = {
  Conv2D: convolution,
  _FusedConv2D: convolution,
  DepthwiseConv2dNative: convolution,
  FusedDepthwiseConv2dNative: convolution,
  MaxPool: pooling('MaxPool'),
  AvgPool: pooling('AveragePool'),
  Mean: mean,
  Add: binary('Add'),
  AddV2: binary('Add'),
  Sub: binary('Sub'),
  Mul: binary('Mul'),
  RealDiv: binary('Div'),
  Minimum: binary('Min'),
  Maximum: binary('Max'),
  Prelu: binary('PRelu'),
  Square: ({ node, inputs: [value], graph }) => binary('Mul')({ node, inputs: [value!, value!], graph }),
  Relu: ({ inputs, graph }) => [activation(graph, 'Relu', inputs[0]!)],
  Relu6: ({ inputs, graph }) => [activation(graph, 'Relu6', inputs[0]!)],
  Sigmoid: ({ inputs, graph }) => [activation(graph, 'Sigmoid', inputs[0]!)],
  Tanh: ({ inputs, graph }) => [activation(graph, 'Tanh', inputs[0]!)],
  Pad: pad,
  ResizeBilinear: resizeBilinear,
  Split: ({ node, inputs: [axis, value], graph }) => {
    const count = int(node, 'num_split');
    const along = axisOf(axis!, value!);
    const part = value!.shape[along]! / count;
    return split(
      graph,
      value!,
      along,
      Array.from({ length: count }, () => part),
    );
  },
  SplitV: ({ inputs: [value, sizes, axis], graph }) =>
    split(graph, value!, axisOf(axis!, value!), numbers(sizes!)),
  ConcatV2: concat,
  Slice: slice,
  Reshape: reshape,
};

function convolution({ node, inputs: [picture, kernel, ...rest], graph }: Call): readonly Value[] {
  if (kernel?.kind !== 'constant') throw new Error(`${node.name}: the kernel is not constant`);
  const isDepthwise = node.op.includes('Depthwise');
  const [height, width, channels, multiplier] = kernel.shape as [number, number, number, number];
  const [batch, ...size] = picture!.shape as [number, number, number];
  const window = windowOf(node, [size[0]!, size[1]!], [height, width]);
  // TensorFlow: height × width × in × out, or × in × outputs of each; ONNX: out × in of a group × height × width.
  const weight = isDepthwise
    ? { ...permute(kernel, [2, 3, 0, 1]), shape: [channels * multiplier, 1, height, width] }
    : permute(kernel, [3, 2, 0, 1]);
  const fused = texts(node, 'fused_ops');
  const bias = fused.includes('BiasAdd') ? [graph.weight(rest[0] as Constant)] : [];
  const shape = [batch, ...window.size, weight.shape[0]!];
  const result = graph.add('Conv', [graph.operand(picture!, 4), graph.weight(weight), ...bias], shape, {
    kernel_shape: window.kernel,
    strides: window.strides,
    dilations: window.dilations,
    pads: window.pads,
    group: isDepthwise ? channels : picture!.shape[3]! / channels,
  });
  const [nonlinear] = fused.filter((op) => op !== 'BiasAdd');
  if (nonlinear === undefined) return [result];
  if (nonlinear === 'Prelu') return binary('PRelu')({ node, inputs: [result, rest[1]!], graph });
  return [activation(graph, nonlinear, result)];
}

function activation(graph: GraphWriter, op: string, value: Value): Value {
  const operand = graph.operand(value, value.shape.length);
  if (op === 'Relu6') {
    const bounds = [0, 6].map((bound) => graph.weight({ shape: [], data: Float32Array.of(bound) }));
    return graph.add('Clip', [operand, ...bounds], value.shape);
  }
  if (op !== 'Relu' && op !== 'Sigmoid' && op !== 'Tanh') throw new Error(`the activation ${op} is unknown`);
  return graph.add(op, [operand], value.shape);
}

function pooling(op: 'MaxPool' | 'AveragePool'): Layer {
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
  return [
    reshaped(
      graph,
      result,
      value!.shape.filter((_, axis) => !along.includes(axis)),
    ),
  ];
}

function binary(op: string): Layer {
  return ({ inputs: [a, b], graph }) => {
    const shape = broadcastShape(a!.shape, b!.shape);
    const zero = [a!, b!].find((value) => value.kind === 'constant' && value.data.every((v) => v === 0));
    if (op === 'Mul' && zero !== undefined) return [constant(shape, new Float32Array(sizeOf(shape)))];
    if (op === 'Add' && zero !== undefined) {
      const other = zero === a ? b! : a!;
      if (other.shape.join() === shape.join()) return [other];
    }
    return [graph.add(op, [graph.operand(a!, shape.length), graph.operand(b!, shape.length)], shape)];
  };
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
  // No region of interest and no factors: the size says it all.
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
  const operands = parts.map((part) => graph.operand(part, rank));
  return [graph.add('Concat', operands, parts[0]!.shape.with(axis, length), { axis: onnxAxis(axis, rank) })];
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

function reshape({ inputs: [value, asked], graph }: Call): readonly Value[] {
  const sizes = numbers(asked!);
  const known = sizes.reduce((product, size) => (size < 0 ? product : product * size), 1);
  return [
    reshaped(
      graph,
      value!,
      sizes.map((size) => (size < 0 ? sizeOf(value!.shape) / known : size)),
    ),
  ];
}

/** Rows of the same numbers: channels have to be last then, if there are several of them and of pixels. */
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

function axisOf(axis: Value, value: Value): number {
  const [given] = numbers(axis) as [number];
  return given < 0 ? given + value.shape.length : given;
}

function numbers(value: Value): readonly number[] {
  if (value.kind !== 'constant') throw new Error('a size, an axis or a padding is not constant');
  return [...value.data];
}
