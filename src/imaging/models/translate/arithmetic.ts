import { broadcastShape, zeros } from './fold.ts';
import type { GraphWriter, Value } from './graph-writer.ts';
import { isZero, type Layer } from './layer.ts';

/** Translates an op on two tensors, of which the smaller is broadcast. @param op ONNX's name */
export function binary(op: string): Layer {
  return ({ inputs: [a, b], graph }) => {
    const shape = broadcastShape(a!.shape, b!.shape);
    const zero = [a!, b!].find(isZero);
    if (op === 'Mul' && zero !== undefined) return [zeros(shape)];
    if (op === 'Add' && zero !== undefined) {
      const other = zero === a ? b! : a!;
      if (other.shape.join() === shape.join()) return [other];
    }
    return [graph.add(op, [graph.operand(a!, shape.length), graph.operand(b!, shape.length)], shape)];
  };
}

/** Applies an activation function. @param op TensorFlow's name @throws {Error} for an unknown one */
export function activation(graph: GraphWriter, op: string, value: Value): Value {
  const operand = graph.operand(value, value.shape.length);
  if (op === 'Relu6') {
    const bounds = [0, 6].map((bound) => graph.weight({ shape: [], data: Float32Array.of(bound) }));
    return graph.add('Clip', [operand, ...bounds], value.shape);
  }
  if (op !== 'Relu' && op !== 'Sigmoid' && op !== 'Tanh') throw new Error(`the activation ${op} is unknown`);
  return graph.add(op, [operand], value.shape);
}
