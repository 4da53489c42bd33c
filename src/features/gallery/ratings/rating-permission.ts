import type { Language } from '../../../catalog/languages.ts';
import { galleryTexts } from '../../../i18n/gallery/index.ts';
import type { RatingPermission } from '../gallery-view.ts';

/** Returns the permission in a stored rating. */
export function permissionOf(rating: {
  readonly permittedAt: Date | null;
  readonly showsName: boolean;
}): RatingPermission {
  if (!rating.permittedAt) return 'none';
  return rating.showsName ? 'first-name' : 'anonymous';
}

/** Returns the sentences that somebody ticked, as the proof of the permission; null without one. */
export function permissionText(permission: RatingPermission, language: Language): string | null {
  if (permission === 'none') return null;
  const { publish, showName } = galleryTexts[language].rating;
  return permission === 'first-name' ? `${publish} ${showName}` : publish;
}
