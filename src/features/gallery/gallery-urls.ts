import type { Language } from '../../catalog/languages.ts';
import { API, pagePath } from '../../routes.ts';

/** Addresses of the gallery. A share leaves the site, so it is whole; pictures begin with `/`. */
export const galleryUrls = {
  /** On the bare path: who follows it reads the page in their own language. */
  share: (publicUrl: string, shareId: string) => `${publicUrl}${pagePath('share', 'en', { id: shareId })}`,
  ownPicture: (id: string, number: number) => `${API.gallery.replace(':id', id)}/headshots/${number}`,
  sharedPicture: (shareId: string, number: number) =>
    `${API.share.replace(':id', shareId)}/headshots/${number}`,
} as const;

/** The link of the mails, which opens a gallery for its owner. */
export function ownerLink(publicUrl: string, language: Language, id: string, key: string): string {
  return `${publicUrl}${pagePath('gallery', language, { id })}?key=${key}`;
}
