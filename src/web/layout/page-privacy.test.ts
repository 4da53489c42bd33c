import { expect, it } from 'vitest';
import { PRIVATE_PAGES, pagePath } from '../../page-urls.ts';
import { pagePrivacy } from './page-privacy.ts';

const ORIGIN = 'https://lichtbild.example';
const of = (path: string, referrer = '') => pagePrivacy(ORIGIN + path, referrer && ORIGIN + referrer);

it.each([
  ['/', 'public'],
  ['/de/blog/licht', 'personal'],
  ['/blog/de/licht', 'public'],
  ['/es/pricing?utm_source=press&utm_campaign=x&ref=producthunt', 'public'],
  ['/checkout?product=premium&code=WELCOME20', 'public'],
  ['/create-headshot?ordered=basic', 'public'],
  ['/checkout?product=premium&email=mira@example.org', 'personal'],
  ['/resume-builder?email=mira%40example.org', 'personal'],
  ['/withdraw?order=order-1', 'personal'],
  ['/galery/secret-id', 'personal'],
  ['/de/order/order-1', 'personal'],
  ['/order/order-1/refund', 'secret'],
  ['/gallery/secret-id', 'secret'],
  ['/newsletter/confirm/token', 'secret'],
] as const)('takes %s for %s', (path, privacy) => {
  expect(of(path)).toBe(privacy);
});

it('takes no private page for a public one', () => {
  for (const page of PRIVATE_PAGES)
    expect(of(pagePath(page, 'es', { id: '1', token: '1' })), page).not.toBe('public');
});

it('is more careful after one of our own private addresses, and not after a public or a stranger’s', () => {
  expect(of('/pricing', '/gallery/secret-id')).toBe('personal');
  expect(of('/pricing', '/checkout?email=mira@example.org')).toBe('personal');
  expect(of('/pricing', '/about')).toBe('public');
  expect(of('/gallery/secret-id', '/about')).toBe('secret');
  expect(pagePrivacy(`${ORIGIN}/pricing`, 'https://search.example/gallery/1?email=x')).toBe('public');
  expect(pagePrivacy(`${ORIGIN}/pricing`, 'nonsense')).toBe('public');
});
