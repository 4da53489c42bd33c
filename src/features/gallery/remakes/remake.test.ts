import { expect, it } from 'vitest';
import type { WardrobeOffer } from '../../../catalog/garments.ts';
import { remakeFailureFrom, isOffered, isSameClothes, nearestFraming } from './remake.ts';

it.each([
  ['tight', ['tight', 'wide'], 'tight'],
  ['tight', ['wide', 'classic'], 'classic'],
  ['classic', ['tight', 'wide'], 'wide'],
  ['classic', ['tight'], 'tight'],
  ['wide', ['tight', 'classic'], 'classic'],
  ['wide', [], undefined],
] as const)('of a %s headshot with %j possible, chooses %s', (wanted, fitting, framing) => {
  expect(nearestFraming(wanted, fitting)).toBe(framing);
});

it('distinguishes a lack of likeness from other failures', () => {
  expect(remakeFailureFrom(['sharpness', 'medianLikeness'])).toBe('not-alike');
  expect(remakeFailureFrom(['likeness'])).toBe('not-alike');
  expect(remakeFailureFrom(['roll', 'texture'])).toBe('not-good-enough');
});

it('compares clothes by garment and dye', () => {
  const navy = { garment: 'suit-jacket', dye: 'navy' };
  expect(isSameClothes(navy, { ...navy })).toBe(true);
  expect(isSameClothes(navy, { ...navy, dye: 'grey' })).toBe(false);
  expect(isSameClothes(navy, { ...navy, garment: 'round-knit' })).toBe(false);
  expect(isSameClothes(navy, null)).toBe(false);
  expect(isSameClothes(null, undefined)).toBe(true);
});

it('offers a garment in its own dyes only', () => {
  const offer: WardrobeOffer = [
    { id: 'suit-jacket', dress: 'business', cut: 'straight', dyes: [{ id: 'navy', swatch: '#262e48' }] },
    { id: 'round-knit', dress: 'casual', cut: 'straight', dyes: [{ id: 'grey', swatch: '#7a7c80' }] },
  ];
  expect(isOffered(offer, { garment: 'suit-jacket', dye: 'navy' })).toBe(true);
  expect(isOffered(offer, { garment: 'suit-jacket', dye: 'grey' })).toBe(false);
  expect(isOffered(offer, { garment: 'polo', dye: 'navy' })).toBe(false);
});
