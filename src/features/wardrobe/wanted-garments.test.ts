import { expect, it } from 'vitest';
import { fakeShape } from '../../../test/fake-engine/fake-wardrobe.ts';
import { type CatalogGarment, GARMENTS } from '../../catalog/garments.ts';
import { GARMENT_PARTS } from '../../imaging/garment.ts';
import type { StoredHouseGarment } from './house-garment.ts';
import { versionOf, listWantedGarments } from './wanted-garments.ts';

const BLAZER: CatalogGarment = GARMENTS.find(({ id }) => id === 'linen-blazer')!;
const SHAPES = { [BLAZER.id]: fakeShape() };
const UNIFORM: StoredHouseGarment = {
  id: 'house-uniform',
  name: 'Uniform',
  dress: 'business',
  cut: 'tailored',
  dyes: ['own', 'navy'],
  shape: fakeShape('whole'),
  photo: 'ab'.repeat(32),
};
const wanted = (change: Partial<CatalogGarment> = {}, shapes = SHAPES) =>
  listWantedGarments([{ ...BLAZER, ...change }], [], shapes)[0]!;

it('every shape of the catalog belongs to a garment, and its dyes dye parts that the shape has', () => {
  const all = listWantedGarments(GARMENTS, []);
  expect(all.length).toBeGreaterThan(0);
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  for (const { id, shape, dyes } of all)
    for (const { colours } of dyes)
      for (const part of GARMENT_PARTS)
        if (colours[part]) expect(shape.parts[part]?.length, `${id}: ${part}`).toBeGreaterThan(0);
});

it('leaves out a garment without a shape', () => {
  expect(listWantedGarments(GARMENTS, [], SHAPES).map(({ id }) => id)).toEqual([BLAZER.id]);
});

it('the operator’s garments come first, with one name for all languages unless each has its own', () => {
  const names = { en: 'Uniform', de: 'Uniform', es: 'Uniforme' };
  const all = listWantedGarments(GARMENTS, [UNIFORM, { ...UNIFORM, id: 'house-other', name: names }], SHAPES);
  expect(all.map(({ id }) => id)).toEqual(['house-uniform', 'house-other', BLAZER.id]);
  expect(all[0]).toMatchObject({
    origin: 'house',
    name: { en: 'Uniform', de: 'Uniform', es: 'Uniform' },
    photo: { file: 'house-uniform/abababababababab.jpg', sha256: [UNIFORM.photo] },
  });
  expect(all[0]!.dyes.map(({ id }) => id)).toEqual(['own', 'navy']);
  expect(all[1]!.name).toEqual(names);
});

it('is cut again for another photo or shape, and only offered again for other dyes', () => {
  const { key } = wanted();
  expect(wanted({ sha256: ['0'] }).key).not.toBe(key);
  expect(wanted({}, { [BLAZER.id]: fakeShape('whole') }).key).not.toBe(key);
  const [dye] = BLAZER.dyes;
  expect(wanted({ dyes: [dye!] }).key).toBe(key);
  const versions = [
    wanted(),
    wanted({ dyes: [dye!] }),
    wanted({ dress: 'casual' }),
    wanted({ onRequest: !BLAZER.onRequest }),
    wanted({ sha256: ['0'] }),
  ];
  expect(new Set(versions.map((one) => versionOf([one]))).size).toBe(versions.length);
});
