import type { StyleId } from '../../../base/style-ids.ts';
import { galleryUrls } from '../gallery-urls.ts';
import type { SharedGalleryView } from '../gallery-view.ts';

/** Returns the fields of a headshot that visitors may see, with URLs below the share's own link. */
export function toSharedView(row: {
  readonly shareId: string;
  readonly headshot: { readonly number: number; readonly style: StyleId };
}): SharedGalleryView['headshots'][number] {
  const { number, style } = row.headshot;
  return { number, style, baseUrl: galleryUrls.sharedHeadshot(row.shareId, number) };
}
