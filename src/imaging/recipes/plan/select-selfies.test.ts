import { expect, test } from 'vitest';

import type { SelfieCaution } from '../../selfie.ts';
import { selectSelfies } from './select-selfies.ts';

const selfie = (
  name: string,
  rank: number,
  cautions: readonly SelfieCaution[] = [],
  isWantedAnyway = false,
) => ({
  name,
  rank,
  cautions,
  isWantedAnyway,
});
type Selfie = ReturnType<typeof selfie>;
const selected = (usable: readonly Selfie[], leastCount: number): string =>
  selectSelfies(usable, leastCount, ({ rank }) => rank)
    .map(({ name }) => name)
    .join('');

test('a cautioned selfie gives no headshots while enough good ones are there', () => {
  expect(selected([selfie('a', 1), selfie('b', 9, ['hat']), selfie('c', 1)], 2)).toBe('ac');
});

test('cautioned selfies fill up, the best with the fewest cautions first, in the order given', () => {
  const usable = [
    selfie('a', 2, ['hat']),
    selfie('b', 9, ['hat', 'close-crop']),
    selfie('c', 1),
    selfie('d', 3, ['hat']),
    selfie('e', 1, ['hat']),
  ];
  expect(selected(usable, 1)).toBe('c');
  expect(selected(usable, 2)).toBe('cd');
  expect(selected(usable, 3)).toBe('acd');
  expect(selected(usable, 9)).toBe('abcde');
});

test('a selfie that is wanted anyway counts as a good one', () => {
  const usable = [selfie('a', 1, ['hat'], true), selfie('b', 9, ['hat']), selfie('c', 1)];
  expect(selected(usable, 2)).toBe('ac');
  expect(selected(usable, 3)).toBe('abc');
});
