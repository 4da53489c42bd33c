import type { WardrobeOffer } from '../../../../catalog/garments.ts';
import type { Language } from '../../../../catalog/languages.ts';
import { garmentsTexts, wornCaption } from '../../../../i18n/garments/index.ts';
import type { ShootView } from '../../shoot-view.ts';

export interface PreviewImage {
  readonly url: string;
  /** Undefined for a single image in the person's own clothes. */
  readonly caption: string | undefined;
  readonly alt: string;
}

/**
 * Lists the images of a free preview: first in the person's own clothes, then in ours. The captions say whose clothes they are.
 * @param alt the alternative text of the image in the person's own clothes
 */
export function previewImages(
  { url, dressed }: Pick<ShootView['preview'], 'url' | 'dressed'>,
  alt: string,
  language: Language,
  offer: WardrobeOffer,
): readonly PreviewImage[] {
  const caption = dressed ? garmentsTexts[language].ownClothes : undefined;
  const own = url ? [{ url, caption, alt }] : [];
  if (!dressed) return own;
  const worn = wornCaption(language, dressed.clothes.garment, offer);
  return [...own, { url: dressed.url, caption: worn, alt: `${alt}. ${worn}.` }];
}
