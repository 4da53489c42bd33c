import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../catalog/languages.ts';
import { catalogFacts } from '../../../i18n/catalog-facts.ts';
import { photoReviewResultTexts } from '../../../i18n/photo-review-result/index.ts';
import { REVIEW_RULE_IDS } from '../../../imaging/recipes/review/review-rules.ts';
import { findingFigures, remedyOf } from './finding-figures.ts';

const en = photoReviewResultTexts.en(catalogFacts('en'));
const de = photoReviewResultTexts.de(catalogFacts('de'));
const finding = { score: 20, verdict: 'poor' } as const;

it('shows a range, a lower and an upper bound', () => {
  expect(findingFigures({ id: 'headSize', value: 0.2249 }, en, 'en')).toEqual({
    measured: '22%',
    wanted: '33% to 74%',
  });
  expect(findingFigures({ id: 'resolution', value: 1234.4 }, en, 'en')).toEqual({
    measured: '1,234 px',
    wanted: 'at least 260 px',
  });
  expect(findingFigures({ id: 'level', value: 12.34 }, en, 'en')).toEqual({
    measured: '12°',
    wanted: 'up to 8°',
  });
});

it('writes numbers as the language does', () => {
  expect(findingFigures({ id: 'compression', value: 2.345 }, de, 'de')).toEqual({
    measured: '2,35 × normal',
    wanted: 'bis 2 × normal',
  });
  expect(findingFigures({ id: 'clipping', value: 0.041 }, de, 'de')).toEqual({
    measured: '4,1\u00a0%',
    wanted: 'bis 1,7\u00a0%',
  });
});

it('shows the bound of every rule that has a number', () => {
  for (const id of REVIEW_RULE_IDS)
    expect(findingFigures({ id, value: 0.5 }, en, 'en')?.wanted, id).toMatch(/\d/);
  expect(findingFigures({ id: 'mouthFree', value: -0.04 }, en, 'en')).toMatchObject({ measured: '0' });
  expect(findingFigures({ id: 'clothes', value: undefined }, en, 'en')).toBeUndefined();
});

it('names the remedy for the side on which a range was left', () => {
  const { headSize, smile } = en.rules;
  expect(remedyOf({ ...finding, id: 'headSize', value: 0.2 }, en)).toBe(headSize.fix);
  expect(remedyOf({ ...finding, id: 'headSize', value: 0.9 }, en)).toBe(headSize.fixHigh);
  expect(remedyOf({ ...finding, id: 'smile', value: -0.05 }, en)).toBe(smile.fix);
  expect(remedyOf({ ...finding, id: 'smile', value: 0.08 }, en)).toBe(smile.fixHigh);
});

it.each(LANGUAGES)('every rule has a name and a remedy (%s)', (language) => {
  const { rules } = photoReviewResultTexts[language](catalogFacts(language));
  for (const id of REVIEW_RULE_IDS) expect(rules[id].name.length + rules[id].fix.length).toBeGreaterThan(30);
  expect(Object.keys(rules).toSorted()).toEqual(REVIEW_RULE_IDS.toSorted());
});
