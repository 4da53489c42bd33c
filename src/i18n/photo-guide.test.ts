import { expect, it } from 'vitest';
import { countryGuides, expectationGuides, idDocumentGuides } from './photo-guide.ts';

it('names countries in the page’s language and sorts them by it', () => {
  const names = (language: 'en' | 'de' | 'es') => countryGuides(language).map(({ name }) => name);
  expect(names('de').slice(0, 3)).toEqual(['Australien', 'Belgien', 'Bulgarien']);
  expect(names('de').indexOf('Österreich')).toBe(names('de').indexOf('Niederlande') + 1);
  expect(names('es')).toContain('Alemania');
  expect(names('en')).toContain('Germany');
});

it('prints sizes in millimetres and pixels without breaks', () => {
  const germany = countryGuides('en').find(({ code }) => code === 'DE');
  expect(germany?.sizes[0]).toMatchObject({
    mm: '45\u00a0×\u00a060\u00a0mm',
    px: '531\u00a0×\u00a0709\u00a0px',
    pxFine: '1063\u00a0×\u00a01417\u00a0px',
  });
  expect(idDocumentGuides('de')[0]?.mm).toBe('50,8\u00a0×\u00a050,8\u00a0mm');
});

it('puts each country into exactly one group', () => {
  const grouped = expectationGuides('es').flatMap(({ countries }) => countries.map(({ code }) => code));
  expect(grouped.toSorted()).toEqual(
    countryGuides('es')
      .map(({ code }) => code)
      .toSorted(),
  );
  expect(expectationGuides('en').map(({ id }) => id)).toEqual([
    'expected',
    'common',
    'optional',
    'notUsual',
    'avoid',
  ]);
});
