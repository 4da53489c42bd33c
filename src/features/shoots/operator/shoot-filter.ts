import { readCursor, writeCursor } from '../../../base/page-cursor.ts';
import type { ShootState } from '../../../platform/db/tables/shoots.ts';
import { SHOOT_STATES } from '../shoot-state.ts';

/** The part of the list of shoots that the address of its page asks for. */
export interface ShootFilter {
  readonly state: ShootState | undefined;
  readonly order: 'newest' | 'next-erased';
  /** The place after which the page begins: the last row's time (ISO 8601) and id. */
  readonly after: { readonly at: string; readonly id: string } | undefined;
}

/** Reads the filter from a query. What it does not know is left out. */
export function readShootFilter(query: URLSearchParams): ShootFilter {
  const [at, id] = readCursor(query.get('after'), ['string', 'string']) ?? [];
  const isPlace = at !== undefined && id !== undefined && !Number.isNaN(Date.parse(at));
  return {
    state: SHOOT_STATES.find((state) => state === query.get('state')),
    order: query.get('order') === 'next-erased' ? 'next-erased' : 'newest',
    after: isPlace ? { at: new Date(at).toISOString(), id } : undefined,
  };
}

/** Returns the cursor after a row. */
export function cursorAfter(
  { order }: Pick<ShootFilter, 'order'>,
  row: { readonly id: string; readonly createdAt: Date; readonly expiresAt: Date },
): string {
  return writeCursor([(order === 'newest' ? row.createdAt : row.expiresAt).toISOString(), row.id]);
}
