import { expect, it } from 'vitest';
import { inLanguage, languageOfPath, pagePath } from './routes.ts';

it('gives every language an address of its own', () => {
  expect(pagePath('home', 'en')).toBe('/');
  expect(pagePath('home', 'de')).toBe('/de');
  expect(pagePath('gallery', 'es', { id: 'a/b' })).toBe('/es/gallery/a%2Fb');
});

it('reads the language off the prefix, and only off a whole segment', () => {
  expect(languageOfPath('/de')).toBe('de');
  expect(languageOfPath('/es/gallery/1')).toBe('es');
  expect(languageOfPath('/design')).toBeUndefined();
});

it('keeps the page when the language is switched', () => {
  expect(inLanguage('/create-headshot', 'de')).toBe('/de/create-headshot');
  expect(inLanguage('/de/create-headshot', 'es')).toBe('/es/create-headshot');
  expect(inLanguage('/de', 'en')).toBe('/');
  expect(inLanguage('/destination', 'en')).toBe('/destination');
});
