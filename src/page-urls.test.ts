import { expect, it } from 'vitest';
import { LANGUAGES } from './catalog/languages.ts';
import { pathInLanguage, languageOfPath, pagePath } from './page-urls.ts';

it('gives every language its own path', () => {
  expect(pagePath('home', 'en')).toBe('/');
  expect(pagePath('home', 'de')).toBe('/de');
  expect(pagePath('gallery', 'es', { id: 'a/b' })).toBe('/es/gallery/a%2Fb');
});

it('reads the language from the prefix, but only from a whole segment', () => {
  expect(languageOfPath('/de')).toBe('de');
  expect(languageOfPath('/es/gallery/1')).toBe('es');
  expect(languageOfPath('/design')).toBeUndefined();
});

it('keeps the page when the language is switched', () => {
  expect(pathInLanguage('/create-headshot', 'de')).toBe('/de/create-headshot');
  expect(pathInLanguage('/de/create-headshot', 'es')).toBe('/es/create-headshot');
  expect(pathInLanguage('/de', 'en')).toBe('/');
  expect(pathInLanguage('/destination', 'en')).toBe('/destination');
});

const EVIL_PATHS = [
  '//evil.example/',
  '///evil.example',
  '/\\evil.example/',
  '/\\/evil.example',
  '/\t/evil.example',
];

it.each(['', '/de', '/es'].flatMap((prefix) => EVIL_PATHS.map((path) => prefix + path)))(
  'never turns %j into another site’s URL',
  (pathname) => {
    for (const language of LANGUAGES) {
      const link = new URL(pathInLanguage(pathname, language), 'https://lichtbild.example');
      expect(link.origin).toBe('https://lichtbild.example');
      expect(languageOfPath(link.pathname)).toBe(language === 'en' ? undefined : language);
    }
  },
);
