import { expect, it } from 'vitest';
import { readCursor, writeCursor } from './page-cursor.ts';

it('reads the parts that it wrote, and its text fits into an address', () => {
  const text = writeCursor(['2026-11-27T10:00:00.000Z', 'ä/?>=', 7]);
  expect(text).toMatch(/^[\w-]+$/);
  expect(readCursor(text, ['string', 'string', 'number'])).toEqual(['2026-11-27T10:00:00.000Z', 'ä/?>=', 7]);
});

it.each([
  null,
  undefined,
  '',
  'x',
  '%%',
  writeCursor([]),
  writeCursor(['a', 1, 2]),
  writeCursor([1, 'a']),
  btoa('{"0":"a","1":1,"length":2}'),
  btoa('[null,1]'),
])('reads nothing from %j', (text) => {
  expect(readCursor(text, ['string', 'number'])).toBeUndefined();
});
