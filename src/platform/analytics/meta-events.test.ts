import { expect, it } from 'vitest';
import { ANALYTICS_PLANS } from '../../catalog/analytics-plans.ts';
import type { TrackedEvent } from './analytics-events.client.ts';
import { metaEvent } from './meta-events.ts';

const ORDER = { package: 'basic', plan: ANALYTICS_PLANS.BASIC } as const;
const BOUGHT = {
  ...{ content_type: 'product', content_ids: ['basic'], content_name: 'Basic' },
  ...{ value: 29.99, currency: 'USD' },
};

it.each<[Omit<TrackedEvent, 'timestamp'>, object | undefined]>([
  [
    { name: 'page-view', payload: { title: 'X', path: '/x' } },
    { name: 'PageView', parameters: {} },
  ],
  [
    { name: 'opened-checkout', payload: ORDER },
    { name: 'InitiateCheckout', parameters: BOUGHT },
  ],
  [{ name: 'checkout-step', payload: { ...ORDER, step: 'details' } }, undefined],
  [
    { name: 'checkout-step', payload: { ...ORDER, step: 'payment' } },
    { name: 'AddPaymentInfo', parameters: BOUGHT },
  ],
  [
    { name: 'finished-checkout', payload: ORDER },
    { name: 'Purchase', parameters: BOUGHT },
  ],
  [
    { name: 'generate-lead', payload: { kind: 'white-label', currency: 'USD', value: 500 } },
    { name: 'Lead', parameters: { currency: 'USD', value: 500 } },
  ],
  [
    { name: 'generate-lead', payload: { kind: 'team', currency: 'USD', value: undefined } },
    { name: 'Lead', parameters: {} },
  ],
  [
    { name: 'newsletter-signup', payload: { source: 'blog' } },
    { name: 'CompleteRegistration', parameters: { content_name: 'blog' } },
  ],
  [{ name: 'refunded-order', payload: ORDER }, undefined],
  [{ name: 'language-change', payload: { from: 'en', to: 'de' } }, undefined],
])('maps %j to %j', (event, expected) => {
  expect(metaEvent({ ...event, timestamp: '' } as TrackedEvent)).toEqual(expected);
});
