import { API } from '../../../page-urls.ts';

/** Address of the archive: of every picture, or of those with these numbers. */
export function zipUrl(galleryId: string, numbers?: readonly number[]): string {
  const path = API.galleryZip.replace(':id', encodeURIComponent(galleryId));
  return numbers ? `${path}?numbers=${numbers.join(',')}` : path;
}
