import { type StyleId, STYLE_IDS } from '../../../base/style-ids.ts';
import type { GalleryHeadshot } from '../gallery-view.ts';

/** The headshots in one garment, such as `in-suit-jacket`. */
type GarmentFilter = `in-${string}`;

/** A filter of the contact sheet; also the value of `?show=` in the URL. */
export type HeadshotFilter =
  'all' | 'favourites' | 'black-and-white' | 'plain-backdrop' | 'own-clothes' | GarmentFilter | StyleId;

/** Unknown values, and clothes that no headshot shows any more, give `all`. */
export function parseFilter(
  value: string | null,
  headshots: readonly Pick<GalleryHeadshot, 'clothes'>[],
): HeadshotFilter {
  if (value === 'favourites' || value === 'black-and-white' || value === 'plain-backdrop') return value;
  return [...clothesIn(headshots), ...STYLE_IDS].find((known) => known === value) ?? 'all';
}

/** Returns the garment of a filter; undefined for a filter of another kind. */
export function garmentOf(filter: HeadshotFilter): string | undefined {
  return filter.startsWith('in-') ? filter.slice('in-'.length) : undefined;
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
  if (filter === 'own-clothes') return headshots.filter(({ clothes }) => clothes === null);
  const garment = garmentOf(filter);
  if (garment !== undefined) return headshots.filter(({ clothes }) => clothes?.garment === garment);
  return headshots.filter((headshot) => headshot.style === filter);
}

/** Lists the styles that occur, in the order of the catalog. */
export function stylesIn(headshots: readonly GalleryHeadshot[]): readonly StyleId[] {
  return STYLE_IDS.filter((style) => headshots.some((headshot) => headshot.style === style));
}

/** Lists the filters by clothes: the person's own and each garment that occurs, or none when all headshots show the same. */
export function clothesIn(
  headshots: readonly Pick<GalleryHeadshot, 'clothes'>[],
): readonly ('own-clothes' | GarmentFilter)[] {
  const found = new Set(headshots.map(({ clothes }) => clothes?.garment));
  if (found.size < 2) return [];
  const garments = [...found].flatMap((garment) => garment ?? []).toSorted();
  return [
    ...(found.has(undefined) ? ['own-clothes' as const] : []),
    ...garments.map((garment) => `in-${garment}` as const),
  ];
}

/** Returns the headshot before or after this one among those shown; undefined at either end. */
export function neighbour(
  shown: readonly GalleryHeadshot[],
  number: number,
  step: -1 | 1,
): GalleryHeadshot | undefined {
  const index = shown.findIndex((headshot) => headshot.number === number);
  return index < 0 ? undefined : shown[index + step];
}
