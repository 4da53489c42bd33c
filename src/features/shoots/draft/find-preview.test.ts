import { expect, it } from 'vitest';
import type { ClothesWish } from '../../../imaging/headshot-request.ts';
import type { MadePreview } from '../../../platform/db/tables/shoots.ts';
import { findAnyPreview, findPreview, withPreview } from './find-preview.ts';

const JACKET = { garment: 'suit-jacket', dye: 'navy' };
const POLO = { garment: 'polo', dye: 'black' };
const made = (changes: Partial<MadePreview>): MadePreview => ({
  ...{ style: 'warm', selfieId: 's1', own: true, dressed: null },
  ...changes,
});
const inJacket = made({ dressed: JACKET, dress: 'business', wish: 'mix' });
const inPolo = made({ dressed: POLO, dress: 'casual', wish: 'casual' });
const ownOnly = made({ wish: 'own' });
const find = (clothes: ClothesWish, ...previews: MadePreview[]) =>
  findPreview({ previews, clothes }, 'warm', 's1');

it.each([
  ['mix', inJacket],
  ['business', inJacket],
  ['own', inJacket],
  [[POLO, JACKET], inJacket],
  ['casual', undefined],
  [[{ ...JACKET, dye: 'grey' }], undefined],
] as const)('for the wish %j a jacket made for a mix is found or not', (clothes, found) => {
  expect(find(clothes, inJacket)).toBe(found);
});

it('does not find a garment worn on request only for a mix', () => {
  const onRequest = made({ dressed: JACKET, dress: 'business', onRequest: true, wish: 'business' });
  expect(find('mix', onRequest)).toBeUndefined();
  expect(find('business', onRequest)).toBe(onRequest);
  expect(find([JACKET], onRequest)).toBe(onRequest);
});

it('prefers the preview made for exactly this wish, then the newest that suits it', () => {
  expect(find('mix', inJacket, inPolo)).toBe(inJacket);
  expect(find('casual', inJacket, inPolo)).toBe(inPolo);
  expect(find([JACKET, POLO], inJacket, inPolo)).toBe(inPolo);
  // This garment was not wished for, but nothing else fits the selfie, which ends at the shoulders.
  const onlyPolo = made({ own: false, dressed: POLO, dress: 'casual', wish: 'business' });
  expect(find('business', onlyPolo)).toBe(onlyPolo);
  expect(find('own', onlyPolo)).toBeUndefined();
});

it('finds a preview in own clothes only when nothing wished for fits', () => {
  expect(find('mix', ownOnly)).toBeUndefined();
  expect(find('casual', made({ wish: 'casual' }))).toBeDefined();
  expect(find('business', made({ wish: 'casual' }))).toBeUndefined();
  for (const wish of ['own', 'mix', 'casual', [JACKET]] as const)
    expect(find(wish, made({ wish: 'any' }))).toBeDefined();
});

it('finds nothing of another selfie or style', () => {
  expect(find('mix', { ...inJacket, selfieId: 's2' }, { ...inJacket, style: 'casual' })).toBeUndefined();
  expect(findAnyPreview({ previews: [inJacket, inPolo] }, 'warm', 's1')).toBe(inPolo);
  expect(findAnyPreview({ previews: [inJacket] }, 'casual', 's1')).toBeUndefined();
});

it('keeps one entry for each pair of images', () => {
  const again = { ...inJacket, wish: 'business' as const };
  expect(withPreview([inJacket, inPolo], again)).toEqual([inPolo, again]);
  expect(withPreview([inJacket], ownOnly)).toEqual([inJacket, ownOnly]);
  const other = { ...inJacket, selfieId: 's2' };
  expect(withPreview([inJacket], other)).toEqual([inJacket, other]);
});
