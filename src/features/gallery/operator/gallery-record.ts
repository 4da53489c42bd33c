import type { galleryVisits, headshotRemakes, ratings, shares } from '../../../platform/db/tables/gallery.ts';

/** Everything that is stored about the use of a gallery. */
export interface GalleryRecord {
  readonly visits: typeof galleryVisits.$inferSelect | undefined;
  readonly shares: readonly (typeof shares.$inferSelect & { readonly headshots: number })[];
  readonly rating: typeof ratings.$inferSelect | undefined;
  readonly remakes: readonly Pick<
    typeof headshotRemakes.$inferSelect,
    'number' | 'state' | 'failure' | 'createdAt'
  >[];
}
