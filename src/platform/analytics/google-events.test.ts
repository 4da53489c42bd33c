import { expect, it } from 'vitest';
import { ANALYTICS_PLANS } from '../../catalog/analytics-plans.ts';
import type { TrackedEvent } from './analytics-events.client.ts';
import { googleEvent } from './google-events.ts';

const timestamp = '2026-11-27T12:00:00.000Z';
const PAGE = { path: '/x', url: 'https://lichtbild.example/x', title: 'X' };
const ORDER = { package: 'premium', plan: ANALYTICS_PLANS.PREMIUM } as const;
const BOUGHT = {
  ...{ currency: 'USD', value: 49.99 },
  items: [{ item_id: 'premium', item_name: 'Premium', price: 49.99, quantity: 1 }],
};
const LEAD = { kind: 'white-label', currency: 'USD', value: 500 } as const;

it.each<[Omit<TrackedEvent, 'timestamp'>, string, object]>([
  [{ name: 'page-view', payload: { title: 'X', path: '/x' } }, 'page_view', { page_path: '/x' }],
  [
    { name: 'language-change', payload: { from: 'en', to: 'de' } },
    'language_change',
    { previous_language: 'en', new_language: 'de' },
  ],
  [
    { name: 'consent-updated', payload: { analytics: true, marketing: false } },
    'consent_updated',
    { analytics: true, marketing: false },
  ],
  [{ name: 'generate-lead', payload: LEAD }, 'generate_lead', LEAD],
  [
    { name: 'generate-lead', payload: { kind: 'team', currency: 'USD', value: undefined } },
    'generate_lead',
    { kind: 'team', currency: 'USD' },
  ],
  [{ name: 'opened-checkout', payload: ORDER }, 'begin_checkout', BOUGHT],
  [
    { name: 'checkout-step', payload: { ...ORDER, step: 'payment' } },
    'checkout_step',
    { checkout_step: 'payment', ...BOUGHT },
  ],
  [{ name: 'abandoned-checkout', payload: ORDER }, 'checkout_abandoned', BOUGHT],
  [{ name: 'finished-checkout', payload: ORDER }, 'purchase', { transaction_id: timestamp, ...BOUGHT }],
  [{ name: 'refunded-order', payload: ORDER }, 'refund', BOUGHT],
  [{ name: 'newsletter-signup', payload: { source: 'blog' } }, 'sign_up', { method: 'blog' }],
  [{ name: 'exit-intent-signup', payload: {} }, 'exit_intent_signup', {}],
  [
    { name: 'exit-intent-modal-opened', payload: { content: 'email', trigger: 'top-edge' } },
    'exit_intent_modal_opened',
    { content: 'email', trigger: 'top-edge' },
  ],
  [{ name: 'welcome-modal-closed', payload: {} }, 'welcome_modal_closed', {}],
])('names %j as %s', (event, name, parameters) => {
  expect(googleEvent({ ...event, timestamp } as TrackedEvent, PAGE)).toEqual({
    name,
    parameters: { ...parameters, page_location: PAGE.url, page_title: 'X' },
  });
});
