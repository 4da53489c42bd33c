import { WARDROBE_OFFER_KEY } from '../../catalog/garments.ts';
import type { HeadshotEngine } from '../../imaging/engine.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { PortraitSourceError } from '../../platform/portraits/portrait-source.ts';
import { writeJsonFile } from '../../platform/storage/json-file.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { cutOneGarment, type GarmentPhotos } from './cut-one-garment.server.ts';
import { toWardrobeOffer, toReadyGarment } from './ready-garment.ts';
import { versionOf, type WantedGarment } from './wanted-garments.ts';
import { pruneGarments, readManifest, readRecords } from './wardrobe-files.server.ts';
import { type ReadyGarment, wardrobeKeys, type WardrobeManifest } from './wardrobe-manifest.ts';

interface Ports {
  readonly engine: Pick<HeadshotEngine, 'cutGarment'>;
  readonly storage: Storage;
  readonly photos: GarmentPhotos;
  readonly clock: Clock;
}

export interface CutWardrobe {
  readonly made: number;
  /** Number of garments that an earlier run had cut. */
  readonly kept: number;
  readonly missing: WardrobeManifest['missing'];
}

/**
 * Cuts the missing garments and offers each as soon as it is ready. Until then, a garment that has changed is offered in its
 * previous form. After a crash, the next run keeps every finished garment.
 * @param options.waitUntilIdle called before each garment; resolves when nobody else needs the machine
 * @throws {PortraitSourceError} when the source of the catalog's photos fails; the operator's own garments are cut all the same
 */
export async function cutWardrobe(
  ports: Ports,
  wanted: readonly WantedGarment[],
  {
    signal,
    waitUntilIdle,
  }: { readonly signal?: AbortSignal; readonly waitUntilIdle?: () => Promise<void> } = {},
): Promise<CutWardrobe> {
  const { storage } = ports;
  const shown = await readManifest(storage);
  const before = shown?.garments ?? [];
  const records = await readRecords(
    storage,
    [...wanted, ...before].map(({ key }) => key),
  );
  const isReady = ({ key }: { readonly key: string }) => records.has(key);
  const kept = wanted.filter(isReady).length;
  const missing: WardrobeManifest['missing'] = [];
  const readyNow = (): ReadyGarment[] =>
    wanted.flatMap((garment) => {
      const record = records.get(garment.key);
      if (record) return toReadyGarment(garment, record);
      return before.filter((old) => old.id === garment.id && isReady(old));
    });
  const publish = async (finished: boolean): Promise<void> => {
    const garments = readyNow();
    const manifest: WardrobeManifest = {
      version: versionOf(wanted),
      from: ports.photos.portraits.kind,
      madeAt: ports.clock.now().toISOString(),
      finished,
      garments,
      missing,
    };
    // The worker's list is written first, because pages must not offer garments that the worker does not have.
    await writeJsonFile(storage, wardrobeKeys.manifest, manifest);
    await writeJsonFile(storage, WARDROBE_OFFER_KEY, toWardrobeOffer(garments));
  };

  let sourceError: PortraitSourceError | undefined;
  for (const garment of wanted.filter((one) => !isReady(one))) {
    if (sourceError && garment.origin === 'catalog') continue;
    await waitUntilIdle?.();
    try {
      const outcome = await cutOneGarment(ports, garment, signal);
      if ('why' in outcome) missing.push({ id: garment.id, why: outcome.why });
      else {
        records.set(garment.key, outcome.record);
        await publish(false);
      }
    } catch (error) {
      if (!(error instanceof PortraitSourceError)) throw error;
      sourceError = error;
    }
  }
  await publish(sourceError === undefined);
  // A shoot that is being rendered may still use garments of the previous list.
  await pruneGarments(
    storage,
    [...wanted, ...before, ...readyNow()].map(({ key }) => key),
  );
  if (sourceError) throw sourceError;
  return { made: wanted.filter(isReady).length - kept, kept, missing };
}
