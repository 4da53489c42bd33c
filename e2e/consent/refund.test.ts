import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ANALYTICS_EVENT } from '../../src/platform/analytics/analytics-events.client.ts';
import { customerWithDraft } from '../customer-journey/customer.ts';
import { CUSTOMER_STATES } from '../customer-journey/customer-states.ts';
import { serviceWithBackend } from '../customer-journey/service-with-backend.ts';
import { waitForHydration } from '../wait-for-hydration.ts';

const own = serviceWithBackend();
const { service } = own;

/** Lets each document note the refunds that it reports. */
function noteRefunds(context: BrowserContext): Promise<unknown> {
  return context.addInitScript((name) => {
    const noted: unknown[] = ((window as unknown as { noted: unknown[] }).noted = []);
    addEventListener(name, (event) => {
      const { name: what, payload } = (event as CustomEvent<{ name: string; payload: unknown }>).detail;
      if (what === 'refunded-order') noted.push(payload);
    });
  }, ANALYTICS_EVENT);
}
const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: unknown[] }).noted);
const REFUND = {
  package: 'basic',
  plan: { id: 'BASIC', name: 'Basic', price: 29.99, currency: 'USD', variantId: 'basic' },
};

it.each([true, false])('reports a full refund on the order’s page, with analytics: %s', async (hasAgreed) => {
  const { context } = await service.visit('en');
  await context.addInitScript(
    (analytics) =>
      localStorage.setItem(
        'cookie-consent',
        JSON.stringify({ essential: true, analytics, marketing: false }),
      ),
    hasAgreed,
  );
  await noteRefunds(context);
  const customer = await customerWithDraft(own.backend, context, 'en', `refund-${hasAgreed}`);
  const refunded = CUSTOMER_STATES.find(({ name }) => name === 'refunded')!;
  await refunded.reach(own.backend, customer);
  const { page } = customer;
  await waitForHydration(page);
  await expect.poll(() => noted(page)).toEqual([REFUND]);
  const stored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('lichtbild-refund-')));
  expect(await stored()).toHaveLength(hasAgreed ? 1 : 0);

  // Nothing is stored for those who refused, so their next visit reports it again.
  await page.reload();
  await waitForHydration(page);
  await page.waitForTimeout(500);
  expect(await noted(page)).toEqual(hasAgreed ? [] : [REFUND]);
});
