import { expect, it } from 'vitest';
import { catalogFacts } from '../../../i18n/catalog-facts.ts';
import { photoReview } from '../../../i18n/photo-review/en.ts';
import { checkForCv, checkForLinkedin } from './photo-check.ts';
import type { PhotoFacts } from './photo-header.ts';
import { cvTarget, type ReviewTarget } from '../review-target.ts';
import { buildRequiredRows } from './required-rows.ts';

const texts = photoReview(catalogFacts('en'));
const photo: PhotoFacts = {
  kind: 'jpeg',
  byteCount: 1,
  widthPx: 800,
  heightPx: 800,
  isTransparent: false,
  isCmyk: false,
  hasLocation: false,
};
const idsOf = (target: ReviewTarget) => buildRequiredRows(target, texts, 'en').map(({ id }) => id);

it('has exactly one row for each check', () => {
  expect(idsOf({ kind: 'linkedin' })).toEqual(checkForLinkedin(photo).map(({ id }) => id));
  const elsewhere = cvTarget(undefined, undefined);
  if (elsewhere.kind !== 'cv') throw new Error('a CV is measured for print');
  const { neededPx } = elsewhere.frame;
  expect(idsOf(elsewhere)).toEqual(
    checkForCv(photo, { expectation: undefined, neededPx }).map(({ id }) => id),
  );
  expect(idsOf({ ...elsewhere, expectation: 'common' })).toEqual(
    checkForCv(photo, { expectation: 'common', neededPx }).map(({ id }) => id),
  );
});

it('shows the pixels and the shape of the print size', () => {
  const rows = buildRequiredRows(cvTarget(undefined, undefined), texts, 'en');
  expect(rows.find(({ id }) => id === 'pixels')?.required).toBe('531\u00a0×\u00a0709\u00a0px');
  expect(rows.find(({ id }) => id === 'shape')?.required).toBe('3\u00a0:\u00a04');
});
