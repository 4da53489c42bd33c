import type { Language } from '../../catalog/languages.ts';
import { pictureName } from '../../platform/storage/derived-key.ts';
import { API, pagePath } from '../../page-urls.ts';

/** Addresses of the gallery. A share leaves the site, so it is whole; pictures begin with `/`. */
export const galleryUrls = {
  /** On the bare path: who follows it reads the page in their own language. */
  share: (publicUrl: string, shareId: string) => `${publicUrl}${pagePath('share', 'en', { id: shareId })}`,
  /** Another one once the picture was made again, because browsers cache what they have shown. */
  ownPicture: (id: string, { number, storageKey }: { number: number; storageKey: string }) =>
    `${API.gallery.replace(':id', id)}/headshots/${pictureName(number, storageKey)}`,
  /** The new picture of a remake before its owner has chosen. */
  remadePicture: (id: string, remakeId: string) => `${API.gallery.replace(':id', id)}/remakes/${remakeId}`,
  sharedPicture: (shareId: string, number: number) =>
    `${API.share.replace(':id', shareId)}/headshots/${number}`,
} as const;

/** The link of the mails, which opens a gallery for its owner. */
export function ownerLink(publicUrl: string, language: Language, id: string, key: string): string {
  return `${publicUrl}${pagePath('gallery', language, { id })}?key=${key}`;
}
