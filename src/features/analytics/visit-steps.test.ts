import { expect, it } from 'vitest';
import type { TrackedEvent } from '../../platform/analytics/analytics-events.client.ts';
import { visitSource, visitStepOf } from './visit-steps.ts';

const HOME = 'https://lichtbild.example/';

it.each([
  [HOME, '', 'direct'],
  [HOME, 'not an address', 'direct'],
  [HOME, 'https://www.google.de/', 'search'],
  [HOME, 'https://duckduckgo.com/', 'search'],
  [HOME, 'https://www.linkedin.com/feed', 'social'],
  [HOME, 'https://lnkd.in/abc', 'social'],
  [HOME, 'https://t.co/abc', 'social'],
  [HOME, 'https://start.co/abc', 'referral'],
  [HOME, 'https://mygoogle-blog.example/', 'referral'],
  [HOME, 'https://lichtbild.example/pricing', 'internal'],
  [`${HOME}?ref=producthunt`, '', 'referral'],
  [`${HOME}?utm_source=newsletter`, '', 'newsletter'],
  [`${HOME}?utm_medium=email&utm_source=x`, 'https://www.google.com/', 'newsletter'],
  [`${HOME}?utm_medium=cpc`, 'https://www.google.com/', 'advertisement'],
  [`${HOME}de/ad-landing/emotional-story`, '', 'advertisement'],
  [`${HOME}ad-landings`, '', 'direct'],
])('%s after %j is a visit by %s', (address, referrer, source) => {
  expect(visitSource(address, referrer)).toBe(source);
});

const ORDER = { package: 'basic', plan: {} };
it.each([
  ['page-view', { path: '/de/create-headshot' }, 'create-headshot'],
  ['page-view', { path: '/de/pricing' }, 'arrived'],
  ['checkout-step', { ...ORDER, step: 'details' }, 'details'],
  ['checkout-step', { ...ORDER, step: 'payment' }, undefined],
  ['opened-checkout', ORDER, 'payment'],
  ['finished-checkout', ORDER, 'paid'],
  ['abandoned-checkout', ORDER, undefined],
  ['newsletter-signup', { source: 'footer' }, undefined],
])('%s with %j is the step %s', (name, payload, step) => {
  const event = { name, payload, timestamp: '' } as unknown as TrackedEvent;
  const pageOf = (path: string) => (path === '/de/create-headshot' ? 'createHeadshot' : undefined);
  expect(visitStepOf(event, pageOf)).toBe(step);
});
