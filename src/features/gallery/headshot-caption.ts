import type { WardrobeOffer } from '../../catalog/garments.ts';
import type { Language } from '../../catalog/languages.ts';
import { galleryClothesTexts } from '../../i18n/gallery-clothes/index.ts';
import { galleryTexts } from '../../i18n/gallery/index.ts';
import { sceneName } from '../../i18n/scenes/index.ts';
import { stylesTexts } from '../../i18n/styles/index.ts';
import { clothesName } from './clothes-name.ts';
import type { GalleryHeadshot } from './gallery-view.ts';

/** Returns the caption, for example "Corporate · white paper · black and white · Navy jacket with open shirt, ours". */
export function headshotCaption(
  { style, scene, treatment, clothes }: Pick<GalleryHeadshot, 'style' | 'scene' | 'treatment' | 'clothes'>,
  wardrobe: WardrobeOffer,
  language: Language,
): string {
  const parts = [
    stylesTexts[language][style].name,
    sceneName(scene, language),
    treatment === 'black-and-white' ? galleryTexts[language].frame.blackAndWhite : undefined,
    clothes ? galleryClothesTexts[language].ours(clothesName(clothes, wardrobe, language)) : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}
