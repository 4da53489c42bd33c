import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** TensorFlow's AttrValue in JSON: text in base64, integers as text. */
interface Attribute {
  readonly s?: string;
  readonly i?: string;
  readonly b?: boolean;
  readonly type?: string;
  readonly list?: { readonly i?: readonly string[]; readonly s?: readonly string[] };
}

/** TensorFlow's NodeDef in JSON: one op of a graph. */
export interface TfNode {
  readonly name: string;
  readonly op: string;
  /** References to inputs: `node`, `node:output`, or `^node` for a control dependency. */
  readonly input?: readonly string[];
  readonly attr?: Readonly<Record<string, Attribute>>;
}

/** Name, shape and encoding of one weight in the file. */
export interface WeightSpec {
  readonly name: string;
  readonly shape: readonly number[];
  readonly dtype: 'float32' | 'int32' | 'bool';
  /** Quantisation of the numbers in the file, if any: value = level × scale + min. */
  readonly quantization?: {
    readonly dtype: 'float16' | 'uint8' | 'uint16';
    readonly scale?: number;
    readonly min?: number;
  };
}

interface Signature {
  readonly outputs?: Readonly<Record<string, { readonly name: string }>>;
}

/** A graph model of TensorFlow.js. */
export interface ModelFile {
  readonly modelTopology: { readonly node: readonly TfNode[] };
  readonly signature?: Signature;
  readonly userDefinedMetadata?: { readonly signature?: Signature };
  readonly weightSpecs: readonly WeightSpec[];
  /** The weights one after the other, in the order of their specifications. */
  readonly weightData: ArrayBuffer;
}

interface ModelJson extends Omit<ModelFile, 'weightSpecs' | 'weightData'> {
  readonly weightsManifest: readonly {
    readonly weights: readonly WeightSpec[];
    readonly paths: readonly string[];
  }[];
}

/**
 * Reads a TensorFlow.js model and its weights from the disk, in the form that a TensorFlow.js loader returns: the model's JSON
 * with the weights it refers to.
 */
export async function readModelFile(path: string): Promise<ModelFile> {
  const { weightsManifest, ...model } = JSON.parse(await readFile(path, 'utf8')) as ModelJson;
  const files = await Promise.all(
    weightsManifest.flatMap((group) => group.paths).map((name) => readFile(join(dirname(path), name))),
  );
  return {
    ...model,
    weightSpecs: weightsManifest.flatMap((group) => group.weights),
    weightData: new Uint8Array(Buffer.concat(files)).buffer,
  };
}
