import { expect, it } from 'vitest';
import { isEmail, shortUrl, webHref } from './web-links.ts';

it.each([
  ['example.com', 'https://example.com/'],
  ['http://example.com/a', 'http://example.com/a'],
  [' https://example.com ', 'https://example.com/'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['two words', undefined],
  ['localhost', undefined],
  ['', undefined],
])('%j links to %j', (url, href) => {
  expect(webHref(url)).toBe(href);
});

it('writes addresses as on paper', () => {
  expect(shortUrl('https://www.example.com/')).toBe('example.com');
  expect(shortUrl('example.com/a')).toBe('example.com/a');
});

it.each(['you@example.com', ' you@example.com '])('%j is an email address', (text) => {
  expect(isEmail(text)).toBe(true);
});
it.each(['you@example', 'you example.com', ''])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false);
});
