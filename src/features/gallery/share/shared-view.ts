import type { StyleId } from '../../../base/style-ids.ts';
import { galleryUrls } from '../gallery-urls.ts';
import type { SharedGalleryView } from '../gallery-view.ts';

/** What a stranger is told of a picture, through the link that shows it. */
export function toSharedView(row: {
  readonly shareId: string;
  readonly headshot: { readonly number: number; readonly style: StyleId };
}): SharedGalleryView['headshots'][number] {
  const { number, style } = row.headshot;
  return { number, style, baseUrl: galleryUrls.sharedPicture(row.shareId, number) };
}
