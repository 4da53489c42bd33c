import { meanClothColour } from '../../imaging/codecs/stored-garment.ts';
import type { HeadshotEngine } from '../../imaging/engine.ts';
import type { PortraitResult, PortraitSource } from '../../platform/portraits/portrait-source.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readHousePhoto } from './house-garments.server.ts';
import type { WantedGarment } from './wanted-garments.ts';
import type { GarmentRecord } from './wardrobe-manifest.ts';
import { storeCutGarment } from './wardrobe-files.server.ts';

/** The two sources of the photos of garments. */
export interface GarmentPhotos {
  /** The source of the catalog's photos. */
  readonly portraits: PortraitSource;
  /** The data folder, which holds the operator's own photos below `garments/`. */
  readonly house: Pick<Storage, 'get' | 'list'>;
}

interface Ports {
  readonly engine: Pick<HeadshotEngine, 'cutGarment'>;
  readonly storage: Pick<Storage, 'put'>;
  readonly photos: GarmentPhotos;
}

/**
 * Cuts one garment and stores it, or returns the reason why it cannot be cut.
 * @throws {PortraitSourceError} when the network or the folder of the catalog's photos fails
 */
export async function cutOneGarment(
  { engine, storage, photos }: Ports,
  wanted: WantedGarment,
  signal: AbortSignal | undefined,
): Promise<{ readonly record: GarmentRecord } | { readonly why: string }> {
  const { id, key, photo, shape, origin } = wanted;
  const result = await (origin === 'house'
    ? readHousePhoto(photos.house, wanted)
    : photos.portraits.read(photo, signal));
  if (!result.ok) return { why: describeFailure(result) };
  const outcome = await engine.cutGarment(id, { bytes: result.bytes, fileName: photo.file }, shape, signal);
  if (!outcome.ok) return { why: `refused: ${outcome.reasons.join(', ')}` };
  const { garment } = outcome;
  return { record: await storeCutGarment(storage, key, garment, await meanClothColour(garment)) };
}

function describeFailure(result: Extract<PortraitResult, { readonly ok: false }>): string {
  return result.error === 'other-picture' ? `${result.error}, SHA-256 ${result.sha256}` : result.error;
}
