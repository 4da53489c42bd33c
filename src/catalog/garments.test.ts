import { expect, test } from 'vitest';

import { DRESS_CODES, DYE_IDS, GARMENT_CUTS, GARMENT_IDS, GARMENTS, WARDROBE_OFFER_KEY } from './garments.ts';

test('every id has exactly one garment', () => {
  expect(GARMENTS.map(({ id }) => id).toSorted()).toEqual(GARMENT_IDS.toSorted());
});

test.each(GARMENTS)('$id has dyes of its own, a known cut and a photo with a checksum', (garment) => {
  const ids = garment.dyes.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) expect(DYE_IDS).toContain(id);
  expect(DRESS_CODES).toContain(garment.dress);
  expect(GARMENT_CUTS).toContain(garment.cut);
  for (const sum of garment.sha256) expect(sum).toMatch(/^[0-9a-f]{64}$/);
  expect(garment.path.endsWith(`/${garment.file.replace(/^.*-/, '')}`)).toBe(true);
});

test('at least six garments are cut straight, and at least four are tailored', () => {
  const cuts = GARMENTS.map(({ cut }) => cut);
  expect(cuts.filter((cut) => cut === 'straight').length).toBeGreaterThanOrEqual(6);
  expect(cuts.filter((cut) => cut === 'tailored').length).toBeGreaterThanOrEqual(4);
});

test('the offer has a storage key outside the files of shoots', () => {
  expect(WARDROBE_OFFER_KEY.startsWith('wardrobe/')).toBe(true);
});
