import { expect, it } from 'vitest';
import type { WardrobeOffer } from '../../../catalog/garments.ts';
import { offeredWish, parseClothesWish } from './clothes-wish.ts';

const dyes = (...ids: string[]) => ids.map((id) => ({ id, swatch: '#223344' }));
const OFFER: WardrobeOffer = [
  { id: 'suit-jacket', dress: 'business', cut: 'straight', dyes: dyes('navy', 'charcoal') },
  { id: 'linen-blazer', dress: 'business', cut: 'tailored', dyes: dyes('own', 'navy') },
];
const JACKET = { garment: 'suit-jacket', dye: 'navy' };
const BLAZER = { garment: 'linen-blazer', dye: 'own' };

it.each(['own', 'mix', 'business', [JACKET], [BLAZER, JACKET, { ...JACKET, dye: 'charcoal' }]])(
  'takes %j',
  (wish) => {
    expect(parseClothesWish(wish, OFFER)).toEqual({ ok: true, value: wish });
  },
);

it('drops whatever else a browser sends with a garment', () => {
  expect(parseClothesWish([{ ...JACKET, price: 0 }], OFFER)).toEqual({ ok: true, value: [JACKET] });
});

it.each([
  [undefined, 'clothes-unknown'],
  ['naked', 'clothes-unknown'],
  [{ ...JACKET }, 'clothes-unknown'],
  [[JACKET, 'navy'], 'clothes-unknown'],
  [[null], 'clothes-unknown'],
  [[{ garment: 'suit-jacket' }], 'clothes-unknown'],
  [[], 'clothes-missing'],
  ['casual', 'clothes-not-offered'],
  [[{ ...JACKET, dye: 'own' }], 'clothes-not-offered'],
  [[{ ...JACKET, garment: 'polo' }], 'clothes-not-offered'],
  [[JACKET, BLAZER, { ...JACKET }], 'clothes-repeated'],
  [Array<object>(13).fill(JACKET), 'clothes-too-many'],
])('refuses %j with %s', (input, error) => {
  expect(parseClothesWish(input, OFFER)).toEqual({ ok: false, error });
});

it('takes twelve garments', () => {
  const offer = Array.from({ length: 12 }, (_, index) => ({ ...OFFER[0]!, id: `jacket-${index}` }));
  const wish = offer.map(({ id }) => ({ garment: id, dye: 'navy' }));
  expect(parseClothesWish(wish, offer)).toEqual({ ok: true, value: wish });
});

it('refuses every wish that needs a garment when none is on offer', () => {
  expect(parseClothesWish('own', [])).toEqual({ ok: true, value: 'own' });
  expect(parseClothesWish('business', [])).toEqual({ ok: false, error: 'clothes-not-offered' });
  expect(parseClothesWish([JACKET], [])).toEqual({ ok: false, error: 'clothes-not-offered' });
});

it('drops garments that are no longer on offer, and falls back to a mix when none is left', () => {
  const gone = { garment: 'stand-collar', dye: 'own' };
  expect(offeredWish([gone, JACKET], OFFER)).toEqual([JACKET]);
  expect(offeredWish([gone], OFFER)).toBe('mix');
  expect(offeredWish('casual', OFFER)).toBe('mix');
  expect(offeredWish('business', OFFER)).toBe('business');
  expect(offeredWish('own', []), 'own clothes are always on offer').toBe('own');
  expect(offeredWish([], OFFER), 'no garment is chosen yet').toEqual([]);
});
