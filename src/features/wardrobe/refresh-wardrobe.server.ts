import type { HeadshotEngine } from '../../imaging/engine.ts';
import type { StoredGarment, WardrobeItem } from '../../imaging/garment.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readCutGarment, readManifest } from './wardrobe-files.server.ts';
import type { ReadyGarment } from './wardrobe-manifest.ts';

/** Passes the garments that are ready to the engine, unless it already has them. */
export type RefreshWardrobe = () => Promise<void>;

interface Ports {
  readonly storage: Pick<Storage, 'get'>;
  readonly engine: Pick<HeadshotEngine, 'useWardrobe'>;
  /**
   * Returns the ids of the garments that an operator has hidden. The engine keeps them for people who have chosen them by name.
   */
  readonly listHidden: () => Promise<ReadonlySet<string>>;
}

/** Reads each garment once. Calls run one after another, so that each one sees every garment that was ready when it began. */
export function createWardrobeRefresher({ storage, engine, listHidden }: Ports): RefreshWardrobe {
  const read = new Map<string, StoredGarment>();
  let used = '[]';
  let last: Promise<void> = Promise.resolve();

  const refresh = async (): Promise<void> => {
    const garments = (await readManifest(storage))?.garments ?? [];
    const hidden = await listHidden();
    const isHidden = ({ id }: ReadyGarment) => hidden.has(id);
    const wanted = JSON.stringify([...garments, ...garments.filter(isHidden).map(({ id }) => id)]);
    if (wanted === used) return;
    const items: WardrobeItem[] = [];
    for (const ready of garments) {
      const garment = read.get(ready.key) ?? (await readCutGarment(storage, ready.key));
      // The garment was deleted in the meantime: the next list does not contain it, or it is cut again.
      if (!garment) continue;
      read.set(ready.key, garment);
      items.push({ ...toWardrobeItem(ready, garment), onlyByName: isHidden(ready) });
    }
    engine.useWardrobe(items);
    used = items.length === garments.length ? wanted : '';
    for (const key of read.keys()) if (!garments.some((ready) => ready.key === key)) read.delete(key);
  };
  return () => (last = last.then(refresh, refresh));
}

/** Returns the fields of a ready garment that the engine needs. */
export function toWardrobeItem(
  { dress, dyes, onRequest }: ReadyGarment,
  garment: StoredGarment,
): WardrobeItem {
  return { garment, dress, dyes: dyes.map(({ id, colours }) => ({ id, colours })), onRequest };
}
