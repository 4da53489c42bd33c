import { expect, it } from 'vitest';
import type { GalleryHeadshot } from './gallery-view.ts';
import { filterHeadshots, neighbour, readFilter, stylesIn } from './headshot-filter.ts';

const headshot = (number: number, style: GalleryHeadshot['style'], favourite = false): GalleryHeadshot => ({
  number,
  shownNumber: number,
  style,
  favourite,
  scene: 'canvas',
  treatment: number === 3 ? 'black-and-white' : 'colour',
  isOnBackdrop: number === 2,
  likeness: 0.8,
  widthPx: 1024,
  heightPx: 1280,
  baseUrl: `/api/gallery/g/headshots/${number}`,
});
const sheet = [headshot(1, 'warm'), headshot(2, 'corporate', true), headshot(3, 'warm', true)];
const numbers = (found: readonly GalleryHeadshot[]) => found.map(({ number }) => number);

it.each([
  [null, 'all'],
  ['favourites', 'favourites'],
  ['warm', 'warm'],
  ['realEstate', 'realEstate'],
  ['black-and-white', 'black-and-white'],
  ['plain-backdrop', 'plain-backdrop'],
  ['nobody-knows', 'all'],
])('reads ?show=%s as %s', (value, filter) => {
  expect(readFilter(value)).toBe(filter);
});

it('shows all, the favourites, one style, or one look', () => {
  expect(numbers(filterHeadshots(sheet, 'all'))).toEqual([1, 2, 3]);
  expect(numbers(filterHeadshots(sheet, 'favourites'))).toEqual([2, 3]);
  expect(numbers(filterHeadshots(sheet, 'warm'))).toEqual([1, 3]);
  expect(numbers(filterHeadshots(sheet, 'casual'))).toEqual([]);
  expect(numbers(filterHeadshots(sheet, 'black-and-white'))).toEqual([3]);
  expect(numbers(filterHeadshots(sheet, 'plain-backdrop'))).toEqual([2]);
});

it('lists the styles that occur in catalog order', () => {
  expect(stylesIn(sheet)).toEqual(['corporate', 'warm']);
});

it('turns the page among the pictures shown and stops at both ends', () => {
  const warm = filterHeadshots(sheet, 'warm');
  expect(neighbour(warm, 1, 1)?.number).toBe(3);
  expect(neighbour(warm, 3, 1)).toBeUndefined();
  expect(neighbour(warm, 1, -1)).toBeUndefined();
  expect(neighbour(warm, 2, 1)).toBeUndefined();
});
