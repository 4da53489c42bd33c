import type { WardrobeItem } from '../../garment.ts';
import type { Clothes, ClothesWish } from '../../headshot-request.ts';

/** Lists the garments and dyes of a wardrobe that a wish asks for, in the wardrobe's order. */
export function selectClothes(
  items: readonly (Pick<WardrobeItem, 'dress' | 'dyes' | 'onRequest' | 'onlyByName'> & {
    readonly garment: { readonly id: string };
  })[],
  wish: ClothesWish,
): readonly Clothes[] {
  return items.flatMap((item) =>
    item.dyes
      .map(({ id }) => ({ garment: item.garment.id, dye: id }))
      .filter((clothes) => isSelected(clothes, item, wish)),
  );
}

function isSelected(
  { garment, dye }: Clothes,
  { dress, onRequest = false, onlyByName = false }: Pick<WardrobeItem, 'dress' | 'onRequest' | 'onlyByName'>,
  wish: ClothesWish,
): boolean {
  if (wish === 'own') return false;
  if (wish === 'mix') return !onRequest && !onlyByName;
  if (wish === 'business' || wish === 'casual') return dress === wish && !onlyByName;
  return wish.some((clothes) => clothes.garment === garment && clothes.dye === dye);
}
