import { err, ok, type Result } from '../../base/result.ts';
import type { WantedGarment } from '../../features/wardrobe/wanted-garments.ts';
import type { Clothes, ClothesWish } from '../../imaging/headshot-request.ts';

const WISHES = ['own', 'business', 'casual', 'mix'] as const;

/** Parses `--clothes` into a wish, or returns a sentence that says what to change. A garment's first dye is the default. */
export function parseClothes(
  typed: string,
  garments: readonly Pick<WantedGarment, 'id' | 'dyes'>[],
): Result<ClothesWish> {
  const wish = WISHES.find((one) => one === typed);
  if (wish !== undefined) return ok(wish);
  const chosen: Clothes[] = [];
  for (const name of typed.split(',').map((part) => part.trim())) {
    const [id, dyeId, ...rest] = name.split(':');
    const garment = garments.find((one) => one.id === id);
    if (garment === undefined || rest.length > 0)
      return err(
        `There are no clothes "${name}": choose ${WISHES.join(', ')}, or GARMENT[:DYE] among ${garments.map((one) => one.id).join(', ')}.`,
      );
    const dye = dyeId === undefined ? garment.dyes[0] : garment.dyes.find((one) => one.id === dyeId);
    if (dye === undefined)
      return err(
        `${garment.id} does not come in "${dyeId}": choose among ${garment.dyes.map((one) => one.id).join(', ')}.`,
      );
    chosen.push({ garment: garment.id, dye: dye.id });
  }
  return ok(chosen);
}

/** Returns whether a garment fulfils a wish. */
export function isWished(wish: ClothesWish, { id, dress }: Pick<WantedGarment, 'id' | 'dress'>): boolean {
  if (wish === 'own') return false;
  if (wish === 'mix') return true;
  if (wish === 'business' || wish === 'casual') return dress === wish;
  return wish.some(({ garment }) => garment === id);
}

/** Formats clothes as `--clothes` accepts them. */
export function clothesName(clothes: Clothes | undefined): string {
  return clothes ? `${clothes.garment}:${clothes.dye}` : 'own';
}
