import { expect, it } from 'vitest';
import { aiResumePhotoTexts } from '../../../i18n/ai-resume-photo/index.ts';
import { catalogFacts } from '../../../i18n/catalog-facts.ts';
import { euSizeRows, usSizeRows } from './size-rows.ts';

const texts = aiResumePhotoTexts.en(catalogFacts('en'));

it('lists no pixels for an identity document, only that our headshots are forbidden', () => {
  const documents = [...usSizeRows(texts, 'en'), ...euSizeRows(texts, 'en')].filter(({ key }) =>
    /passport|idCard/i.test(key),
  );
  expect(documents.map(({ key }) => key)).toEqual(['usPassport', 'dePassport', 'esIdCard']);
  for (const { px, note } of documents) {
    expect(px).toBe('');
    expect(note).toMatch(/^Never/);
  }
});

it('lists every size of each country from the catalog', () => {
  const germany = euSizeRows(texts, 'en').filter(({ use }) => use === 'Germany');
  expect(germany.map(({ px }) => px.replaceAll('\u00a0', ' '))).toEqual([
    '531 × 709 px',
    '413 × 531 px',
    '768 × 1063 px',
    '1063 × 768 px',
    '768 × 768 px',
  ]);
});
