import { gatherWardrobe } from '../../features/wardrobe/gather-wardrobe.server.ts';
import { loadWantedGarments } from '../../features/wardrobe/request-wardrobe.server.ts';
import type { HeadshotEngine } from '../../imaging/engine.ts';
import type { ClothesWish } from '../../imaging/headshot-request.ts';
import { isWished, parseClothes } from './clothes-option.ts';
import { type GarmentStores, openGarmentStores } from './garment-stores.ts';
import type { Progress } from './show-progress.ts';
import { UnusableInput } from './unusable-input.ts';

/** The clothes of a shoot, with the function that loads them into the engine. */
export interface ShootClothes {
  readonly wish: ClothesWish;
  /**
   * Cuts the garments that are not stored yet, and gives all wished ones to the engine.
   * @throws {UnusableInput} when a chosen garment is missing, or every wished one is
   */
  loadGarments(
    engine: Pick<HeadshotEngine, 'cutGarment' | 'useWardrobe'>,
    progress: Progress,
    signal: AbortSignal,
  ): Promise<void>;
}

/** Reads the settings only if clothes other than the person's own are wanted. @throws {UnusableInput} for unknown clothes */
export async function chooseClothes(
  typed: string,
  openStores: () => GarmentStores = openGarmentStores,
): Promise<ShootClothes> {
  if (typed === 'own') return { wish: 'own', loadGarments: async () => undefined };
  const stores = openStores();
  const garments = await loadWantedGarments(stores.house);
  const wish = parseClothes(typed, garments);
  if (!wish.ok) throw new UnusableInput(wish.error);
  const wished = garments.filter((garment) => isWished(wish.value, garment));
  return {
    wish: wish.value,
    async loadGarments(engine, progress, signal) {
      progress.begin('cutting garments', wished.length);
      const { items, missing } = await gatherWardrobe({ ...stores, engine }, wished, {
        signal,
        onGarment: () => progress.step(),
      });
      const isChosen = typeof wish.value !== 'string';
      if (items.length === 0 || (isChosen && missing.length > 0)) {
        const reasons = missing.map(({ id, why }) => `${id} (${why})`).join(', ');
        throw new UnusableInput(
          `There are no such clothes${reasons ? `: ${reasons}` : ''}. Choose others, or name a folder with the photos in WARDROBE_FROM.`,
        );
      }
      engine.useWardrobe(items);
    },
  };
}
