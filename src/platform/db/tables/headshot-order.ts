import { asc, sql } from 'drizzle-orm';
import { headshots } from './shoots.ts';

/**
 * The number under which a person sees a headshot: 1 is the best, once the shoot is delivered; before that the plan's
 * number. Files, addresses and shares go by `number`, which never changes.
 */
export function shownNumber(headshot: { readonly number: number; readonly position: number | null }): number {
  return headshot.position ?? headshot.number;
}

/** Orders headshots of one shoot as a person sees them. */
export const inShownOrder = asc(sql`coalesce(${headshots.position}, ${headshots.number})`);
