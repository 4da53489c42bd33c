import type { WardrobeOffer } from '../src/catalog/garments.ts';

/** An offer as the worker would publish it: two business garments and a casual one. */
export const FAKE_OFFER: WardrobeOffer = [
  {
    ...{ id: 'suit-jacket', dress: 'business', cut: 'straight' },
    dyes: [
      { id: 'navy', swatch: '#262e48' },
      { id: 'charcoal', swatch: '#3a3c41' },
    ],
  },
  {
    ...{ id: 'linen-blazer', dress: 'business', cut: 'tailored' },
    dyes: [{ id: 'own', swatch: '#b4b4b2' }],
  },
  {
    ...{ id: 'polo', dress: 'casual', cut: 'straight' },
    dyes: [{ id: 'black', swatch: '#1e1e21' }],
  },
];
