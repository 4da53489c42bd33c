import type { Language } from '../../catalog/languages.ts';
import { headshotUrlName } from '../../platform/storage/derived-key.ts';
import { ENDPOINTS, pagePath } from '../../page-urls.ts';

/** URLs of the gallery. A share's is absolute, because it is used outside the site; the others begin with `/`. */
export const galleryUrls = {
  /** Without a language prefix, so that each visitor gets the page in their own language. */
  share: (publicUrl: string, shareId: string) => `${publicUrl}${pagePath('share', 'en', { id: shareId })}`,
  /** Changes when the headshot is remade, because browsers cache the previous one. */
  ownHeadshot: (id: string, { number, storageKey }: { number: number; storageKey: string }) =>
    `${ENDPOINTS.gallery.replace(':id', id)}/headshots/${headshotUrlName(number, storageKey)}`,
  /** The new version of a headshot, before its owner has chosen one. */
  remadeHeadshot: (id: string, remakeId: string) =>
    `${ENDPOINTS.gallery.replace(':id', id)}/remakes/${remakeId}`,
  sharedHeadshot: (shareId: string, number: number) =>
    `${ENDPOINTS.share.replace(':id', shareId)}/headshots/${number}`,
} as const;

/** The link in mails that opens a gallery for its owner. */
export function ownerLink(publicUrl: string, language: Language, id: string, key: string): string {
  return `${publicUrl}${pagePath('gallery', language, { id })}?key=${key}`;
}
