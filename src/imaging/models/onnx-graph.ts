import protobuf from 'protobufjs';

/**
 * A constant tensor of the network's file, row-major: weights are floats; shapes, axes and paddings are 64-bit
 * integers.
 */
export interface OnnxTensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly data: Float32Array | BigInt64Array;
}

/** An input or output of the network: 32-bit floats. */
export interface OnnxPort {
  readonly name: string;
  readonly shape: readonly number[];
}

/** The value of an attribute. A bare number is an integer. */
export type OnnxAttribute = number | string | readonly number[] | { readonly float: number };

/** One op of a graph, which refers to its tensors by name. */
export interface OnnxNode {
  readonly op: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly attributes?: Readonly<Record<string, OnnxAttribute>>;
}

/** A network as ONNX's GraphProto. */
export interface OnnxGraph {
  readonly inputs: readonly OnnxPort[];
  readonly outputs: readonly OnnxPort[];
  readonly weights: readonly OnnxTensor[];
  readonly nodes: readonly OnnxNode[];
}

/** The part of ONNX's published schema (onnx.proto, IR version 8) that a network of floats needs. */
const { root } = protobuf.parse(`syntax = "proto3";
  message Attribute {
    string name = 1; float f = 2; int64 i = 3; bytes s = 4; repeated int64 ints = 8; int32 type = 20;
  }
  message Node { repeated string input = 1; repeated string output = 2; string op_type = 4; repeated Attribute attribute = 5; }
  message Tensor { repeated int64 dims = 1; int32 data_type = 2; string name = 8; }
  message Dimension { int64 dim_value = 1; }
  message Shape { repeated Dimension dim = 1; }
  message TensorType { int32 elem_type = 1; Shape shape = 2; }
  message Type { TensorType tensor_type = 1; }
  message ValueInfo { string name = 1; Type type = 2; }
  message Graph {
    repeated Node node = 1; string name = 2; repeated ValueInfo input = 11; repeated ValueInfo output = 12;
  }
  message OperatorSet { string domain = 1; int64 version = 2; }
  message Model { int64 ir_version = 1; repeated OperatorSet opset_import = 8; }
`);
const Graph = root.lookupType('Graph');
const Model = root.lookupType('Model');
const Tensor = root.lookupType('Tensor');

/** Fields that are encoded here, because protobufjs would copy the weights three times. */
const GRAPH_FIELD = 7;
const INITIALIZER_FIELD = 5;
const RAW_DATA_FIELD = 9;

const FLOAT = 1;
const INT64 = 7;
const ATTRIBUTE_TYPE = { f: 1, i: 2, s: 3, ints: 7 } as const;

/** Encodes the graph as an ONNX file (operator set 17) that ONNX Runtime can load. */
export function encodeOnnx(graph: OnnxGraph): Uint8Array {
  const value = ({ name, shape }: OnnxPort): object => ({
    name,
    type: { tensorType: { elemType: FLOAT, shape: { dim: shape.map((size) => ({ dimValue: size })) } } },
  });
  const structure = Graph.encode({
    name: 'graph',
    input: graph.inputs.map(value),
    output: graph.outputs.map(value),
    node: graph.nodes.map(({ op, inputs, outputs, attributes = {} }) => ({
      opType: op,
      input: inputs,
      output: outputs,
      attribute: Object.entries(attributes).map(([name, given]) => attribute(name, given)),
    })),
  }).finish();
  const weights = graph.weights.flatMap(({ name, shape, data }) => {
    const dataType = data instanceof Float32Array ? FLOAT : INT64;
    const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    const head = Tensor.encode({ name, dims: shape, dataType }).finish();
    return field(INITIALIZER_FIELD, [head, ...field(RAW_DATA_FIELD, [bytes])]);
  });
  const head = Model.encode({ irVersion: 8, opsetImport: [{ domain: '', version: 17 }] }).finish();
  return Buffer.concat([head, ...field(GRAPH_FIELD, [structure, ...weights])]);
}

/** Encodes a length-delimited field of protobuf's wire format: its tag, its length, its bytes. */
function field(id: number, parts: readonly Uint8Array[]): readonly Uint8Array[] {
  const LENGTH_DELIMITED = 2;
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const head = protobuf.Writer.create()
    .uint32((id << 3) | LENGTH_DELIMITED)
    .uint32(length)
    .finish();
  return [head, ...parts];
}

function attribute(name: string, value: OnnxAttribute): object {
  if (typeof value === 'number') return { name, type: ATTRIBUTE_TYPE.i, i: value };
  if (typeof value === 'string') return { name, type: ATTRIBUTE_TYPE.s, s: Buffer.from(value) };
  if ('float' in value) return { name, type: ATTRIBUTE_TYPE.f, f: value.float };
  return { name, type: ATTRIBUTE_TYPE.ints, ints: value };
}
