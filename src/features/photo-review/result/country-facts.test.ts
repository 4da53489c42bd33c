import { expect, it } from 'vitest';
import { goodReviewMeasures } from '../../../../test/review-measures.ts';
import { catalogFacts } from '../../../i18n/catalog-facts.ts';
import { countryGuides } from '../../../i18n/photo-guide.ts';
import { photoReviewResultTexts } from '../../../i18n/photo-review-result/index.ts';
import type { PhotoFacts } from '../file/photo-header.ts';
import { cvTarget } from '../review-target.ts';
import { countryFacts } from './country-facts.ts';

const texts = photoReviewResultTexts.en(catalogFacts('en'));
const measures = goodReviewMeasures();
const facts: PhotoFacts = {
  ...{ kind: 'jpeg', byteCount: 100_000, widthPx: 1000, heightPx: 1000 },
  ...{ isTransparent: false, isCmyk: false, hasLocation: false },
};

function factsOf(code: string, gradient = measures.background.gradient) {
  const country = countryGuides('en').find((one) => one.code === code)!;
  const photo = { ...measures, background: { ...measures.background, gradient } };
  return countryFacts(country, { measures: photo, facts, target: cvTarget(country, undefined) }, texts);
}

it('compares size, place and background', () => {
  const shown = factsOf('JP').map(({ name, value }) => `${name}: ${value}`.replaceAll('\u00a0', ' '));
  expect(shown).toEqual([
    'Size: 30 × 40 mm, 354 × 472 px; your photo gives 750 × 1000 px for it',
    'Place on the CV: in the form’s box',
    'Background: plain and light; yours is calm enough',
  ]);
});

it('finds a background too busy where a source asks for a neutral one', () => {
  expect(factsOf('ES', 120).at(-1)?.value).toBe('neutral; yours is too busy for it');
});

it('gives the honest advice where photos harm', () => {
  expect(factsOf('US')).toEqual([{ name: 'Custom', value: texts.country.leaveOut }]);
});

it('says nothing about what no source names', () => {
  expect(factsOf('CZ')).toEqual([]);
});
