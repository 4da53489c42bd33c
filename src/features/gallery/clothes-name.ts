import type { WardrobeOffer } from '../../catalog/garments.ts';
import type { Language } from '../../catalog/languages.ts';
import type { Clothes } from '../../imaging/headshot-request.ts';
import { galleryClothesTexts } from '../../i18n/gallery-clothes/index.ts';
import { dyeName, garmentName, garmentsTexts } from '../../i18n/garments/index.ts';

/**
 * Returns a name such as "Navy jacket with open shirt". An operator's garment that is no longer on offer has no name any
 * more and is called "other clothes", whatever its colour.
 * @param clothes null for the person's own
 */
export function clothesName(clothes: Clothes | null, wardrobe: WardrobeOffer, language: Language): string {
  const texts = galleryClothesTexts[language];
  if (!clothes) return texts.yourOwn;
  const garment = garmentName(language, clothes.garment, wardrobe);
  if (clothes.dye === 'own' || garment === garmentsTexts[language].unnamed.name) return garment;
  const dye = dyeName(language, clothes.dye);
  return clothes.dye.endsWith('-tie') ? texts.withTie(garment, dye) : texts.dyed(garment, dye);
}
