import type { WardrobeOffer } from '../../catalog/garments.ts';
import type { Language } from '../../catalog/languages.ts';
import type { Clothes } from '../../imaging/headshot-request.ts';
import { galleryClothesTexts } from '../../i18n/gallery-clothes/index.ts';
import { dyeName, garmentName, garmentsTexts } from '../../i18n/garments/index.ts';

/**
 * For example "Navy jacket with open shirt"; null is the person's own clothes. An operator's garment that is no longer on offer has lost its
 * name: it is "other clothes", whatever their colour.
 */
export function clothesName(clothes: Clothes | null, wardrobe: WardrobeOffer, language: Language): string {
  const texts = galleryClothesTexts[language];
  if (!clothes) return texts.yourOwn;
  const garment = garmentName(language, clothes.garment, wardrobe);
  if (clothes.dye === 'own' || garment === garmentsTexts[language].unnamed.name) return garment;
  const dye = dyeName(language, clothes.dye);
  return clothes.dye.endsWith('-tie') ? texts.withTie(garment, dye) : texts.dyed(garment, dye);
}
