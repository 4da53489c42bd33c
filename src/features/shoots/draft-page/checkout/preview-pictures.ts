import type { WardrobeOffer } from '../../../../catalog/garments.ts';
import type { Language } from '../../../../catalog/languages.ts';
import { garmentsTexts, wornCaption } from '../../../../i18n/garments/index.ts';
import type { ShootView } from '../../shoot-view.ts';

export interface PreviewPicture {
  readonly url: string;
  /** Undefined for a single picture in the own clothes. */
  readonly caption: string | undefined;
  readonly alt: string;
}

/**
 * Lists the pictures of a free preview: the own clothes first, then those of ours. Their captions say whose clothes they show.
 * @param alt of the picture in the own clothes
 */
export function previewPictures(
  { url, dressed }: Pick<ShootView['preview'], 'url' | 'dressed'>,
  alt: string,
  language: Language,
  offer: WardrobeOffer,
): readonly PreviewPicture[] {
  const caption = dressed ? garmentsTexts[language].ownClothes : undefined;
  const own = url ? [{ url, caption, alt }] : [];
  if (!dressed) return own;
  const worn = wornCaption(language, dressed.clothes.garment, offer);
  return [...own, { url: dressed.url, caption: worn, alt: `${alt}. ${worn}.` }];
}
