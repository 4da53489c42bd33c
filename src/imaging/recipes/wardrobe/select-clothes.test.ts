import { expect, test } from 'vitest';

import type { ClothesWish } from '../../headshot-request.ts';
import { selectClothes } from './select-clothes.ts';

const dyes = (...ids: readonly string[]) => ids.map((id) => ({ id, colours: {} }));
const WARDROBE = [
  { garment: { id: 'blazer' }, dress: 'business', dyes: dyes('own', 'navy') },
  { garment: { id: 'polo' }, dress: 'casual', dyes: dyes('own') },
  { garment: { id: 'suit' }, dress: 'business', dyes: dyes('navy'), onRequest: true },
  { garment: { id: 'vest' }, dress: 'business', dyes: dyes('own'), onlyByName: true },
] as const;

const BUSINESS = ['blazer own', 'blazer navy', 'suit navy'];

test.each<readonly [ClothesWish, readonly string[]]>([
  ['own', []],
  ['business', BUSINESS],
  ['casual', ['polo own']],
  ['mix', ['blazer own', 'blazer navy', 'polo own']],
  [[], []],
  [[{ garment: 'blazer', dye: 'navy' }], ['blazer navy']],
  [
    [
      { garment: 'suit', dye: 'navy' },
      { garment: 'polo', dye: 'own' },
    ],
    ['polo own', 'suit navy'],
  ],
  [[{ garment: 'vest', dye: 'own' }], ['vest own']],
  [[{ garment: 'polo', dye: 'navy' }], []],
  [[{ garment: 'kimono', dye: 'own' }], []],
])('%j asks for %j', (wish, wanted) => {
  expect(selectClothes(WARDROBE, wish).map(({ garment, dye }) => `${garment} ${dye}`)).toEqual(wanted);
});

test('an empty wardrobe has nothing', () => {
  expect(selectClothes([], 'mix')).toEqual([]);
});
