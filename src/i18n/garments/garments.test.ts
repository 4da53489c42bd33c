import { expect, it } from 'vitest';
import type { WardrobeOffer } from '../../catalog/garments.ts';
import { dyeName, garmentName, wornCaption } from './index.ts';

const OFFER: WardrobeOffer = [
  {
    ...{ id: 'house', dress: 'casual', cut: 'straight', dyes: [] },
    name: { en: 'House polo', de: 'Hauspolo', es: 'Polo de la casa' },
  },
];

it('names garments of the catalog and of the operator, and unknown ones in general', () => {
  expect(garmentName('en', 'suit-jacket')).toBe('Jacket with open shirt');
  expect(wornCaption('de', 'linen-blazer')).toBe('In einem Leinen-Blazer (von uns)');
  expect(garmentName('de', 'house', OFFER)).toBe('Hauspolo');
  expect(wornCaption('es', 'house', OFFER)).toBe('Polo de la casa (de nuestro armario)');
  expect(garmentName('en', 'toString')).toBe('Other clothes');
  expect(wornCaption('en', 'house')).toBe('In other clothes (ours)');
  expect([dyeName('es', 'black'), dyeName('es', 'mauve')]).toEqual(['Negro', 'mauve']);
});
