import type { Storage } from '../../../platform/storage/storage.ts';
import type { GarmentPhotos } from '../cut-one-garment.server.ts';
import { loadWantedGarments } from '../request-wardrobe.server.ts';
import { readManifest, readRecords } from '../wardrobe-files.server.ts';

export interface ListedGarment {
  readonly id: string;
  readonly name: string | undefined;
  readonly origin: 'catalog' | 'house';
  readonly kind: string;
  readonly dress: string;
  readonly cut: string;
  readonly dyes: readonly string[];
  /** The storage key of the cut garment, once it is cut. */
  readonly key: string;
  /** True once the garment is cut. `why` is the reason when cutting it has failed. */
  readonly isReady: boolean;
  readonly why: string | undefined;
}

/** Lists the operator's own garments and then those of the catalog, cut or not. */
export async function listGarments(
  storage: Pick<Storage, 'get' | 'list'>,
  house: GarmentPhotos['house'],
): Promise<readonly ListedGarment[]> {
  const wanted = await loadWantedGarments(house);
  const records = await readRecords(
    storage,
    wanted.map(({ key }) => key),
  );
  const missing = (await readManifest(storage))?.missing ?? [];
  return wanted.map(({ id, key, origin, name, shape, dress, cut, dyes }) => ({
    ...{ id, key, origin, name: name?.en, kind: shape.kind, dress, cut },
    dyes: dyes.map((dye) => dye.id),
    isReady: records.has(key),
    why: records.has(key) ? undefined : missing.find((one) => one.id === id)?.why,
  }));
}
