import type { HeadshotEngine } from '../../imaging/engine.ts';
import type { WardrobeItem } from '../../imaging/garment.ts';
import { PortraitSourceError } from '../../platform/portraits/portrait-source.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { cutOneGarment, type GarmentPhotos } from './cut-one-garment.server.ts';
import { toReadyGarment } from './ready-garment.ts';
import { toWardrobeItem } from './refresh-wardrobe.server.ts';
import type { WantedGarment } from './wanted-garments.ts';
import { readCutGarment, readRecords } from './wardrobe-files.server.ts';
import type { WardrobeManifest } from './wardrobe-manifest.ts';

interface Ports {
  readonly engine: Pick<HeadshotEngine, 'cutGarment'>;
  readonly storage: Pick<Storage, 'get' | 'list' | 'put'>;
  readonly photos: GarmentPhotos;
}

/**
 * Loads these garments from the storage and cuts the missing ones, without changing the offer of pages.
 * @param options.onGarment called for every garment that is loaded, cut or given up
 */
export async function gatherWardrobe(
  ports: Ports,
  wanted: readonly WantedGarment[],
  { signal, onGarment }: { readonly signal?: AbortSignal; readonly onGarment?: () => void } = {},
): Promise<{ readonly items: readonly WardrobeItem[]; readonly missing: WardrobeManifest['missing'] }> {
  const records = await readRecords(
    ports.storage,
    wanted.map(({ key }) => key),
  );
  const items: WardrobeItem[] = [];
  const missing: WardrobeManifest['missing'] = [];
  for (const garment of wanted) {
    const stored = records.get(garment.key);
    const outcome = stored ? { record: stored } : await cutOrExplain(ports, garment, signal);
    const cut = 'record' in outcome ? await readCutGarment(ports.storage, garment.key) : undefined;
    if ('record' in outcome && cut) items.push(toWardrobeItem(toReadyGarment(garment, outcome.record), cut));
    else missing.push({ id: garment.id, why: 'why' in outcome ? outcome.why : 'lost from the storage' });
    onGarment?.();
  }
  return { items, missing };
}

async function cutOrExplain(ports: Ports, garment: WantedGarment, signal: AbortSignal | undefined) {
  try {
    return await cutOneGarment(ports, garment, signal);
  } catch (error) {
    if (error instanceof PortraitSourceError) return { why: error.message };
    throw error;
  }
}
