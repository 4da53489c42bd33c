import { expect, it } from 'vitest';
import type { OfferedGarment, WardrobeOffer } from '../../../catalog/garments.ts';
import type { GarmentFit } from '../../../imaging/engine.ts';
import type { ClothesWish } from '../../../imaging/headshot-request.ts';
import type { DressingRefusal } from '../../../imaging/garment.ts';
import { dressingRefusal, previewClothes } from './preview-clothes.ts';

const offered = (id: string, dress: OfferedGarment['dress'], ...dyes: string[]): OfferedGarment => ({
  ...{ id, dress, cut: 'straight', dyes: dyes.map((dye) => ({ id: dye, swatch: '#000000' })) },
});
const OFFER: WardrobeOffer = [
  offered('polo', 'casual', 'own', 'black'),
  offered('jacket', 'business', 'navy', 'grey'),
  offered('blazer', 'business', 'own', 'navy'),
];
const fits = (garment: string, framings: GarmentFit['framings'] = ['tight', 'classic']): GarmentFit => ({
  ...{ garment, dyes: [], framings, refusal: undefined },
});
const refused = (garment: string, refusal: DressingRefusal): GarmentFit => ({
  ...{ garment, dyes: [], framings: [], refusal },
});
const ALL = [fits('polo'), fits('jacket'), fits('blazer')];

it.each([
  ['mix', { garment: 'jacket', dye: 'navy' }],
  ['business', { garment: 'jacket', dye: 'navy' }],
  ['casual', { garment: 'polo', dye: 'own' }],
  [[{ garment: 'blazer', dye: 'navy' }], { garment: 'blazer', dye: 'navy' }],
] as const)('for the wish %j it shows %j', (wish, clothes) => {
  expect(previewClothes(OFFER, wish, ALL, false)).toMatchObject({ clothes, framing: 'classic' });
});

it('shows garments worn on request only to those who ask for them', () => {
  const offer = OFFER.map((garment) => ({ ...garment, onRequest: garment.id === 'jacket' }));
  const shown = (wish: ClothesWish) => previewClothes(offer, wish, ALL, false)?.clothes.garment;
  expect(shown('mix')).toBe('blazer');
  expect(shown('business')).toBe('jacket');
  expect(shown([{ garment: 'jacket', dye: 'grey' }])).toBe('jacket');
});

it('takes the next garment when the first does not fit, and another framing when there is no classic one', () => {
  const some = [fits('polo'), refused('jacket', 'unsure'), fits('blazer', ['tight'])];
  expect(previewClothes(OFFER, 'mix', some, false)).toMatchObject({
    clothes: { garment: 'blazer', dye: 'own' },
    dress: 'business',
    framing: 'tight',
  });
});

it('shows clothes that were not wished for only where own clothes are impossible', () => {
  const only = [fits('polo'), refused('jacket', 'unsure'), refused('blazer', 'unsure')];
  expect(previewClothes(OFFER, 'business', only, false)).toBeUndefined();
  expect(previewClothes(OFFER, 'business', only, true)?.clothes.garment).toBe('polo');
  expect(previewClothes(OFFER, 'own', ALL, false)).toBeUndefined();
  expect(previewClothes(OFFER, 'mix', [refused('polo', 'unsure')], true)).toBeUndefined();
  expect(previewClothes([], 'mix', ALL, false), 'no longer offered').toBeUndefined();
});

it('returns why no garment fits, and undefined when one does or none was tried', () => {
  const hair = [refused('polo', 'does-not-fit'), ...['a', 'b'].map((id) => refused(id, 'hair-over-collar'))];
  expect(dressingRefusal(hair)).toBe('hair-over-collar');
  expect(dressingRefusal([...hair, fits('jacket')])).toBeUndefined();
  expect(dressingRefusal([])).toBeUndefined();
  expect(dressingRefusal([refused('a', 'unsure'), refused('b', 'turned-away')])).toBe('turned-away');
});

it('shows the dye that suits the person best, among those wished for', () => {
  const suited = ALL.map((fit) => (fit.garment === 'jacket' ? { ...fit, dyes: ['grey', 'navy'] } : fit));
  const dye = (wish: Parameters<typeof previewClothes>[1]) =>
    previewClothes(OFFER, wish, suited, false)?.clothes.dye;
  expect([dye('mix'), dye([{ garment: 'jacket', dye: 'navy' }])]).toEqual(['grey', 'navy']);
});
