import { expect, it } from 'vitest';
import { fakeShape } from '../../../test/fake-engine/fake-wardrobe.ts';
import { houseGarmentId, houseGarmentSchema } from './house-garment.ts';

it.each([
  ['Green blazer', 'house-green-blazer'],
  ['  Größe XL – Café ', 'house-grosse-xl-cafe'],
  ['../../etc/passwd', 'house-etc-passwd'],
  ['x'.repeat(100), `house-${'x'.repeat(54)}`],
  ['блейзер', undefined],
  ['', undefined],
])('the name %j gives the id %s', (name, id) => {
  expect(houseGarmentId(name)).toBe(id);
});

const UNIFORM = {
  id: 'house-uniform',
  name: 'Uniform',
  dress: 'business',
  cut: 'straight',
  shape: fakeShape(),
};

it('is offered in its own colour unless the operator names others', () => {
  expect(houseGarmentSchema.parse(UNIFORM).dyes).toEqual(['own']);
  expect(houseGarmentSchema.parse({ ...UNIFORM, dyes: ['navy', 'own'] }).dyes).toEqual(['navy', 'own']);
});

it.each([
  ['the id of a garment of the catalog', { id: 'suit-jacket' }],
  ['an id that is a path', { id: 'house-../x' }],
  ['no name', { name: ' ' }],
  ['a colour that only ties have', { dyes: ['navy-tie'] }],
  ['a polygon of two corners', { shape: { ...fakeShape(), parts: { cloth: [[[1, 2], [3, 4]]] } } }], // prettier-ignore
  ['no outline', { shape: { ...fakeShape(), parts: {} } }],
  ['a misspelt key', { shape: { ...fakeShape(), patch: [] } }],
])('refuses %s', (_, change) => {
  expect(houseGarmentSchema.safeParse({ ...UNIFORM, ...change }).success).toBe(false);
});
