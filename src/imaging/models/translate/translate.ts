import { channelsFirst, channelsLast, GraphWriter, type Value } from './graph-writer.ts';
import type { TfNode } from '../model-file.ts';
import type { OnnxGraph } from '../onnx-graph.ts';
import { constant, FOLDS } from './fold.ts';
import { LAYERS } from './layers.ts';
import type { Constant, TfModel } from './tf-model.ts';

/** The inputs and outputs of a translated graph. */
export interface TranslationRequest {
  /** Shapes of the inputs: batch × channels × height × width, or any other number of axes in TensorFlow's order. */
  readonly inputShapes: Readonly<Record<string, readonly number[]>>;
  /** Inputs that are always the same: everything that depends on them alone is computed during translation. */
  readonly fixedInputs?: Readonly<Record<string, Constant>>;
  /** Names in the model's signature or of nodes. Default: all of the signature. */
  readonly outputs?: readonly string[];
}

/** An output of an op; undefined on the branch of a condition that is not taken. */
type Result = Value | undefined;

/**
 * Translates a TensorFlow.js graph to an ONNX graph for inputs of one size. Everything that depends on constants and shapes
 * alone is computed here (constant folding), so that conditions, sizes and paddings leave no nodes. TensorFlow's images have
 * their channels last, ONNX's first: the axes of each op are converted, so that no tensor has to be transposed for it.
 * @throws {Error} for an op that has no translation, and for outputs that do not depend on the inputs
 */
export function translate(model: TfModel, request: TranslationRequest): OnnxGraph {
  const graph = new GraphWriter();
  const done = new Map<string, readonly Result[]>();

  const resultOf = (reference: string): Result => {
    const [name, output = '0'] = reference.split(':') as [string, string?];
    const known = done.get(name) ?? evaluate(nodeNamed(name));
    done.set(name, known);
    return known[Number(output)];
  };
  const nodeNamed = (name: string): TfNode => {
    const node = model.node(name);
    if (node === undefined) throw new Error(`the model has no node ${name}`);
    return node;
  };
  const evaluate = (node: TfNode): readonly Result[] => {
    if (node.op === 'Const') return [model.constant(node.name)];
    if (node.op === 'Placeholder') return [placeholder(node.name)];
    if (node.op === 'BatchToSpaceND') return evaluate(dilatedConvolution(node));
    const inputs = (node.input ?? []).filter((input) => !input.startsWith('^')).map(resultOf);
    if (node.op === 'Merge') return [inputs.find((input) => input !== undefined)];
    return inputs.includes(undefined) ? [] : evaluateOp(node, inputs as readonly Value[]);
  };
  const evaluateOp = (node: TfNode, inputs: readonly Value[]): readonly Result[] => {
    const [value, condition] = inputs;
    if (node.op === 'Identity') return [value];
    if (node.op === 'Shape') return [constant([value!.shape.length], Int32Array.from(value!.shape))];
    if (node.op === 'Switch' && condition!.kind === 'constant')
      return condition!.data[0] === 0 ? [value] : [undefined, value];
    const fold = FOLDS[node.op];
    if (fold !== undefined && inputs.every((input) => input.kind === 'constant')) return [fold(inputs, node)];
    const layer = LAYERS[node.op];
    if (layer === undefined) throw new Error(`${node.name}: the op ${node.op} has no translation`);
    return layer({ node, inputs, graph });
  };
  const placeholder = (name: string): Value => {
    const fixed = request.fixedInputs?.[name];
    if (fixed !== undefined) return fixed;
    const shape = request.inputShapes[name];
    if (shape === undefined) throw new Error(`the input ${name} has no shape`);
    return { kind: 'computed', name, shape: channelsLast(shape) };
  };
  /**
   * Merges TensorFlow's three ops of a dilated convolution into one node: SpaceToBatchND (which pads) regroups every n-th pixel,
   * the convolution follows, and BatchToSpaceND (which crops) reverses the grouping.
   */
  const dilatedConvolution = (batchToSpace: TfNode): TfNode => {
    const convolution = nodeNamed(batchToSpace.input![0]!);
    const [picture, ...kernel] = convolution.input!;
    const spaceToBatch = nodeNamed(picture!);
    if (spaceToBatch.op !== 'SpaceToBatchND')
      throw new Error(`${batchToSpace.name}: BatchToSpaceND without SpaceToBatchND`);
    const [block, pads] = spaceToBatch.input!.slice(1).map(numbersOf);
    const crops = numbersOf(batchToSpace.input![2]!);
    return {
      ...convolution,
      input: [spaceToBatch.input![0]!, ...kernel],
      attr: {
        ...convolution.attr,
        padding: { s: btoa('EXPLICIT') },
        explicit_paddings: {
          list: { i: [0, 0, ...pads!.map((pad, i) => pad - crops[i]!), 0, 0].map(String) },
        },
        dilations: { list: { i: [1, ...block!, 1].map(String) } },
      },
    };
  };
  const numbersOf = (reference: string): readonly number[] => {
    const result = resultOf(reference);
    if (result?.kind !== 'constant') throw new Error(`${reference} is not constant`);
    return [...result.data];
  };

  const outputs = (request.outputs ?? [...model.outputs.keys()]).map((name) => {
    const result = resultOf(model.outputs.get(name) ?? name);
    if (result === undefined || result.kind === 'constant')
      throw new Error(`the output ${name} does not depend on the inputs`);
    const operand = graph.operand(result, result.shape.length);
    graph.nodes.push({ op: 'Identity', inputs: [operand], outputs: [name] });
    return { name, shape: channelsFirst(result.shape) };
  });
  const inputs = Object.entries(request.inputShapes).map(([name, shape]) => ({ name, shape }));
  return { inputs, outputs, weights: graph.weights, nodes: graph.nodes };
}
