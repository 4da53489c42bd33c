import { expect, it } from 'vitest';

import { type CountedPhoto, tableOf } from './table.ts';

const worn = (garment: string, ...failures: string[]): CountedPhoto['tries'][number] => ({
  garment,
  kind: garment === 'polo' ? 'whole' : 'over',
  refusal: undefined,
  headshot: { passed: failures.length === 0, failures },
});
const left = (
  garment: string,
  refusal: NonNullable<CountedPhoto['tries'][number]['refusal']>,
): CountedPhoto['tries'][number] => ({ ...worn(garment), refusal, headshot: undefined });

const PHOTOS: readonly CountedPhoto[] = [
  {
    name: 'portraits/a.jpg',
    reasons: [],
    isOnlyDressed: false,
    tries: [worn('polo'), worn('linen-blazer', 'seam')],
  },
  {
    name: 'portraits/b.jpg',
    reasons: [],
    isOnlyDressed: true,
    tries: [left('polo', 'neck-hidden'), worn('linen-blazer')],
  },
  {
    name: 'portraits/c.jpg',
    reasons: [],
    isOnlyDressed: true,
    tries: [left('polo', 'neck-hidden'), left('linen-blazer', 'top-cut-off')],
  },
  { name: 'portraits/d.jpg', reasons: ['no-crop'], isOnlyDressed: false, tries: [] },
  { name: 'portraits/e.jpg', reasons: ['eyes-closed'], isOnlyDressed: false, tries: [] },
];

it('counts the results of each garment, kind and photo', () => {
  const text = tableOf(PHOTOS);
  expect(text).toContain('3 of 5 photos accepted, 2 of them usable dressed');
  expect(text).toContain(
    '3 refused for no-crop in their own clothes, 1 of them usable dressed: portraits/b.jpg',
  );
  expect(text).toContain('portraits/e.jpg refused: eyes-closed');
  expect(text).toMatch(/^all +6 +3 +2 +0 +2 +0 +1 +0 +0$/m);
  expect(text).toMatch(/^whole +3 +1 +1 +0 +2 +0 +0 +0 +0$/m);
  expect(text).toMatch(/^linen-blazer +3 +2 +1 +0 +0 +0 +1 +0 +0$/m);
  expect(text).toContain('failed seam: 1 (linen-blazer 1)');
  expect(text).toContain('portraits/c.jpg left alone: neck-hidden 1, top-cut-off 1');
  expect(text).not.toContain('portraits/a.jpg');
});

it('reports that nothing failed', () => {
  expect(tableOf(PHOTOS.slice(1))).toContain('no dressed headshot failed a gate');
});
