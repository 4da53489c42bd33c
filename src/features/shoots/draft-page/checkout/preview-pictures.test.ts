import { expect, it } from 'vitest';
import type { WardrobeOffer } from '../../../../catalog/garments.ts';
import { previewPictures } from './preview-pictures.ts';

const ALT = 'Preview';
const dressedIn = (garment: string) => ({ url: '/dressed', clothes: { garment, dye: 'navy' } });
const uniform: WardrobeOffer = [
  {
    ...{ id: 'house-uniform', dress: 'business', cut: 'straight', dyes: [] },
    name: { en: 'Uniform', de: 'Uniform', es: 'Uniforme' },
  },
];

it('shows own and dressed side by side, and says whose clothes each shows', () => {
  const both = { url: '/own', dressed: dressedIn('suit-jacket') };
  expect(previewPictures(both, ALT, 'en', [])).toEqual([
    { url: '/own', caption: 'In your own clothes', alt: ALT },
    {
      url: '/dressed',
      caption: 'In a jacket with an open shirt (ours)',
      alt: `${ALT}. In a jacket with an open shirt (ours).`,
    },
  ]);
});

it('leaves a single picture in the own clothes without a caption, but not one in ours', () => {
  expect(previewPictures({ url: '/own', dressed: undefined }, ALT, 'en', [])).toEqual([
    { url: '/own', caption: undefined, alt: ALT },
  ]);
  const dressed = { url: undefined, dressed: dressedIn('suit-jacket') };
  expect(previewPictures(dressed, ALT, 'de', []).map(({ caption }) => caption)).toEqual([
    'In einem Sakko mit offenem Hemd (von uns)',
  ]);
  expect(previewPictures({ url: undefined, dressed: undefined }, ALT, 'en', [])).toEqual([]);
});

it('names an operator’s own garment as the operator does', () => {
  const shown = { url: undefined, dressed: dressedIn('house-uniform') };
  expect(previewPictures(shown, ALT, 'es', uniform)[0]?.caption).toContain('Uniforme');
});
