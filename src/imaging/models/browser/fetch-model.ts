import type { ModelFile } from '../model-file.ts';
import type { ModelAssets } from './model-assets.ts';

interface ModelJson extends Omit<ModelFile, 'weightSpecs' | 'weightData'> {
  readonly weightsManifest: readonly { readonly weights: ModelFile['weightSpecs'] }[];
}

/**
 * Fetches a model and its weights in the form that a TensorFlow.js loader returns.
 * @param onBytes called with the number of bytes of each part of the weights as it arrives
 * @throws {Error} when a file is missing or incomplete
 */
export async function fetchModel(
  { jsonUrl, weightsUrl, weightsBytes }: ModelAssets,
  onBytes: (count: number) => void,
): Promise<ModelFile> {
  const [json, weights] = await Promise.all([fetch(jsonUrl), fetch(weightsUrl)]);
  if (!json.ok || !weights.ok || !weights.body)
    throw new Error(`a model is missing: ${json.status}, ${weights.status}`);
  const { weightsManifest, ...model } = (await json.json()) as ModelJson;
  const data = new Uint8Array(weightsBytes);
  let at = 0;
  const reader = weights.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (at + part.value.length > weightsBytes) throw new Error('the weights of a model are too long');
    data.set(part.value, at);
    at += part.value.length;
    onBytes(part.value.length);
  }
  if (at < weightsBytes) throw new Error(`the weights of a model end after ${at} bytes`);
  return {
    ...model,
    weightSpecs: weightsManifest.flatMap((group) => group.weights),
    weightData: data.buffer,
  };
}
