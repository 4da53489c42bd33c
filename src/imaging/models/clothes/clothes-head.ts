import { CLOTHES_WEIGHTS } from './clothes-weights.ts';
import type { OnnxGraph, OnnxNode, OnnxPort, OnnxTensor } from '../onnx-graph.ts';

/** Classes of the head's output. Its callers treat the last one as "rest". */
export const HEAD_CLASSES = ['hair', 'skin', 'clothes', 'headwear', 'other'] as const;

/** Side in cells and number of the feature planes of a crop. */
export const DEEP = { side: 32, channels: 272 } as const;
export const MIDDLE = { side: 64, channels: 40 } as const;
export const FINE = { side: 128, channels: 59 } as const;

const WIDTH = 32;
const INNER = 24;
/** Dilations of the inner layers' 3 × 3 kernels, cells. */
export const DILATIONS = [1, 2, 4] as const;

/** Shapes of the weights, in the order of the file: output × input channels × height × width. */
export const HEAD_WEIGHTS: Readonly<Record<string, readonly number[]>> = {
  deep: [WIDTH, DEEP.channels, 1, 1],
  middle: [WIDTH, MIDDLE.channels, 1, 1],
  fine: [WIDTH, FINE.channels, 1, 1],
  fineOffset: [WIDTH],
  inner0: [INNER, WIDTH, 3, 3],
  inner0Offset: [INNER],
  inner1: [INNER, INNER, 3, 3],
  inner1Offset: [INNER],
  inner2: [INNER, INNER, 3, 3],
  inner2Offset: [INNER],
  near: [HEAD_CLASSES.length, WIDTH, 1, 1],
  nearOffset: [HEAD_CLASSES.length],
  wide: [HEAD_CLASSES.length, 3 * INNER, 1, 1],
};

/** Returns the matrix that enlarges a plane by bilinear interpolation along one axis: `to` rows of `from` shares. */
function bilinearMatrix(from: number, to: number): Float32Array {
  const shares = new Float32Array(to * from);
  for (let i = 0; i < to; i++) {
    const at = Math.min(from - 1, Math.max(0, ((i + 0.5) * from) / to - 0.5));
    const left = Math.min(from - 2, Math.floor(at));
    shares[i * from + left] = 1 - (at - left);
    shares[i * from + left + 1] = at - left;
  }
  return shares;
}

function transpose(matrix: Float32Array, columns: number): Float32Array {
  const rows = matrix.length / columns;
  return Float32Array.from(matrix, (_, i) => matrix[(i % rows) * columns + Math.floor(i / rows)]!);
}

/** Returns the head's constant matrices, which are not fitted. */
export function headConstants(): OnnxTensor[] {
  return [DEEP, MIDDLE].flatMap(({ side }) => {
    const up = bilinearMatrix(side, FINE.side);
    return [
      { name: `up${side}`, shape: [FINE.side, side], data: up },
      { name: `down${side}`, shape: [side, FINE.side], data: transpose(up, side) },
    ];
  });
}

/**
 * Returns the nodes of the head. Feature planes of three sizes are summed to WIDTH channels. At half that size three layers of
 * dilated 3 × 3 convolutions (after Yu and Koltun 2016) cover ever wider neighbourhoods. All of them together give the class
 * logits. The inputs are the ports `deepIn`, `middleIn` and `fineIn`; the output is `logits`.
 */
export function headNodes(): OnnxNode[] {
  const convolve = (from: string, weights: string, to: string, dilation = 0): OnnxNode => ({
    op: 'Conv',
    inputs: ['deep', 'middle', 'wide'].includes(weights)
      ? [from, weights]
      : [from, weights, `${weights}Offset`],
    outputs: [to],
    attributes:
      dilation === 0
        ? { kernel_shape: [1, 1] }
        : {
            kernel_shape: [3, 3],
            dilations: [dilation, dilation],
            pads: Array(4).fill(dilation) as number[],
          },
  });
  const enlarge = (from: string, side: number, to: string): OnnxNode[] => [
    { op: 'MatMul', inputs: [`up${side}`, from], outputs: [`${from}Tall`] },
    { op: 'MatMul', inputs: [`${from}Tall`, `down${side}`], outputs: [to] },
  ];
  return [
    convolve('deepIn', 'deep', 'deepSmall'),
    ...enlarge('deepSmall', DEEP.side, 'deepLarge'),
    convolve('middleIn', 'middle', 'middleSmall'),
    ...enlarge('middleSmall', MIDDLE.side, 'middleLarge'),
    convolve('fineIn', 'fine', 'fineOut'),
    { op: 'Sum', inputs: ['deepLarge', 'middleLarge', 'fineOut'], outputs: ['sum'] },
    { op: 'Relu', inputs: ['sum'], outputs: ['seenNear'] },
    {
      op: 'AveragePool',
      inputs: ['seenNear'],
      outputs: ['seen0'],
      attributes: { kernel_shape: [2, 2], strides: [2, 2] },
    },
    ...DILATIONS.flatMap((dilation, i): OnnxNode[] => [
      convolve(`seen${i}`, `inner${i}`, `innerOut${i}`, dilation),
      { op: 'Relu', inputs: [`innerOut${i}`], outputs: [`seen${i + 1}`] },
    ]),
    { op: 'Concat', inputs: ['seen1', 'seen2', 'seen3'], outputs: ['seenWide'], attributes: { axis: 1 } },
    convolve('seenWide', 'wide', 'wideSmall'),
    ...enlarge('wideSmall', MIDDLE.side, 'wideLarge'),
    convolve('seenNear', 'near', 'nearOut'),
    { op: 'Add', inputs: ['wideLarge', 'nearOut'], outputs: ['logits'] },
  ];
}

/** Returns the head with its weights, for one crop. */
export function headGraph(): OnnxGraph {
  const port = (name: string, { channels, side }: { channels: number; side: number }): OnnxPort => ({
    name,
    shape: [1, channels, side, side],
  });
  const fitted = Object.entries(HEAD_WEIGHTS).map(([name, shape]): OnnxTensor => ({
    name,
    shape,
    data: unpack(CLOTHES_WEIGHTS[name]!),
  }));
  return {
    inputs: [port('deepIn', DEEP), port('middleIn', MIDDLE), port('fineIn', FINE)],
    outputs: [port('logits', { channels: HEAD_CLASSES.length, side: FINE.side })],
    weights: [...headConstants(), ...fitted],
    nodes: headNodes(),
  };
}

/** Decodes weights stored as 16-bit integers, little-endian, in base64; value = level × scale. */
function unpack({ scale, levels }: { readonly scale: number; readonly levels: string }): Float32Array {
  const bytes = Buffer.from(levels, 'base64');
  return Float32Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readInt16LE(2 * i) * scale);
}
