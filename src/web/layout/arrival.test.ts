import { expect, it } from 'vitest';
import { arrivalOf, searchFrom } from './arrival.ts';

it('knows the named source however it is written, and shows others short and plain', () => {
  expect(arrivalOf('?ref=ProductHunt')).toEqual({ source: 'ProductHunt', named: true });
  expect(arrivalOf('?ref=%3Cb%3Efriend%3C/b%3E')).toEqual({ source: 'bfriendb', named: false });
  expect(arrivalOf('?ref=%20')).toBeUndefined();
  expect(arrivalOf('')).toBeUndefined();
});

it('says the source again where the address has lost it', () => {
  const source = arrivalOf('?ref=producthunt');
  expect(searchFrom('', source)).toBe('?ref=producthunt');
  expect(searchFrom('?package=basic', source)).toBe('?package=basic&ref=producthunt');
  expect(searchFrom('?ref=other', source)).toBe('?ref=other');
  expect(searchFrom('?package=basic', undefined)).toBe('?package=basic');
});
