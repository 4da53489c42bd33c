import { expect, it } from 'vitest';
import { canonicalPath, matchPage } from './match-page.ts';

it.each([
  ['/', { page: 'home', language: 'en' }],
  ['/de', { page: 'home', language: 'de' }],
  ['/blog/de', { page: 'blog', language: 'de' }],
  ['/blog/de/foto', { page: 'article', language: 'de', params: { slug: 'foto' } }],
  ['/blog/photo', { page: 'article', language: 'en', params: { slug: 'photo' } }],
  ['/es/gallery/AbC', { page: 'gallery', language: 'es', params: { id: 'AbC' } }],
  ['/dashboard', { page: 'dashboard' }],
  // React Router accepts these spellings, so a private page would lose its headers if they did not match.
  ['/gallery/AbC.data', { page: 'gallery', params: { id: 'AbC' } }],
  ['/gallery/AbC/_.data', { page: 'gallery', params: { id: 'AbC' } }],
  ['/%67allery/%41bC', { page: 'gallery', params: { id: 'AbC' } }],
  ['/GALLERY/AbC/', { page: 'gallery', params: { id: 'AbC' } }],
  ['/gallery/a%2Fb', { page: 'gallery', params: { id: 'a/b' } }],
  ['/gallery/%', { page: 'gallery', params: { id: '%' } }],
  ['/_.data', { page: 'home', language: 'en' }],
  ['/de.data', { page: 'home', language: 'de' }],
])('%s is a page', (path, expected) => {
  expect(matchPage(path)).toMatchObject(expected);
});

it.each(['/nothing', '/de/dashboard', '/de/blog', '/assets/x.js', '/shoots', '/shoots/'])(
  '%s is none',
  (path) => {
    expect(matchPage(path)).toBeUndefined();
  },
);

it.each([
  ['/Pricing', '/pricing'],
  ['/pricing/', '/pricing'],
  ['/DE/CV-Photo//', '/de/cv-photo'],
  ['/de/', '/de'],
  ['/es/blog', '/blog/es'],
  ['/de/Blog/Mein-Foto/', '/blog/de/mein-foto'],
  // Ids are case-sensitive.
  ['/Gallery/AbC/', '/gallery/AbC'],
  ['//', '/'],
  ['/pricing', '/pricing'],
  ['/%70ricing', '/pricing'],
  ['/d%65/%62log/%61i-photo', '/blog/de/ai-photo'],
  ['/blog/%41I-Photo', '/blog/ai-photo'],
  ['/%67allery/%41bC', '/gallery/AbC'],
  ['/gallery/a%2fb', '/gallery/a%2Fb'],
  ['/gallery/AbC/_.data', '/gallery/AbC.data'],
  ['/Pricing.data', '/pricing.data'],
  ['/_.data', '/_.data'],
  ['/de/_.data', '/de.data'],
])('the canonical path of %s is %s', (typed, canonical) => {
  expect(canonicalPath(typed)).toBe(canonical);
  expect(canonicalPath(canonical), 'and stays there').toBe(canonical);
});

it.each([
  '//example.com',
  '/%2F%2Fexample.com',
  '/%2Fexample.com/',
  '/\\example.com/',
  '/unknown/',
  '/api/shoot/',
])('%s has no canonical path', (path) => {
  expect(canonicalPath(path)).toBeUndefined();
});
