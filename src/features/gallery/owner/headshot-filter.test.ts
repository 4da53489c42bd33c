import { expect, it } from 'vitest';
import type { GalleryHeadshot } from '../gallery-view.ts';
import {
  clothesIn,
  filterHeadshots,
  garmentOf,
  neighbour,
  parseFilter,
  stylesIn,
} from './headshot-filter.ts';

const headshot = (number: number, style: GalleryHeadshot['style'], favourite = false): GalleryHeadshot => ({
  number,
  shownNumber: number,
  style,
  favourite,
  scene: 'canvas',
  treatment: number === 3 ? 'black-and-white' : 'colour',
  isOnBackdrop: number === 2,
  clothes: number === 1 ? null : { garment: number === 2 ? 'suit-jacket' : 'round-knit', dye: 'navy' },
  isRemakable: true,
  likeness: 0.8,
  widthPx: 1024,
  heightPx: 1280,
  baseUrl: `/api/gallery/g/headshots/${number}`,
});
const shown = [headshot(1, 'warm'), headshot(2, 'corporate', true), headshot(3, 'warm', true)];
const numbers = (found: readonly GalleryHeadshot[]) => found.map(({ number }) => number);

it.each([
  [null, 'all'],
  ['favourites', 'favourites'],
  ['warm', 'warm'],
  ['realEstate', 'realEstate'],
  ['black-and-white', 'black-and-white'],
  ['plain-backdrop', 'plain-backdrop'],
  ['own-clothes', 'own-clothes'],
  ['in-round-knit', 'in-round-knit'],
  ['in-polo', 'all'],
  ['nobody-knows', 'all'],
])('reads ?show=%s as %s', (value, filter) => {
  expect(parseFilter(value, shown)).toBe(filter);
});

it('shows all, the favourites, one style, or one look', () => {
  expect(numbers(filterHeadshots(shown, 'all'))).toEqual([1, 2, 3]);
  expect(numbers(filterHeadshots(shown, 'favourites'))).toEqual([2, 3]);
  expect(numbers(filterHeadshots(shown, 'warm'))).toEqual([1, 3]);
  expect(numbers(filterHeadshots(shown, 'casual'))).toEqual([]);
  expect(numbers(filterHeadshots(shown, 'black-and-white'))).toEqual([3]);
  expect(numbers(filterHeadshots(shown, 'plain-backdrop'))).toEqual([2]);
});

it('shows the person’s own clothes, or one garment in every dye', () => {
  expect(numbers(filterHeadshots(shown, 'own-clothes'))).toEqual([1]);
  expect(numbers(filterHeadshots(shown, 'in-suit-jacket'))).toEqual([2]);
  expect(numbers(filterHeadshots(shown, 'in-polo'))).toEqual([]);
  expect(garmentOf('in-suit-jacket')).toBe('suit-jacket');
  expect(garmentOf('warm')).toBeUndefined();
});

it('offers clothes to filter by when there are two kinds, the person’s own first', () => {
  expect(clothesIn(shown)).toEqual(['own-clothes', 'in-round-knit', 'in-suit-jacket']);
  expect(clothesIn(shown.slice(1))).toEqual(['in-round-knit', 'in-suit-jacket']);
  expect(clothesIn(shown.slice(1, 2))).toEqual([]);
  expect(clothesIn(shown.slice(0, 1))).toEqual([]);
});

it('lists the styles that occur in catalog order', () => {
  expect(stylesIn(shown)).toEqual(['corporate', 'warm']);
});

it('finds the neighbours among the shown headshots and stops at both ends', () => {
  const warm = filterHeadshots(shown, 'warm');
  expect(neighbour(warm, 1, 1)?.number).toBe(3);
  expect(neighbour(warm, 3, 1)).toBeUndefined();
  expect(neighbour(warm, 1, -1)).toBeUndefined();
  expect(neighbour(warm, 2, 1)).toBeUndefined();
});
