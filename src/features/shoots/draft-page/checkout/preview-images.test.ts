import { expect, it } from 'vitest';
import type { WardrobeOffer } from '../../../../catalog/garments.ts';
import { previewImages } from './preview-images.ts';

const ALT = 'Preview';
const dressedIn = (garment: string) => ({ url: '/dressed', clothes: { garment, dye: 'navy' } });
const uniform: WardrobeOffer = [
  {
    ...{ id: 'house-uniform', dress: 'business', cut: 'straight', dyes: [] },
    name: { en: 'Uniform', de: 'Uniform', es: 'Uniforme' },
  },
];

it('shows both side by side, with captions that say whose clothes they are', () => {
  const both = { url: '/own', dressed: dressedIn('suit-jacket') };
  expect(previewImages(both, ALT, 'en', [])).toEqual([
    { url: '/own', caption: 'In your own clothes', alt: ALT },
    {
      url: '/dressed',
      caption: 'In a jacket with an open shirt (ours)',
      alt: `${ALT}. In a jacket with an open shirt (ours).`,
    },
  ]);
});

it('gives a single image no caption in own clothes, but one in ours', () => {
  expect(previewImages({ url: '/own', dressed: undefined }, ALT, 'en', [])).toEqual([
    { url: '/own', caption: undefined, alt: ALT },
  ]);
  const dressed = { url: undefined, dressed: dressedIn('suit-jacket') };
  expect(previewImages(dressed, ALT, 'de', []).map(({ caption }) => caption)).toEqual([
    'In einem Sakko mit offenem Hemd (von uns)',
  ]);
  expect(previewImages({ url: undefined, dressed: undefined }, ALT, 'en', [])).toEqual([]);
});

it('uses the operator’s name for the operator’s own garment', () => {
  const shown = { url: undefined, dressed: dressedIn('house-uniform') };
  expect(previewImages(shown, ALT, 'es', uniform)[0]?.caption).toContain('Uniforme');
});
