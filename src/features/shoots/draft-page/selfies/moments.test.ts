import { expect, it } from 'vitest';
import { createHeadshotTexts } from '../../../../i18n/create-headshot/index.ts';
import type { SelfieMeasures } from '../../../../imaging/selfie.ts';
import { momentCount } from '../../selfies/moment-count.ts';
import { FAKE_OFFER } from '../../../../../test/fake-offer.ts';
import { dressedShare, momentsOf } from './moments.ts';

const photo = (perceptualHash: string) => ({ measures: { perceptualHash } as SelfieMeasures });

it('counts photos of one moment once', () => {
  const [park, parkAgain, desk] = [
    photo('00000000000000ff'),
    photo('00000000000000fe'),
    photo('ffffffff00000000'),
  ];
  expect(momentCount([park, desk, parkAgain])).toBe(2);
  expect(momentCount([park])).toBe(1);
});

it('returns undefined for photos that were not measured', () => {
  expect(momentCount([])).toBeUndefined();
  expect(momentCount([photo('00000000000000ff'), { measures: undefined }])).toBeUndefined();
  expect(momentsOf(undefined, 'premium', 5)).toBeUndefined();
  expect(momentsOf(5, undefined, 5)).toBeUndefined();
});

it.each([
  ['basic', 5, 5, 2, 3],
  ['premium', 5, 5, 12, 3],
  ['premium', 7, 9, 9, 1],
  ['premium', 8, 8, 8, 0],
  ['ultimate', 5, 5, 24, 3],
  ['basic', 12, 12, 1, 0],
  ['basic', 13, 13, 0, 0],
  ['premium', 1, 5, 60, 7],
  ['premium', 5, 24, 12, 1],
  ['premium', 5, 25, 12, 0],
] as const)(
  '%s with %i moments of %i selfies: each about %i times, %i more',
  (id, count, selfies, timesEach, advised) => {
    expect(momentsOf(count, id, selfies)).toMatchObject({ timesEach, advised });
  },
);

it.each([
  ['en', 5, 12, '5 moments: each appears about 12 times.'],
  ['en', 1, 60, '1 moment: it appears in all 60 headshots.'],
  ['en', 12, 1, '12 moments: each appears about once.'],
  ['en', 13, 0, '13 moments for 12 headshots: the best of them are used.'],
  ['de', 5, 12, '5 Momente: Jeder erscheint etwa 12-mal.'],
  ['de', 1, 60, '1 Moment: Er erscheint auf allen 60 Bildern.'],
  ['de', 12, 1, '12 Momente: Jeder erscheint etwa einmal.'],
  ['de', 13, 0, '13 Momente für 12 Bilder: Verwendet werden die besten.'],
  ['es', 5, 12, '5 momentos: cada uno aparece unas 12 veces.'],
  ['es', 1, 60, '1 momento: aparece en los 60 retratos.'],
  ['es', 12, 1, '12 momentos: cada uno aparece más o menos una vez.'],
  ['es', 13, 0, '13 momentos para 12 retratos: se usan los mejores.'],
] as const)('%s: %i moments, %i times each', (language, count, timesEach, sentence) => {
  const headshots = timesEach === 60 ? 60 : 12;
  const { set } = createHeadshotTexts[language].moments;
  expect(set({ count, timesEach, headshots })).toBe(sentence);
});

it.each([
  ['en', 3, 'Add 3 more for a more varied set.'],
  ['en', 1, 'Add 1 more for a more varied set.'],
  ['de', 3, 'Mit 3 weiteren wird die Auswahl lebendiger.'],
  ['de', 1, 'Mit einem weiteren wird die Auswahl lebendiger.'],
  ['es', 3, 'Con 3 más, el conjunto será más variado.'],
  ['es', 1, 'Con uno más, el conjunto será más variado.'],
] as const)('%s: %i more', (language, count, sentence) => {
  expect(createHeadshotTexts[language].moments.more(count)).toContain(sentence);
});

const JACKETS = ['navy', 'charcoal'].map((dye) => ({ garment: 'suit-jacket', dye }));
const MANY = Array.from({ length: 16 }, (_, index) => ({ ...FAKE_OFFER[0]!, id: `jacket-${index}` }));

it.each([
  ['mix', FAKE_OFFER, { share: 'half', garments: 3 }],
  ['business', FAKE_OFFER, { share: 'all', garments: 2 }],
  ['casual', FAKE_OFFER, { share: 'all', garments: 1 }],
  [JACKETS, FAKE_OFFER, { share: 'all', garments: 1 }],
  // No more garments than headshots that show them.
  ['mix', MANY, { share: 'half', garments: 6 }],
  ['business', MANY, { share: 'all', garments: 12 }],
  [
    'mix',
    MANY.map((garment, index) => ({ ...garment, onRequest: index > 1 })),
    { share: 'half', garments: 2 },
  ],
  ['own', FAKE_OFFER, undefined],
  ['mix', [], undefined],
  [[], FAKE_OFFER, undefined],
] as const)('for the wish %j of Basic: %j', (wish, offer, dressed) => {
  expect(dressedShare(wish, offer, 'basic')).toEqual(dressed);
  expect(dressedShare(wish, offer, undefined)).toBeUndefined();
});

it.each([
  [
    'en',
    'half',
    16,
    'Up to half of the headshots show you in our clothes: up to 16 garments, wherever they fit.',
  ],
  ['en', 'all', 1, 'The headshots show you in our clothes: one garment, wherever it fits.'],
  [
    'de',
    'half',
    16,
    'Auf höchstens der Hälfte der Bilder tragen Sie Kleidung von uns: bis zu 16 Stücke, wo sie passen.',
  ],
  ['de', 'all', 1, 'Auf den Bildern tragen Sie Kleidung von uns: ein Stück, wo es passt.'],
  [
    'es',
    'half',
    16,
    'Como máximo en la mitad de los retratos lleva ropa nuestra: hasta 16 prendas, siempre que le queden bien.',
  ],
  ['es', 'all', 1, 'En los retratos lleva ropa nuestra: una prenda, siempre que le quede bien.'],
] as const)('%s: %s of the headshots in %i garments', (language, share, garments, sentence) => {
  expect(createHeadshotTexts[language].moments.dressed({ share, garments })).toBe(sentence);
});
