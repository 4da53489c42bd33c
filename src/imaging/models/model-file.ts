import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

interface ModelJson {
  readonly weightsManifest: readonly {
    readonly weights: readonly object[];
    readonly paths: readonly string[];
  }[];
}

interface ModelFile {
  readonly weightSpecs: readonly object[];
  readonly weightData: ArrayBuffer;
}

/**
 * A TensorFlow.js model and its weights from the disk, as a TensorFlow.js loader hands them over: everything of the
 * model's JSON, with the weights it names beside it.
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
