import {
  DEEP,
  DILATIONS,
  FINE,
  headConstants,
  headNodes,
  HEAD_CLASSES,
  HEAD_WEIGHTS,
  MIDDLE,
} from '../../src/imaging/models/clothes/clothes-head.ts';
import type { OnnxGraph, OnnxNode, OnnxTensor } from '../../src/imaging/models/onnx-graph.ts';

const CELLS = FINE.side * FINE.side;
const CLASSES = HEAD_CLASSES.length;

const whole = (name: string, values: readonly number[]): OnnxTensor => ({
  name,
  shape: [values.length],
  data: BigInt64Array.from(values, BigInt),
});

/**
 * Builds a graph of the head and, written out by hand, of the derivatives of its loss by each weight, because ONNX Runtime's
 * package for Node has no derivatives of its own. The loss is the cross entropy against the shares of the classes in each
 * cell, every cell times its weight. The graph takes `targets` and `cellWeights` besides the crops and the weights, and
 * returns `logits` and, for each weight, `d/NAME`.
 */
export function trainingGraph(batch: number): OnnxGraph {
  const shapes: Record<string, readonly number[]> = {
    deepIn: [batch, DEEP.channels, DEEP.side, DEEP.side],
    middleIn: [batch, MIDDLE.channels, MIDDLE.side, MIDDLE.side],
    fineIn: [batch, FINE.channels, FINE.side, FINE.side],
    targets: [batch, CLASSES, FINE.side, FINE.side],
    cellWeights: [batch, 1, FINE.side, FINE.side],
    ...HEAD_WEIGHTS,
  };
  const { nodes, constants } = backward(batch);
  return {
    inputs: Object.entries(shapes).map(([name, shape]) => ({ name, shape })),
    outputs: [
      { name: 'logits', shape: [batch, CLASSES, FINE.side, FINE.side] },
      ...Object.entries(HEAD_WEIGHTS).map(([name, shape]) => ({ name: `d/${name}`, shape })),
    ],
    weights: [...headConstants(), ...constants],
    nodes: [...headNodes(), ...nodes],
  };
}

function backward(batch: number): { readonly nodes: OnnxNode[]; readonly constants: OnnxTensor[] } {
  const nodes: OnnxNode[] = [];
  const constants: OnnxTensor[] = [
    whole('batchAxis', [0]),
    whole('placeAxes', [0, 2, 3]),
    whole('spatialAxes', [2, 3]),
  ];
  const add = (
    op: string,
    inputs: readonly string[],
    to: string,
    attributes: OnnxNode['attributes'] = {},
  ): string => {
    nodes.push({ op, inputs, outputs: [to], attributes });
    return to;
  };
  const flat = (from: string, channels: number, cells = CELLS): string => {
    const shape = `shape/${channels}/${cells}`;
    if (!constants.some(({ name }) => name === shape)) constants.push(whole(shape, [batch, channels, cells]));
    return add('Reshape', [from, shape], `flat/${from}`);
  };
  /** Adds the sum over a batch of gradient × input, for weights that look at one cell only. */
  const outer = (gradient: string, input: string, to: string): string => {
    const turned = add('Transpose', [input], `turned/${to}`, { perm: [0, 2, 1] });
    const each = add('MatMul', [gradient, turned], `each/${to}`);
    return add('ReduceSum', [each, 'batchAxis'], to, { keepdims: 0 });
  };
  const reshaped = (from: string, to: string, name: string): void => {
    constants.push(whole(`as/${name}`, HEAD_WEIGHTS[name]!));
    add('Reshape', [from, `as/${name}`], to);
  };
  const weightOf1 = (
    gradient: string,
    input: string,
    name: string,
    channels: readonly [number, number],
    cells = CELLS,
  ): void => {
    const sum = outer(flat(gradient, channels[0], cells), flat(input, channels[1], cells), `sum/${name}`);
    reshaped(sum, `d/${name}`, name);
  };
  const offset = (gradient: string, name: string): void => {
    add('ReduceSum', [gradient, 'placeAxes'], `d/${name}Offset`, { keepdims: 0 });
  };

  const shares = add('Softmax', ['logits'], 'shares', { axis: 1 });
  const error = add('Sub', [shares, 'targets'], 'error');
  const onLogits = add('Mul', [error, 'cellWeights'], 'onLogits');
  const widths = [HEAD_WEIGHTS['fine']![0]!, ...DILATIONS.map((_, i) => HEAD_WEIGHTS[`inner${i}`]![0]!)];
  const HALF = MIDDLE.side;
  weightOf1(onLogits, 'seenNear', 'near', [CLASSES, widths[0]!]);
  offset(onLogits, 'near');
  const onNear = add('ConvTranspose', [onLogits, 'near'], 'onNear', { kernel_shape: [1, 1] });
  const onWideTall = add('MatMul', [`down${HALF}`, onLogits], 'onWideTall');
  const onWide = add('MatMul', [onWideTall, `up${HALF}`], 'onWide');
  weightOf1(onWide, 'seenWide', 'wide', [CLASSES, widths.slice(1).reduce((a, b) => a + b)], HALF * HALF);
  const onSeenWide = add('ConvTranspose', [onWide, 'wide'], 'onSeenWide', { kernel_shape: [1, 1] });
  constants.push(whole('widths', widths.slice(1)));
  nodes.push({
    op: 'Split',
    inputs: [onSeenWide, 'widths'],
    outputs: widths.slice(1).map((_, i) => `onSeen${i + 1}`),
    attributes: { axis: 1 },
  });

  let onSeen = `onSeen${DILATIONS.length}`;
  for (let i = DILATIONS.length - 1; i >= 0; i--) {
    const dilation = DILATIONS[i]!;
    const [out, into] = [widths[i + 1]!, widths[i]!];
    const active = add('Sign', [`seen${i + 1}`], `active${i + 1}`);
    const onOut = add('Mul', [onSeen, active], `onInner${i}`);
    offset(onOut, `inner${i}`);
    constants.push(whole(`pads${i}`, [0, 0, dilation, dilation, 0, 0, dilation, dilation]));
    const padded = add('Pad', [`seen${i}`, `pads${i}`], `padded${i}`);
    const gradient = flat(onOut, out, HALF * HALF);
    const columns: string[] = [];
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 3; column++) {
        const at = `${i}/${row}${column}`;
        const [top, left] = [row * dilation, column * dilation];
        constants.push(whole(`from/${at}`, [top, left]), whole(`to/${at}`, [top + HALF, left + HALF]));
        const slice = add('Slice', [padded, `from/${at}`, `to/${at}`, 'spatialAxes'], `slice/${at}`);
        columns.push(outer(gradient, flat(slice, into, HALF * HALF), `sum/${at}`));
      }
    constants.push(whole(`single${i}`, [out, into, 1]));
    const singles = columns.map((name) => add('Reshape', [name, `single${i}`], `single/${name}`));
    const stacked = add('Concat', singles, `stacked${i}`, { axis: 2 });
    reshaped(stacked, `d/inner${i}`, `inner${i}`);
    const onInput = add('ConvTranspose', [onOut, `inner${i}`], `onInput${i}`, {
      kernel_shape: [3, 3],
      dilations: [dilation, dilation],
      pads: [dilation, dilation, dilation, dilation],
    });
    onSeen = i === 0 ? onInput : add('Add', [onInput, `onSeen${i}`], `onSeenAll${i}`);
  }
  // Each of the four averaged cells gets a quarter of the gradient.
  constants.push(
    whole('apart', [batch, widths[0]!, HALF, 1, HALF, 1]),
    whole('repeated', [batch, widths[0]!, HALF, 2, HALF, 2]),
  );
  constants.push(whole('fineShape', [batch, widths[0]!, FINE.side, FINE.side]), {
    name: 'quarter',
    shape: [1],
    data: Float32Array.of(0.25),
  });
  const apart = add('Reshape', [add('Mul', [onSeen, 'quarter'], 'onQuarter'), 'apart'], 'onApart');
  const onPooled = add(
    'Reshape',
    [add('Expand', [apart, 'repeated'], 'onRepeated'), 'fineShape'],
    'onPooled',
  );
  const onSeenNear = add('Add', [onPooled, onNear], 'onSeenNear');
  const activeNear = add('Sign', ['seenNear'], 'activeNear');
  const onSum = add('Mul', [onSeenNear, activeNear], 'onSum');
  offset(onSum, 'fine');
  weightOf1(onSum, 'fineIn', 'fine', [widths[0]!, FINE.channels]);
  for (const [name, { side, channels }] of [
    ['deep', DEEP],
    ['middle', MIDDLE],
  ] as const) {
    const tall = add('MatMul', [`down${side}`, onSum], `onTall/${name}`);
    const small = add('MatMul', [tall, `up${side}`], `onSmall/${name}`);
    weightOf1(small, `${name}In`, name, [widths[0]!, channels], side * side);
  }
  return { nodes, constants };
}
