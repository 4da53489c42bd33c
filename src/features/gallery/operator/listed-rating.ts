import type { ratings } from '../../../platform/db/tables/gallery.ts';
import type { shoots } from '../../../platform/db/tables/shoots.ts';

/** A rating as the dashboard lists it, with what its shoot says. */
export interface ListedRating
  extends
    Omit<typeof ratings.$inferSelect, 'showsName'>,
    Pick<typeof shoots.$inferSelect, 'language' | 'packageId' | 'expiresAt'> {
  /** Null unless its author allows us to show it. */
  readonly firstName: string | null;
}
