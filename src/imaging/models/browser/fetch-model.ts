import { DownloadError } from '../../download-error.ts';
import type { ModelFile } from '../model-file.ts';
import type { ModelAssets } from './model-assets.ts';

interface ModelJson extends Omit<ModelFile, 'weightSpecs' | 'weightData'> {
  readonly weightsManifest: readonly { readonly weights: ModelFile['weightSpecs'] }[];
}

/** A download that brings no byte for this time has failed. */
const STALL_TIMEOUT_MS = 20_000;

/**
 * Fetches a model and its weights in the form that a TensorFlow.js loader returns.
 * @param onBytes called with the number of bytes of each part of the weights as it arrives
 * @throws {DownloadError}
 */
export async function fetchModel(
  { jsonUrl, weightsUrl, weightsBytes }: ModelAssets,
  onBytes: (count: number) => void,
): Promise<ModelFile> {
  const abort = new AbortController();
  let timer = setTimeout(() => abort.abort(), STALL_TIMEOUT_MS);
  const keepAlive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => abort.abort(), STALL_TIMEOUT_MS);
  };
  try {
    const { signal } = abort;
    const [json, weights] = await Promise.all([fetch(jsonUrl, { signal }), fetch(weightsUrl, { signal })]);
    if (!json.ok || !weights.ok || !weights.body)
      throw new Error(`a file is missing: ${json.status}, ${weights.status}`);
    const { weightsManifest, ...model } = (await json.json()) as ModelJson;
    const data = new Uint8Array(weightsBytes);
    let at = 0;
    const reader = weights.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (at + part.value.length > weightsBytes) throw new Error('the weights are too long');
      data.set(part.value, at);
      at += part.value.length;
      keepAlive();
      onBytes(part.value.length);
    }
    if (at < weightsBytes) throw new Error(`the weights end after ${at} bytes`);
    return {
      ...model,
      weightSpecs: weightsManifest.flatMap((group) => group.weights),
      weightData: data.buffer,
    };
  } catch (cause) {
    throw new DownloadError('a model did not arrive', { cause });
  } finally {
    clearTimeout(timer);
  }
}
