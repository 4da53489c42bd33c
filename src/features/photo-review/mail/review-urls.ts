import type { Language } from '../../../catalog/languages.ts';
import { ENDPOINTS, pagePath } from '../../../page-urls.ts';

/** Returns the mailed link to a review's result. Its key opens the page in the browser that follows it. */
export function reviewLink(publicUrl: string, language: Language, id: string, key: string): string {
  return `${publicUrl}${pagePath('photoReview', language, { id })}?${new URLSearchParams({ key }).toString()}`;
}

export function reviewedPhotoPath(id: string): string {
  return ENDPOINTS.reviewedPhoto.replace(':id', encodeURIComponent(id));
}
