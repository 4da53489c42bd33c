import { expect, it } from 'vitest';
import { ANALYTICS_PLANS } from '../../catalog/analytics-plans.ts';
import type { TrackedEvent } from '../../platform/analytics/analytics-events.client.ts';
import { COUNTED_DETAILS, isCounted } from './counted-details.ts';
import { countedEvent } from './counted-event.ts';

const pageOf = (path: string) => (path === '/de/gallery/:id' ? 'gallery' : undefined);
const ORDER = { package: 'premium', plan: ANALYTICS_PLANS.PREMIUM } as const;

it.each<[Omit<TrackedEvent, 'timestamp'>, string]>([
  [{ name: 'page-view', payload: { title: 'Mira', path: '/de/gallery/:id' } }, 'gallery'],
  [{ name: 'page-view', payload: { title: 'Mira', path: '/no-such-page' } }, 'not-found'],
  [{ name: 'language-change', payload: { from: 'en', to: 'es' } }, 'es'],
  [{ name: 'consent-updated', payload: { analytics: false, marketing: false } }, 'none'],
  [{ name: 'consent-updated', payload: { analytics: true, marketing: false } }, 'analytics'],
  [{ name: 'consent-updated', payload: { analytics: false, marketing: true } }, 'marketing'],
  [{ name: 'consent-updated', payload: { analytics: true, marketing: true } }, 'analytics/marketing'],
  [{ name: 'generate-lead', payload: { kind: 'team', currency: 'USD', value: undefined } }, 'team'],
  [{ name: 'opened-checkout', payload: ORDER }, 'premium'],
  [{ name: 'finished-checkout', payload: ORDER }, 'premium'],
  [{ name: 'abandoned-checkout', payload: ORDER }, 'premium'],
  [{ name: 'refunded-order', payload: ORDER }, 'premium'],
  [{ name: 'checkout-step', payload: { ...ORDER, step: 'payment' } }, 'premium/payment'],
  [
    { name: 'exit-intent-modal-opened', payload: { content: 'life-impact', trigger: 'tab-return' } },
    'life-impact/tab-return',
  ],
  [{ name: 'exit-intent-modal-closed', payload: { content: 'email' } }, 'email'],
  [{ name: 'exit-intent-signup', payload: {} }, ''],
  [{ name: 'selfie-refused', payload: { reason: 'too-dark' } }, 'too-dark'],
  [{ name: 'success-modal-opened', payload: { source: 'welcome-flow' } }, 'welcome-flow'],
  [{ name: 'newsletter-signup', payload: { source: 'confirm-page' } }, 'confirm-page'],
])('reduces %j to %j, which is counted', (event, detail) => {
  const counted = countedEvent({ ...event, timestamp: '' } as TrackedEvent, pageOf);
  expect(counted).toEqual({ name: event.name, detail });
  expect(isCounted(counted)).toBe(true);
});

it.each([
  ['page-view', '/de/pricing'],
  ['page-view', ''],
  ['newsletter-signup', 'mira@example.org'],
  ['exit-intent-signup', 'x'],
  ['consent-updated', 'toString'],
  ['selfie-refused', 'ugly'],
  ['visit-step', 'search'],
  ['visit-step', 'search.example/arrived'],
  ['toString', ''],
  ['constructor', 'name'],
])('counts no %s with the detail %j', (name, detail) => {
  expect(isCounted({ name, detail })).toBe(false);
});

it('has few details, none of which could hold more than a word or two', () => {
  const all = Object.values(COUNTED_DETAILS).flat();
  expect(all.length).toBeLessThan(200);
  for (const detail of all) expect(detail).toMatch(/^[a-zA-Z-]*(\/[a-z-]+)?$/);
});
