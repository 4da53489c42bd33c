import { type StyleId, STYLE_IDS } from '../../catalog/styles.ts';
import type { GalleryHeadshot } from './gallery-view.ts';

/** Which pictures the sheet shows; also the value of `?show=` in the address. */
export type HeadshotFilter = 'all' | 'favourites' | 'black-and-white' | 'plain-backdrop' | StyleId;

/** An address that asks for what nobody knows shows everything. */
export function readFilter(value: string | null): HeadshotFilter {
  if (value === 'favourites' || value === 'black-and-white' || value === 'plain-backdrop') return value;
  return STYLE_IDS.find((style) => style === value) ?? 'all';
}

export function isStyle(filter: HeadshotFilter): filter is StyleId {
  return STYLE_IDS.some((style) => style === filter);
}

export function filterHeadshots(
  headshots: readonly GalleryHeadshot[],
  filter: HeadshotFilter,
): readonly GalleryHeadshot[] {
  if (filter === 'all') return headshots;
  if (filter === 'favourites') return headshots.filter((headshot) => headshot.favourite);
  if (filter === 'black-and-white') return headshots.filter(({ treatment }) => treatment === filter);
  if (filter === 'plain-backdrop') return headshots.filter(({ isOnBackdrop }) => isOnBackdrop);
  return headshots.filter((headshot) => headshot.style === filter);
}

/** The styles that occur, in the order of the catalog. */
export function stylesIn(headshots: readonly GalleryHeadshot[]): readonly StyleId[] {
  return STYLE_IDS.filter((style) => headshots.some((headshot) => headshot.style === style));
}

/** The neighbour of a picture among those shown; the sheet has two ends. */
export function neighbour(
  shown: readonly GalleryHeadshot[],
  number: number,
  step: -1 | 1,
): GalleryHeadshot | undefined {
  const index = shown.findIndex((headshot) => headshot.number === number);
  return index < 0 ? undefined : shown[index + step];
}
