import { expect, test } from 'vitest';

import { groupMoments, isSameMoment } from './same-moment.ts';

const photo = (perceptualHash: string) => ({ perceptualHash });

test('photos whose hashes differ by a few bits are of one moment', () => {
  expect(isSameMoment(photo('0000000000000000'), photo('00000000000003ff'))).toBe(true);
  expect(isSameMoment(photo('0000000000000000'), photo('00000000000007ff'))).toBe(false);
});

test('a photo between two others makes one moment of all three, in any order', () => {
  const [left, between, right] = [
    photo('00000000000000ff'),
    photo('000000000000ffff'),
    photo('0000000000ffffff'),
  ];
  const other = photo('ffffffffffffffff');
  expect(groupMoments([left, other, right])).toEqual([0, 1, 2]);
  expect(groupMoments([left, other, right, between])).toEqual([0, 1, 0, 0]);
  expect(groupMoments([])).toEqual([]);
});
