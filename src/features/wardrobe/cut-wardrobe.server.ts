import { WARDROBE_OFFER_KEY } from '../../catalog/garments.ts';
import type { HeadshotEngine } from '../../imaging/engine.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { PortraitSourceError } from '../../platform/portraits/portrait-source.ts';
import { writeJsonFile } from '../../platform/storage/json-file.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { cutOneGarment, type GarmentPhotos } from './cut-one-garment.server.ts';
import { offerOf, readyGarment } from './ready-garment.ts';
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
 * Cuts the garments that are missing and offers each as soon as it is ready. A garment that has changed is offered as it was
 * until then. When a run is killed, the next one keeps every garment that was finished.
 * @param options.untilQuiet called before each garment; resolves when nobody else needs the machine
 * @throws {PortraitSourceError} when the catalog's photos cannot be had; the operator's own garments are cut all the same
 */
export async function cutWardrobe(
  ports: Ports,
  wanted: readonly WantedGarment[],
  { signal, untilQuiet }: { readonly signal?: AbortSignal; readonly untilQuiet?: () => Promise<void> } = {},
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
      if (record) return readyGarment(garment, record);
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
    // The worker's list is written first, because pages must not offer garments that no worker knows.
    await writeJsonFile(storage, wardrobeKeys.manifest, manifest);
    await writeJsonFile(storage, WARDROBE_OFFER_KEY, offerOf(garments));
  };

  let away: PortraitSourceError | undefined;
  for (const garment of wanted.filter((one) => !isReady(one))) {
    if (away && garment.origin === 'catalog') continue;
    await untilQuiet?.();
    try {
      const end = await cutOneGarment(ports, garment, signal);
      if ('why' in end) missing.push({ id: garment.id, why: end.why });
      else {
        records.set(garment.key, end.record);
        await publish(false);
      }
    } catch (error) {
      if (!(error instanceof PortraitSourceError)) throw error;
      away = error;
    }
  }
  await publish(away === undefined);
  // A shoot that is being made may still wear the garments of the list before.
  await pruneGarments(
    storage,
    [...wanted, ...before, ...readyNow()].map(({ key }) => key),
  );
  if (away) throw away;
  return { made: wanted.filter(isReady).length - kept, kept, missing };
}
