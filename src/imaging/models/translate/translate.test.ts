import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';

import type { ModelFile, TfNode } from '../model-file.ts';
import { encodeOnnx } from '../onnx-graph.ts';
import { tfModel } from './tf-model.ts';
import { translate, type TranslationRequest } from './translate.ts';

test('a convolution with padding SAME and a stride puts the odd pixel below and to the right', async () => {
  // With 4 × 4 pixels, a kernel of 3 × 3 ones and stride 2, no padding is needed above or to the left.
  const result = await run(
    graph([
      placeholder('x'),
      weights(
        'kernel',
        [3, 3, 1, 1],
        Array.from({ length: 9 }, () => 1),
      ),
      node('y', 'Conv2D', ['x', 'kernel'], { ...moves(2, 1), padding: text('SAME') }),
    ]),
    { x: { shape: [1, 1, 4, 4], data: Array.from({ length: 16 }, (_, i) => i) } },
  );
  expect(result).toEqual({ shape: [1, 1, 2, 2], data: [45, 39, 66, 50] });
});

test('a transposed convolution spreads every pixel over its window', async () => {
  const result = await run(
    graph([
      placeholder('x'),
      whole('size', [4], [1, 2, 4, 1]),
      weights('kernel', [2, 2, 1, 1], [1, 2, 3, 4]),
      node('y', 'Conv2DBackpropInput', ['size', 'kernel', 'x'], { ...moves(2, 1), padding: text('SAME') }),
    ]),
    { x: { shape: [1, 1, 1, 2], data: [1, 10] } },
  );
  expect(result).toEqual({ shape: [1, 1, 2, 4], data: [1, 2, 10, 20, 3, 4, 30, 40] });
});

test('a product of matrices with its bias; another fused op is refused', async () => {
  const file = (fused: readonly string[]): ModelFile =>
    graph([
      placeholder('x'),
      weights('matrix', [2, 2], [1, 2, 3, 4]),
      weights('bias', [2], [100, 200]),
      node('y', '_FusedMatMul', ['x', 'matrix', 'bias'], { fused_ops: { list: { s: fused.map(btoa) } } }),
    ]);
  const x = { shape: [1, 2], data: [1, 10] };
  expect(await run(file(['BiasAdd']), { x })).toEqual({ shape: [1, 2], data: [131, 242] });
  expect(() => opsOf(file(['BiasAdd', 'Relu']), { x: x.shape })).toThrow('y: a product');
});

test('a sum of several', async () => {
  const file = graph([placeholder('x'), node('y', 'AddN', ['x', 'x', 'x'])]);
  expect(await run(file, { x: { shape: [1, 1, 1, 1], data: [5] } })).toEqual({
    shape: [1, 1, 1, 1],
    data: [15],
  });
});

test('fused bias and PReLU follow the convolution, channel by channel', async () => {
  const result = await run(
    graph([
      placeholder('x'),
      weights('kernel', [1, 1, 1, 2], [1, -1]),
      weights('bias', [2], [10, 20]),
      weights('slope', [1, 1, 2], [0.5, 0.25]),
      node('y', '_FusedConv2D', ['x', 'kernel', 'bias', 'slope'], {
        ...moves(1, 1),
        padding: text('VALID'),
        fused_ops: { list: { s: ['BiasAdd', 'Prelu'].map(btoa) } },
      }),
    ]),
    { x: { shape: [1, 1, 1, 2], data: [-30, 60] } },
  );
  expect(result).toEqual({ shape: [1, 2, 1, 2], data: [-10, 70, 50, -10] });
});

test('a depthwise convolution between SpaceToBatchND and BatchToSpaceND is one dilated convolution', async () => {
  const file = graph([
    placeholder('x'),
    whole('block', [2], [2, 2]),
    // A row and a column are added to fill the blocks, and cropped again.
    whole('pads', [2, 2], [0, 1, 0, 1]),
    whole('crops', [2, 2], [0, 1, 0, 1]),
    weights('kernel', [2, 2, 1, 1], [1, 10, 100, 1000]),
    node('space', 'SpaceToBatchND', ['x', 'block', 'pads']),
    node('conv', 'DepthwiseConv2dNative', ['space', 'kernel'], { ...moves(1, 1), padding: text('VALID') }),
    node('y', 'BatchToSpaceND', ['conv', 'block', 'crops']),
  ]);
  const x = { shape: [1, 1, 3, 3], data: [1, 2, 3, 4, 5, 6, 7, 8, 9] };
  expect(await run(file, { x })).toEqual({ shape: [1, 1, 1, 1], data: [1 + 30 + 700 + 9000] });
  expect(opsOf(file, { x: x.shape })).toEqual(['Transpose', 'Conv', 'Identity']);
});

test('sizes, conditions and their branches are computed in advance', async () => {
  const file = graph([
    placeholder('x'),
    placeholder('share'),
    weights('one', [], [1]),
    whole('1', [1], [1]),
    whole('3', [1], [3]),
    whole('twice', [2], [2, 2]),
    node('isWhole', 'Equal', ['share', 'one']),
    node('condition', 'Squeeze', ['isWhole']),
    node('switch', 'Switch', ['x', 'condition']),
    node('shape', 'Shape', ['switch:1']),
    node('size', 'StridedSlice', ['shape', '1', '3', '1']),
    node('twiceAsLarge', 'Mul', ['size', 'twice']),
    node('larger', 'ResizeBilinear', ['switch:1', 'twiceAsLarge'], { half_pixel_centers: { b: true } }),
    node('strange', 'NoSuchOp', ['switch']),
    node('y', 'Merge', ['strange', 'larger']),
  ]);
  const share = { kind: 'constant', shape: [], data: Float32Array.of(1) } as const;
  const result = await run(file, { x: { shape: [1, 1, 1, 2], data: [0, 4] } }, { share });
  expect(result).toEqual({ shape: [1, 1, 2, 4], data: [0, 1, 3, 4, 0, 1, 3, 4] });
  expect(opsOf(file, { x: [1, 1, 1, 2] }, { share })).toEqual(['Resize', 'Identity']);
  const half = { ...share, data: Float32Array.of(0.5) };
  expect(() => opsOf(file, { x: [1, 1, 1, 2] }, { share: half })).toThrow('strange: the op NoSuchOp');
});

test('a Reshape of several channels has them last, as in TensorFlow', async () => {
  const file = graph([placeholder('x'), whole('rows', [3], [1, -1, 2]), node('y', 'Reshape', ['x', 'rows'])]);
  const x = { shape: [1, 2, 1, 3], data: [1, 2, 3, 10, 20, 30] };
  expect(await run(file, { x })).toEqual({ shape: [1, 3, 2], data: [1, 10, 2, 20, 3, 30] });
  expect(opsOf(file, { x: [1, 2, 1, 1] })).toEqual(['Reshape', 'Identity']);
});

test('channels are split, padded and concatenated along the axis they have in ONNX', async () => {
  const result = await run(
    graph([
      placeholder('x'),
      whole('last', [], [-1]),
      whole('pads', [4, 2], [0, 0, 0, 0, 0, 0, 0, 1]),
      node('halves', 'Split', ['last', 'x'], { num_split: { i: '2' } }),
      node('padded', 'Pad', ['halves', 'pads']),
      node('y', 'ConcatV2', ['halves:1', 'padded', 'last']),
    ]),
    { x: { shape: [1, 2, 1, 2], data: [1, 2, 3, 4] } },
  );
  expect(result).toEqual({ shape: [1, 3, 1, 2], data: [3, 4, 1, 2, 0, 0] });
});

test('a convolution of concatenated tensors leaves out those that are zero', async () => {
  const file = graph([
    placeholder('x'),
    placeholder('state'),
    whole('last', [], [3]),
    weights('kernel', [1, 1, 3, 1], [1000, 1, 10]),
    node('shape', 'Shape', ['x']),
    node('memory', 'BroadcastTo', ['state', 'shape']),
    node('concatenated', 'ConcatV2', ['memory', 'x', 'x', 'last']),
    node('y', 'Conv2D', ['concatenated', 'kernel'], { ...moves(1, 1), padding: text('VALID') }),
  ]);
  const x = { shape: [1, 1, 1, 2], data: [1, 2] };
  const state = { kind: 'constant', shape: [1, 1, 1, 1], data: new Float32Array(1) } as const;
  expect(await run(file, { x }, { state })).toEqual({ shape: [1, 1, 1, 2], data: [11, 22] });
  expect(opsOf(file, { x: x.shape }, { state }).filter((op) => op === 'Conv')).toHaveLength(2);
  const seven = { ...state, data: Float32Array.of(7) };
  expect(await run(file, { x }, { state: seven })).toEqual({ shape: [1, 1, 1, 2], data: [7011, 7022] });
});

test('a weight of the channels is broadcast over an image', async () => {
  const result = await run(
    graph([placeholder('x'), weights('w', [2], [10, 100]), node('y', 'Mul', ['x', 'w'])]),
    { x: { shape: [1, 2, 1, 2], data: [1, 2, 3, 4] } },
  );
  expect(result).toEqual({ shape: [1, 2, 1, 2], data: [10, 20, 300, 400] });
});

test('weights stored as 8-bit levels and as half floats come out as numbers', async () => {
  const bytes = new Uint8Array([0, 255, 0, 0x3c, 0, 0x40]); // two levels, then 1 and 2 in half precision
  const file: ModelFile = {
    ...graph([placeholder('x'), node('scaled', 'Mul', ['x', 'a']), node('y', 'Add', ['scaled', 'b'])]),
    weightSpecs: [
      { name: 'a', shape: [2], dtype: 'float32', quantization: { dtype: 'uint8', scale: 0.5, min: -1 } },
      { name: 'b', shape: [2], dtype: 'float32', quantization: { dtype: 'float16' } },
    ],
    weightData: bytes.buffer,
  };
  const named: ModelFile = {
    ...file,
    modelTopology: {
      node: [...file.modelTopology.node, ...['a', 'b'].map((name) => ({ name, op: 'Const' }))],
    },
  };
  const result = await run(named, { x: { shape: [1, 2, 1, 1], data: [10, 10] } });
  expect(result.data).toEqual([-10 + 1, 1265 + 2]);
});

test('throws with the name of an unknown op', () => {
  const file = graph([placeholder('x'), node('y', 'FakeQuant', ['x'])]);
  expect(() => opsOf(file, { x: [1, 1, 1, 1] })).toThrow('y: the op FakeQuant has no translation');
});

interface Picture {
  readonly shape: readonly number[];
  readonly data: readonly number[];
}
interface Written {
  readonly node: TfNode;
  readonly spec?: ModelFile['weightSpecs'][number];
  readonly bytes?: Uint8Array;
}

async function run(
  file: ModelFile,
  inputs: Readonly<Record<string, Picture>>,
  fixedInputs: TranslationRequest['fixedInputs'] = {},
): Promise<Picture> {
  const inputShapes = Object.fromEntries(Object.entries(inputs).map(([name, { shape }]) => [name, shape]));
  const onnx = encodeOnnx(translate(tfModel(file), { inputShapes, fixedInputs, outputs: ['y'] }));
  const session = await InferenceSession.create(onnx, { logSeverityLevel: 3 });
  const feeds = Object.entries(inputs).map(([name, { shape, data }]) => [
    name,
    new Tensor('float32', Float32Array.from(data), shape),
  ]);
  const { y } = await session.run(Object.fromEntries(feeds));
  return { shape: [...y!.dims], data: [...(y!.data as Float32Array)] };
}

function opsOf(
  file: ModelFile,
  inputShapes: TranslationRequest['inputShapes'],
  fixedInputs: TranslationRequest['fixedInputs'] = {},
): readonly string[] {
  return translate(tfModel(file), { inputShapes, fixedInputs, outputs: ['y'] }).nodes.map(({ op }) => op);
}

function graph(parts: readonly Written[]): ModelFile {
  return {
    modelTopology: { node: parts.map((part) => part.node) },
    weightSpecs: parts.flatMap((part) => part.spec ?? []),
    weightData: new Uint8Array(Buffer.concat(parts.map((part) => part.bytes ?? new Uint8Array()))).buffer,
  };
}

function placeholder(name: string): Written {
  return { node: { name, op: 'Placeholder' } };
}

function node(name: string, op: string, input: readonly string[], attr: TfNode['attr'] = {}): Written {
  return { node: { name, op, input, attr } };
}

function weights(name: string, shape: readonly number[], values: readonly number[]): Written {
  const bytes = new Uint8Array(Float32Array.from(values).buffer);
  return { node: { name, op: 'Const' }, spec: { name, shape, dtype: 'float32' }, bytes };
}

function whole(name: string, shape: readonly number[], values: readonly number[]): Written {
  const bytes = new Uint8Array(Int32Array.from(values).buffer);
  return { node: { name, op: 'Const' }, spec: { name, shape, dtype: 'int32' }, bytes };
}

function text(value: string): { readonly s: string } {
  return { s: btoa(value) };
}

function moves(stride: number, dilation: number): NonNullable<TfNode['attr']> {
  const each = (step: number): { readonly list: { readonly i: readonly string[] } } => ({
    list: { i: [1, step, step, 1].map(String) },
  });
  return { strides: each(stride), dilations: each(dilation) };
}
