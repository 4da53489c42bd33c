import { expect, it } from 'vitest';
import { derivedKey, headshotNumberOf, headshotUrlName, remakeKey } from './derived-key.ts';

const FIRST = 'shoots/s1/headshots/003.jpg';

it('never mixes up the files of a headshot and its remake', () => {
  const remade = remakeKey('s1', 3, 'r-2_x');
  expect(remade).toBe('shoots/s1/headshots/003-r-2_x.jpg');
  expect(derivedKey(FIRST, 'web-avif')).toBe('shoots/s1/derived/003-web-avif');
  expect(derivedKey(remade, 'web-avif')).toBe('shoots/s1/derived/003-r-2_x-web-avif');
});

it('gives each version its own URL segment, and finds the number in it', () => {
  expect(headshotUrlName(3, FIRST)).toBe('3');
  expect(headshotUrlName(3, remakeKey('s1', 3, 'r-2_x'))).toBe('3-r-2_x');
  expect(['3', '3-r-2_x', '120'].map(headshotNumberOf)).toEqual([3, 3, 120]);
  for (const wrong of ['', '0', '03', '1000', '3-', '3/4', 'x', `3-${'y'.repeat(65)}`])
    expect(headshotNumberOf(wrong), wrong).toBeUndefined();
});
