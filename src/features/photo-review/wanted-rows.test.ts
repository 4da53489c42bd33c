import { expect, it } from 'vitest';
import { catalogFacts } from '../../i18n/catalog-facts.ts';
import { photoReview } from '../../i18n/photo-review/en.ts';
import { cvChecks, linkedinChecks } from './photo-check.ts';
import type { PhotoFacts } from './picture-header.ts';
import { cvTarget, type ReviewTarget } from './review-target.ts';
import { wantedRows } from './wanted-rows.ts';

const texts = photoReview(catalogFacts('en'));
const photo: PhotoFacts = {
  kind: 'jpeg',
  byteCount: 1,
  widthPx: 800,
  heightPx: 800,
  transparent: false,
  cmyk: false,
  hasPlace: false,
};
const idsOf = (target: ReviewTarget) => wantedRows(target, texts, 'en').map(({ id }) => id);

it('has a line for everything that is checked, and no other', () => {
  expect(idsOf({ kind: 'linkedin' })).toEqual(linkedinChecks(photo).map(({ id }) => id));
  const elsewhere = cvTarget(undefined, undefined);
  if (elsewhere.kind !== 'cv') throw new Error('a CV is measured for print');
  const { neededPx } = elsewhere.frame;
  expect(idsOf(elsewhere)).toEqual(cvChecks(photo, { expectation: undefined, neededPx }).map(({ id }) => id));
  expect(idsOf({ ...elsewhere, expectation: 'common' })).toEqual(
    cvChecks(photo, { expectation: 'common', neededPx }).map(({ id }) => id),
  );
});

it('names the pixels and the shape of the size in print', () => {
  const rows = wantedRows(cvTarget(undefined, undefined), texts, 'en');
  expect(rows.find(({ id }) => id === 'pixels')?.wanted).toBe('531\u00a0×\u00a0709\u00a0px');
  expect(rows.find(({ id }) => id === 'shape')?.wanted).toBe('3\u00a0:\u00a04');
});
