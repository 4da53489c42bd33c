import type { Language } from '../../catalog/languages.ts';
import { galleryTexts } from '../../i18n/gallery.ts';
import { sceneName } from '../../i18n/scenes.ts';
import { stylesTexts } from '../../i18n/styles.ts';
import type { GalleryHeadshot } from './gallery-view.ts';

/** Returns the caption, for example "Corporate · white paper · black and white". */
export function headshotCaption(
  { style, scene, treatment }: Pick<GalleryHeadshot, 'style' | 'scene' | 'treatment'>,
  language: Language,
): string {
  const parts = [
    stylesTexts[language][style].name,
    sceneName(scene, language),
    treatment === 'black-and-white' ? galleryTexts[language].frame.blackAndWhite : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}
