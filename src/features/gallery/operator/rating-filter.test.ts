import { expect, it } from 'vitest';
import { ratingState, readRatingFilter } from './rating-filter.ts';

const NOON = new Date('2026-11-27T12:00:00Z');

it.each([
  ['', { state: undefined, stars: undefined }],
  ['state=waiting&stars=5', { state: 'waiting', stars: 5 }],
  ['state=all&stars=0', { state: undefined, stars: undefined }],
  ['stars=1%20or%201', { state: undefined, stars: undefined }],
  ['stars=toString', { state: undefined, stars: undefined }],
])('reads %j', (query, filter) => {
  expect(readRatingFilter(new URLSearchParams(query))).toEqual(filter);
});

it('names the state of a rating', () => {
  expect(ratingState({ permittedAt: null, publishedAt: null })).toBe('private');
  expect(ratingState({ permittedAt: NOON, publishedAt: null })).toBe('waiting');
  expect(ratingState({ permittedAt: NOON, publishedAt: NOON })).toBe('published');
});
