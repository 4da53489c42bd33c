import { ENDPOINTS } from '../../../page-urls.ts';

/** URL of the ZIP of all headshots, or of those with these numbers. */
export function zipUrl(galleryId: string, numbers?: readonly number[]): string {
  const path = ENDPOINTS.galleryZip.replace(':id', encodeURIComponent(galleryId));
  return numbers ? `${path}?numbers=${numbers.join(',')}` : path;
}
