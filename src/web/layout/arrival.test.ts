import { expect, it } from 'vitest';
import { arrivalOf, searchFrom } from './arrival.ts';

it('recognizes the named source in any case, and cleans up and shortens others', () => {
  expect(arrivalOf('?ref=ProductHunt')).toEqual({ source: 'ProductHunt', named: true });
  expect(arrivalOf('?ref=%3Cb%3Efriend%3C/b%3E')).toEqual({ source: 'bfriendb', named: false });
  expect(arrivalOf('?ref=%20')).toBeUndefined();
  expect(arrivalOf('')).toBeUndefined();
});

it('adds the source to a query that does not name it', () => {
  const source = arrivalOf('?ref=producthunt');
  expect(searchFrom('', source)).toBe('?ref=producthunt');
  expect(searchFrom('?package=basic', source)).toBe('?package=basic&ref=producthunt');
  expect(searchFrom('?ref=other', source)).toBe('?ref=other');
  expect(searchFrom('?package=basic', undefined)).toBe('?package=basic');
});
