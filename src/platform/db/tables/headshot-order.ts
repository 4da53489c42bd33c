import { asc, sql } from 'drizzle-orm';
import { headshots } from './shoots.ts';

/**
 * Returns the number that a person sees: once the shoot is delivered, the headshot's rank from 1, the best; before that, its
 * number in the plan. Files, URLs and shares use `number`, which never changes.
 */
export function shownNumber(headshot: { readonly number: number; readonly position: number | null }): number {
  return headshot.position ?? headshot.number;
}

/** Sorts a shoot's headshots by the number that a person sees. */
export const inShownOrder = asc(sql`coalesce(${headshots.position}, ${headshots.number})`);
