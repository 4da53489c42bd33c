import { readJsonFile } from '../../platform/storage/json-file.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import {
  exampleKeys,
  exampleSetSchema,
  type ExampleSet,
  type Manifest,
  manifestSchema,
} from './example-set.ts';

/** Returns undefined when there is no manifest, or only one of another version of this code. */
export async function readManifest(storage: Pick<Storage, 'get'>): Promise<Manifest | undefined> {
  return manifestSchema.safeParse(await readJsonFile(storage, exampleKeys.manifest)).data;
}

/** Returns the sets with these keys that are stored together with all their pictures. */
export async function readSets(
  storage: Pick<Storage, 'get' | 'list'>,
  keys: readonly string[],
): Promise<readonly (readonly [key: string, set: ExampleSet])[]> {
  const stored = new Set((await storage.list(exampleKeys.pictures)).map(({ key }) => key));
  const found: (readonly [string, ExampleSet])[] = [];
  for (const key of keys) {
    const set = exampleSetSchema.safeParse(await readJsonFile(storage, exampleKeys.set(key))).data;
    if (set && pictureKeys(set).every((picture) => stored.has(picture))) found.push([key, set]);
  }
  return found;
}

/** Deletes the sets that have none of these keys, and the pictures that none of these manifests names. */
export async function pruneExamples(
  storage: Pick<Storage, 'list' | 'delete'>,
  keys: readonly string[],
  manifests: readonly Manifest[],
): Promise<void> {
  const kept = new Set([
    ...keys.map((key) => exampleKeys.set(key)),
    ...manifests.flatMap(({ sets }) => sets.flatMap(pictureKeys)),
  ]);
  const found = [...(await storage.list(exampleKeys.sets)), ...(await storage.list(exampleKeys.pictures))];
  for (const { key } of found) if (!kept.has(key)) await storage.delete(key);
}

function pictureKeys({ before, after }: ExampleSet): readonly string[] {
  return [...before, ...after].map(({ name }) => exampleKeys.picture(name));
}
