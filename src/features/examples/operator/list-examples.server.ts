import type { Storage } from '../../../platform/storage/storage.ts';
import { readManifest } from '../example-files.server.ts';
import { type ExamplePair, toExamplePair } from '../example-pair.ts';

export interface ListedExamples {
  readonly madeAt: Date;
  /** False during the first run, when each pair is shown as soon as it is made. */
  readonly isFinished: boolean;
  /** In the order in which pages show them, hidden ones included. */
  readonly pairs: readonly ExamplePair[];
  /** Pairs that could not be made, with the reason. */
  readonly missing: readonly { readonly id: string; readonly why: string }[];
}

/** Lists the pairs that are made; undefined until the first one is. */
export async function listExamples(storage: Pick<Storage, 'get'>): Promise<ListedExamples | undefined> {
  const manifest = await readManifest(storage);
  if (!manifest) return undefined;
  const { madeAt, finished, sets, missing } = manifest;
  return { madeAt: new Date(madeAt), isFinished: finished, pairs: sets.map(toExamplePair), missing };
}
