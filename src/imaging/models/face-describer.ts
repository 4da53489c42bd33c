import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { InferenceSession, Tensor } from 'onnxruntime-node';

import type { RgbImage } from '../raster/image.ts';
import { readModelFile } from './model-file.ts';
import { encodeOnnx, type OnnxGraph, type OnnxNode, type OnnxTensor } from './onnx-graph.ts';

/** The network sees a face at this size. */
export const DESCRIBED_SIDE_PX = 224;
const DESCRIPTION_LENGTH = 1024;
const BLOCKS = 13;
/** Blocks of MobileNet (Howard et al. 2017, table 1) that halve the picture. */
const HALVING_BLOCKS = new Set([2, 4, 6, 12]);

/** Says in 1024 numbers whose face it is. */
export interface FaceDescriber {
  /** @param face DESCRIBED_SIDE_PX square, eyes level (ops/face-crop.ts). The answer is biometric: consent first. */
  describe(face: RgbImage): Promise<Float32Array>;
}

/**
 * HSE-FaceRes, the description network of Human's package (a MobileNet, half-precision weights), run by ONNX Runtime: a
 * quarter of the time TensorFlow.js takes for the same numbers. Only its description is computed: the branches behind it
 * that guess age and gender are left out of the graph.
 */
export async function createFaceDescriber(): Promise<FaceDescriber> {
  const session = await InferenceSession.create(encodeOnnx(await readDescriptionGraph()), {
    enableCpuMemArena: false,
    intraOpNumThreads: 1,
    graphOptimizationLevel: 'all',
  });
  const plane = DESCRIBED_SIDE_PX * DESCRIBED_SIDE_PX;
  return {
    async describe({ data }) {
      const input = new Float32Array(plane * 3);
      for (let i = 0, from = 0; i < plane; i++)
        for (let c = 0; c < 3; c++, from++) input[c * plane + i] = data[from]!;
      const { description } = await session.run({
        face: new Tensor('float32', input, [1, 3, DESCRIBED_SIDE_PX, DESCRIBED_SIDE_PX]),
      });
      return description!.data as Float32Array;
    },
  };
}

/** The chain of layers up to the pooled features, batch normalisation folded into scale and bias. */
async function readDescriptionGraph(): Promise<OnnxGraph> {
  const entry = createRequire(import.meta.url).resolve('@vladmandic/human');
  const weightOf = weightReader(await readModelFile(join(dirname(entry), '../models/faceres.json')));
  const weights: OnnxTensor[] = [
    { name: 'zero', shape: [], data: Float32Array.of(0) },
    { name: 'six', shape: [], data: Float32Array.of(6) },
  ];
  const nodes: OnnxNode[] = [];
  let at = 'face';
  const layer = (name: string, kernel: OnnxTensor, bias: OnnxTensor, stride: number, group: number): void => {
    weights.push({ ...kernel, name: `${name}.kernel` }, { ...bias, name: `${name}.bias` });
    nodes.push(
      {
        op: 'Conv',
        inputs: [at, `${name}.kernel`, `${name}.bias`],
        output: name,
        attributes: { auto_pad: 'SAME_UPPER', strides: [stride, stride], group },
      },
      { op: 'Clip', inputs: [name, 'zero', 'six'], output: `${name}.clipped` },
    );
    at = `${name}.clipped`;
  };
  const first = weightOf('conv1/convolution/merged_input');
  layer('conv1', channelsFirst(first), weightOf('conv1_bn/batchnorm_1/sub'), 2, 1);
  for (let block = 1; block <= BLOCKS; block++) {
    const deep = `conv_dw_${block}`;
    const kernel = weightOf(`${deep}/depthwise_kernel`);
    const scaled = scaleChannels(kernel, weightOf(`${deep}_bn/batchnorm_1/mul`));
    const stride = HALVING_BLOCKS.has(block) ? 2 : 1;
    layer(deep, channelsFirst(scaled), weightOf(`${deep}_bn/batchnorm_1/sub`), stride, kernel.shape[2]!);
    const point = `conv_pw_${block}`;
    const merged = channelsFirst(weightOf(`${point}/convolution/merged_input`));
    layer(point, merged, weightOf(`${point}_bn/batchnorm_1/sub`), 1, 1);
  }
  nodes.push(
    { op: 'GlobalAveragePool', inputs: [at], output: 'pooled' },
    { op: 'Flatten', inputs: ['pooled'], output: 'description', attributes: { axis: 1 } },
  );
  return {
    input: { name: 'face', shape: [1, 3, DESCRIBED_SIDE_PX, DESCRIBED_SIDE_PX] },
    output: { name: 'description', shape: [1, DESCRIPTION_LENGTH] },
    weights,
    nodes,
  };
}

/** Weights by name out of a TensorFlow.js file of half-precision floats and whole numbers. */
function weightReader(file: Awaited<ReturnType<typeof readModelFile>>): (name: string) => OnnxTensor {
  const places = new Map<string, { readonly shape: readonly number[]; readonly offset: number }>();
  let offset = 0;
  for (const spec of file.weightSpecs as readonly {
    readonly name: string;
    readonly shape: readonly number[];
    readonly dtype: string;
  }[]) {
    places.set(spec.name, { shape: spec.shape, offset });
    offset += sizeOf(spec.shape) * (spec.dtype === 'int32' ? 4 : 2);
  }
  return (name) => {
    const place = places.get(name);
    if (place === undefined) throw new Error(`the description model has no weight ${name}`);
    const half = new Float16Array(
      file.weightData.slice(place.offset, place.offset + 2 * sizeOf(place.shape)),
    );
    return { name, shape: place.shape, data: Float32Array.from(half) };
  };
}

/** TensorFlow's kernels are height × width × in × out; ONNX wants out × in × height × width. A depthwise one has in channels out. */
function channelsFirst(kernel: OnnxTensor): OnnxTensor {
  const [height, width, inputs, outputs] = kernel.shape as [number, number, number, number];
  const isDepthwise = outputs === 1;
  const data = new Float32Array(kernel.data.length);
  let at = 0;
  for (let o = 0; o < (isDepthwise ? inputs : outputs); o++)
    for (let i = 0; i < (isDepthwise ? 1 : inputs); i++)
      for (let cell = 0; cell < height * width; cell++)
        data[at++] = kernel.data[isDepthwise ? cell * inputs + o : (cell * inputs + i) * outputs + o]!;
  return {
    ...kernel,
    shape: isDepthwise ? [inputs, 1, height, width] : [outputs, inputs, height, width],
    data,
  };
}

/** A depthwise kernel whose last axis but one is scaled channel by channel. */
function scaleChannels(kernel: OnnxTensor, scale: OnnxTensor): OnnxTensor {
  return {
    ...kernel,
    data: kernel.data.map((value, i) => value * scale.data[i % scale.data.length]!),
  };
}

function sizeOf(shape: readonly number[]): number {
  return shape.reduce((product, size) => product * size, 1);
}
