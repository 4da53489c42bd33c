import { expect, it } from 'vitest';
import { fakeShape } from '../../../test/fake-engine/fake-wardrobe.ts';
import { GARMENTS } from '../../catalog/garments.ts';
import { toWardrobeOffer, toReadyGarment } from './ready-garment.ts';
import { listWantedGarments } from './wanted-garments.ts';
import { wardrobeOfferSchema, type GarmentRecord } from './wardrobe-manifest.ts';

const RECORD: GarmentRecord = {
  id: 'suit-tie',
  kind: 'whole',
  collar: { left: { x: 1, y: 2 }, right: { x: 3, y: 4 } },
  head: { sizePx: 300, chin: { x: 5, y: 6 } },
  cut: [],
  cloth: { red: 1, green: 160, blue: 255 },
};
const ready = (id: string) => {
  const [garment] = GARMENTS.filter((one) => one.id === id);
  return toReadyGarment(listWantedGarments([garment!], [], { [id]: fakeShape() })[0]!, RECORD);
};

it('takes the swatch from the photo’s cloth, or from the dye that distinguishes the garment', () => {
  const swatches = Object.fromEntries(ready('suit-tie').dyes.map(({ id, swatch }) => [id, swatch]));
  expect(swatches).toEqual({
    own: '#01a0ff',
    'burgundy-tie': '#64242e',
    'navy-tie': '#262e4a',
    'green-tie': '#28483a',
  });
  const jacket = ready('suit-jacket').dyes;
  expect(
    jacket.find(({ id }) => id === 'own'),
    'not its white shirt',
  ).toMatchObject({ swatch: '#01a0ff' });
  expect(jacket.find(({ id }) => id === 'navy')).toMatchObject({ swatch: '#282e42' });
  const open = jacket.map(({ swatch }) => swatch);
  expect(new Set(open).size).toBe(open.length);
});

it('offers only the fields that pages need, without the colours of the dyes', () => {
  const offer = toWardrobeOffer([
    ready('suit-tie'),
    { ...ready('beige-polo'), name: { en: 'a', de: 'b', es: 'c' } },
  ]);
  expect(wardrobeOfferSchema.parse(offer)).toEqual(offer);
  expect(offer[0]).toEqual({
    id: 'suit-tie',
    dress: 'business',
    cut: 'straight',
    dyes: expect.arrayContaining([{ id: 'own', swatch: '#01a0ff' }]) as unknown,
    onRequest: true,
  });
  expect(offer[1]).not.toHaveProperty('onRequest');
  expect(offer[1]!.name).toEqual({ en: 'a', de: 'b', es: 'c' });
});
