import type { Clock } from '../../platform/clock/clock.ts';
import type { PortraitSource } from '../../platform/portraits/portrait-source.ts';
import { writeJsonFile } from '../../platform/storage/json-file.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { pruneExamples, readManifest, readSets } from './example-files.server.ts';
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
  /** Number of sets made by an earlier run. */
  readonly kept: number;
  readonly missing: Manifest['missing'];
}

/**
 * Makes the missing before/after sets and then writes the manifest that pages read; until then they show the previous one.
 * In the first run there is none, so each pair is shown as soon as it is made. After a crash at any point, the next run keeps
 * every finished set.
 * @param options.onSetDone called for every set that is already stored, made or given up
 * @throws {PortraitSourceError} when the network or the folder of the portraits fails
 */
export async function renderExamples(
  ports: Ports,
  wanted: readonly WantedSet[],
  options: RenderOptions & { readonly onSetDone?: () => void } = {},
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
  const showsEachPair = shown?.finished !== true;
  for (let count = 0; count < kept; count++) options.onSetDone?.();
  const portraits = new Set(wanted.map(({ portrait }) => portrait));
  for (const portrait of portraits) {
    const missingSets = wanted.filter((set) => set.portrait === portrait && !sets.has(set.key));
    if (missingSets.length === 0) continue;
    for await (const outcome of renderPortrait(ports, portrait, missingSets, options)) {
      if ('set' in outcome) {
        sets.set(outcome.key, outcome.set);
        if (showsEachPair) await writeManifest(false);
      } else missing.push({ id: outcome.id, why: outcome.why });
      options.onSetDone?.();
    }
  }

  const made = sets.size - kept;
  const isShown = shown?.finished === true && shown.version === version;
  if (isShown && made === 0 && missing.length === 0 && shown.missing.length === 0) {
    await pruneExamples(storage, keys, [shown]);
    return { made, kept, missing };
  }
  const manifest = await writeManifest(true);
  // An open page may still request the pictures of the previous manifest.
  await pruneExamples(storage, keys, shown ? [shown, manifest] : [manifest]);
  return { made, kept, missing };
}
