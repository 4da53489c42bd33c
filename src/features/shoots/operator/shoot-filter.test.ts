import { expect, it } from 'vitest';
import { writeCursor } from '../../../base/page-cursor.ts';
import { cursorAfter, readShootFilter } from './shoot-filter.ts';

const read = (query: string) => readShootFilter(new URLSearchParams(query));
const ROW = {
  id: 'a',
  createdAt: new Date('2026-11-27T10:00:00Z'),
  expiresAt: new Date('2026-12-27T10:00:00Z'),
};

it('lists all shoots, the newest first, without a query', () => {
  expect(read('')).toEqual({ state: undefined, order: 'newest', after: undefined });
});

it.each(['newest', 'next-erased'] as const)('continues after a row by the time of its order: %s', (order) => {
  const after = cursorAfter({ order }, ROW);
  const at = order === 'newest' ? '2026-11-27T10:00:00.000Z' : '2026-12-27T10:00:00.000Z';
  expect(read(`state=failed&order=${order}&after=${after}`)).toEqual({
    state: 'failed',
    order,
    after: { at, id: 'a' },
  });
});

it.each([
  'state=unknown',
  'order=oldest',
  'after=x',
  `after=${writeCursor([1, 'a'])}`,
  `after=${writeCursor(["2026'; drop table shoots", 'a'])}`,
])('leaves out what it does not know: %s', (query) => {
  expect(read(query)).toEqual(read(''));
});
