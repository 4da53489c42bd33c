import { expect, it } from 'vitest';
import { canonicalPath, pageOfPath } from './page-of-path.ts';

it.each([
  ['/', { page: 'home', language: 'en' }],
  ['/de', { page: 'home', language: 'de' }],
  ['/blog/de', { page: 'blog', language: 'de' }],
  ['/blog/de/foto', { page: 'article', language: 'de', params: { slug: 'foto' } }],
  ['/blog/photo', { page: 'article', language: 'en', params: { slug: 'photo' } }],
  ['/es/gallery/AbC', { page: 'gallery', language: 'es', params: { id: 'AbC' } }],
  ['/dashboard', { page: 'dashboard' }],
])('%s is a page', (path, expected) => {
  expect(pageOfPath(path)).toMatchObject(expected);
});

it.each(['/nothing', '/de/dashboard', '/de/blog', '/assets/x.js', '/gallery'])('%s is none', (path) => {
  expect(pageOfPath(path)).toBeUndefined();
});

it.each([
  ['/Pricing', '/pricing'],
  ['/pricing/', '/pricing'],
  ['/DE/CV-Photo//', '/de/cv-photo'],
  ['/de/', '/de'],
  ['/es/blog', '/blog/es'],
  ['/de/Blog/Mein-Foto/', '/blog/de/mein-foto'],
  // An id is as it is.
  ['/Gallery/AbC/', '/gallery/AbC'],
  ['//', '/'],
  ['/pricing', '/pricing'],
])('%s lives at %s', (typed, canonical) => {
  expect(canonicalPath(typed)).toBe(canonical);
});

it.each(['//example.com', '/\\example.com/', '/unknown/', '/api/shoot/'])('%s is left alone', (path) => {
  expect(canonicalPath(path)).toBeUndefined();
});
