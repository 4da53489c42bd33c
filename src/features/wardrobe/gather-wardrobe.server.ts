import type { HeadshotEngine } from '../../imaging/engine.ts';
import type { WardrobeItem } from '../../imaging/garment.ts';
import { PortraitSourceError } from '../../platform/portraits/portrait-source.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { cutOneGarment, type GarmentPhotos } from './cut-one-garment.server.ts';
import { readyGarment } from './ready-garment.ts';
import { itemOf } from './refresh-wardrobe.server.ts';
import type { WantedGarment } from './wanted-garments.ts';
import { readCutGarment, readRecords } from './wardrobe-files.server.ts';
import type { WardrobeManifest } from './wardrobe-manifest.ts';

interface Ports {
  readonly engine: Pick<HeadshotEngine, 'cutGarment'>;
  readonly storage: Pick<Storage, 'get' | 'list' | 'put'>;
  readonly photos: GarmentPhotos;
}

/**
 * Loads these garments from the storage and cuts those that are missing, without changing what pages offer.
 * @param options.onGarment called for every garment when it is loaded, cut or given up
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
    const end = stored ? { record: stored } : await cutOrExplain(ports, garment, signal);
    const cut = 'record' in end ? await readCutGarment(ports.storage, garment.key) : undefined;
    if ('record' in end && cut) items.push(itemOf(readyGarment(garment, end.record), cut));
    else missing.push({ id: garment.id, why: 'why' in end ? end.why : 'lost from the storage' });
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
