import type { EncodedImage } from '../../../imaging/engine.ts';
import { findShoot } from '../shoot-store.server.ts';
import type { ShootPorts } from '../shoot-ports.ts';
import { loadSelfieImages } from './load-selfie-images.server.ts';
import { listSelfies } from './selfie-store.server.ts';
import { headshotSelfies, usableSelfies } from './usable-selfies.ts';

/**
 * Loads the selfies that a shoot's headshots were made of, each named by its id, so that a further headshot can be compared
 * with them. `sourceId` is included even if it was used only because others could not be prepared. Resolves to an empty list
 * when the shoot or one of the files does not exist.
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
