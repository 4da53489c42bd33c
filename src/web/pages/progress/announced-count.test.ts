import { expect, it } from 'vitest';
import { announcedCount } from './announced-count.ts';

it('changes four times in a shoot', () => {
  const heard = Array.from({ length: 13 }, (_, done) => announcedCount(done, 12));
  expect([...new Set(heard)]).toEqual([0, 3, 6, 9, 12]);
  expect(heard.every((count, done) => count <= done)).toBe(true);
});

it('says nothing of an empty shoot', () => {
  expect(announcedCount(0, 0)).toBe(0);
});
