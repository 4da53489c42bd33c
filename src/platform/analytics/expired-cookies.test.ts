import { expect, it } from 'vitest';
import { expiredCookies } from './expired-cookies.ts';

it('deletes the matching cookies for the host and the domains above it', () => {
  const cookies = '_ga=1; preferred-language=de; _ga_ABC=2; _gallery=3';
  expect(expiredCookies(cookies, 'www.lichtbild.example', /^_ga(_|$)/)).toEqual([
    '_ga=; Path=/; Max-Age=0',
    '_ga=; Path=/; Max-Age=0; Domain=www.lichtbild.example',
    '_ga=; Path=/; Max-Age=0; Domain=lichtbild.example',
    '_ga_ABC=; Path=/; Max-Age=0',
    '_ga_ABC=; Path=/; Max-Age=0; Domain=www.lichtbild.example',
    '_ga_ABC=; Path=/; Max-Age=0; Domain=lichtbild.example',
  ]);
});

it('needs no domain on localhost, and does nothing without cookies', () => {
  expect(expiredCookies('_fbp=1', 'localhost', /^_fb[pc]$/)).toEqual(['_fbp=; Path=/; Max-Age=0']);
  expect(expiredCookies('', 'localhost', /^_fb[pc]$/)).toEqual([]);
});
