import type { WardrobeOffer } from '../../catalog/garments.ts';
import type { Language } from '../../catalog/languages.ts';
import type { Clothes } from '../../imaging/headshot-request.ts';
import { galleryClothesTexts } from '../../i18n/gallery-clothes.ts';
import { garmentsTexts } from '../../i18n/garments.ts';

/** The garment's name: an operator's own from the offer. One that neither the catalog nor the offer knows goes by its id. */
export function garmentName(garment: string, wardrobe: WardrobeOffer, language: Language): string {
  const names: Readonly<Record<string, string>> = garmentsTexts[language].garments;
  return wardrobe.find(({ id }) => id === garment)?.name?.[language] ?? names[garment] ?? garment;
}

export function dyeName(dye: string, language: Language): string {
  const names: Readonly<Record<string, string>> = garmentsTexts[language].dyes;
  return names[dye] ?? dye;
}

/** For example "Navy suit jacket"; null is the person's own clothes. */
export function clothesName(clothes: Clothes | null, wardrobe: WardrobeOffer, language: Language): string {
  const texts = galleryClothesTexts[language];
  if (!clothes) return texts.yourOwn;
  const garment = garmentName(clothes.garment, wardrobe, language);
  if (clothes.dye === 'own') return garment;
  const dye = dyeName(clothes.dye, language);
  return clothes.dye.endsWith('-tie') ? texts.withTie(garment, dye) : texts.dyed(garment, dye);
}
