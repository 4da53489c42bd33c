import { expect, it } from 'vitest';
import { type LanguageHints, negotiateLanguage } from './language-negotiation.ts';

const nothing: LanguageHints = {
  pathname: '/',
  hostname: 'lichtbild.example',
  preferredCookie: undefined,
  acceptLanguage: undefined,
};

it.each<[string, Partial<LanguageHints>, string]>([
  ['nothing known', {}, 'en'],
  ['the path wins over everything', { pathname: '/es/gallery/1', preferredCookie: 'de' }, 'es'],
  [
    'the stored choice wins over host and browser',
    { preferredCookie: 'es', hostname: 'lebenslauf.example' },
    'es',
  ],
  ['a stored choice nobody offers is ignored', { preferredCookie: 'fr', acceptLanguage: 'de' }, 'de'],
  ['the German host', { hostname: 'www.lebenslauf-foto.example', acceptLanguage: 'es' }, 'de'],
  ['the browser by quality', { acceptLanguage: 'fr, en;q=0.4, de-AT;q=0.9' }, 'de'],
  ['a refused language', { acceptLanguage: 'de;q=0, es;q=0.1' }, 'es'],
  ['nonsense', { acceptLanguage: ';;,q=' }, 'en'],
])('%s', (_, hints, expected) => {
  expect(negotiateLanguage({ ...nothing, ...hints })).toBe(expected);
});
