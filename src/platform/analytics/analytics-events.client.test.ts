import { afterEach, expect, it, vi } from 'vitest';
import { ANALYTICS_EVENT, trackCheckout } from './analytics-events.client.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['opened-checkout', 'basic', { id: 'BASIC', price: 29.99 }],
  ['finished-checkout', 'premium', { id: 'PREMIUM', price: 49.99 }],
  ['abandoned-checkout', 'ultimate', { id: 'ULTIMATE', price: 99.99 }],
] as const)('reports %s with the package %s and its plan', (stage, packageId, plan) => {
  const page = new EventTarget();
  const tracked: unknown[] = [];
  page.addEventListener(ANALYTICS_EVENT, (event) => tracked.push((event as CustomEvent).detail));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));

  trackCheckout(stage, packageId);

  expect(tracked).toEqual([
    {
      name: stage,
      payload: {
        package: packageId,
        plan: { ...plan, name: expect.any(String) as string, currency: 'USD', variantId: packageId },
      },
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    },
  ]);
});
