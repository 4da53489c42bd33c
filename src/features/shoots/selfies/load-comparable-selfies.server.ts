import type { EncodedImage } from '../../../imaging/engine.ts';
import { findShoot } from '../shoot-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import { loadSelfieImages } from './load-selfie-images.server.ts';
import { listSelfies } from './selfie-store.server.ts';
import { headshotSelfies, usableSelfies } from './usable-selfies.ts';

/**
 * Loads the selfies of a shoot that its headshots were made of, each named by its id, so that one more picture can be compared
 * with them. `sourceId` is among them even if it was chosen only because others could not be prepared. Empty when a file or the shoot is gone.
 */
export async function loadComparableSelfies(
  { db, storage }: Pick<ShootPorts, 'db' | 'storage'>,
  shootId: string,
  sourceId: string,
): Promise<readonly EncodedImage[]> {
  const shoot = await findShoot(db, shootId);
  if (!shoot) return [];
  const selfies = await listSelfies(db, shootId);
  const chosen = headshotSelfies(selfies, shoot.clothes);
  const source = usableSelfies(selfies, shoot.clothes).filter(
    ({ id }) => id === sourceId && !chosen.some((one) => one.id === sourceId),
  );
  return (await loadSelfieImages(storage, shootId, [...chosen, ...source])) ?? [];
}
