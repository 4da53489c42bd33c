import { asc, sql } from 'drizzle-orm';
import { headshots } from './shoots.ts';

/**
 * The number of a headshot that a person sees: its rank once the shoot is delivered, 1 the best; before that the plan's
 * number. Files, addresses and shares go by `number`, which never changes.
 */
export function shownNumber(headshot: { readonly number: number; readonly position: number | null }): number {
  return headshot.position ?? headshot.number;
}

/** Sort order of one shoot's headshots as a person sees them. */
export const inShownOrder = asc(sql`coalesce(${headshots.position}, ${headshots.number})`);
