import type { Clock } from '../../platform/clock/clock.ts';
import type { PortraitSource } from '../../platform/portraits/portrait-source.ts';
import { writeJsonFile } from '../../platform/storage/json-file.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { prune, readManifest, readSets } from './example-files.server.ts';
import { exampleKeys, type ExampleSet, type Manifest } from './example-set.ts';
import type { ExampleEngine } from './render-look.server.ts';
import { renderPortrait, type RenderOptions } from './render-portrait.server.ts';
import { versionOf, type WantedSet } from './wanted-sets.ts';

interface Ports {
  readonly engine: ExampleEngine;
  readonly storage: Storage;
  readonly portraits: PortraitSource;
  readonly clock: Clock;
}

export interface RenderedExamples {
  readonly made: number;
  /** Made by an earlier run. */
  readonly kept: number;
  readonly missing: Manifest['missing'];
}

/**
 * Makes the before/after sets that are missing, and then the manifest that pages read: until then they show the one before.
 * The first time there is none, and each pair is shown as soon as it is made. Killed anywhere, the next run keeps every set
 * that was finished.
 * @param options.onSet told of every set that is there or given up
 * @throws {PortraitSourceError} when the network or the folder does not serve
 */
export async function renderExamples(
  ports: Ports,
  wanted: readonly WantedSet[],
  options: RenderOptions & { readonly onSet?: () => void } = {},
): Promise<RenderedExamples> {
  const { storage } = ports;
  const keys = wanted.map(({ key }) => key);
  const shown = await readManifest(storage);
  const sets = new Map<string, ExampleSet>(await readSets(storage, keys));
  const kept = sets.size;
  const missing: Manifest['missing'] = [];
  const version = versionOf(wanted);
  const writeManifest = async (finished: boolean): Promise<Manifest> => {
    const manifest: Manifest = {
      version,
      from: ports.portraits.kind,
      madeAt: ports.clock.now().toISOString(),
      finished,
      sets: wanted.flatMap(({ key }) => sets.get(key) ?? []),
      missing,
    };
    await writeJsonFile(storage, exampleKeys.manifest, manifest);
    return manifest;
  };
  const showsEach = shown?.finished !== true;
  for (let count = 0; count < kept; count++) options.onSet?.();
  const portraits = new Set(wanted.map(({ portrait }) => portrait));
  for (const portrait of portraits) {
    const todo = wanted.filter((set) => set.portrait === portrait && !sets.has(set.key));
    if (todo.length === 0) continue;
    for await (const end of renderPortrait(ports, portrait, todo, options)) {
      if ('set' in end) {
        sets.set(end.key, end.set);
        if (showsEach) await writeManifest(false);
      } else missing.push({ id: end.id, why: end.why });
      options.onSet?.();
    }
  }

  const made = sets.size - kept;
  const isShown = shown?.finished === true && shown.version === version;
  if (isShown && made === 0 && missing.length === 0 && shown.missing.length === 0) {
    await prune(storage, keys, [shown]);
    return { made, kept, missing };
  }
  const manifest = await writeManifest(true);
  // A page that is open may still ask for the pictures of the manifest before.
  await prune(storage, keys, shown ? [shown, manifest] : [manifest]);
  return { made, kept, missing };
}
