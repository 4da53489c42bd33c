import type { Stripe, StripeEmbeddedCheckoutOptions } from '@stripe/stripe-js';
import { afterEach, expect, it, vi } from 'vitest';
import { OverlayUnavailableError } from '../checkout-session.ts';
import { openStripeOverlay, type StripeSession } from './stripe-overlay.client.ts';
import { STRIPE_SOURCES } from './stripe-sources.ts';

const SESSION: StripeSession = {
  provider: 'stripe',
  overlay: 'stripe',
  clientSecret: 'cs_test_1_secret_1',
  publishableKey: 'pk_test_1',
};
const CONTAINER = {} as HTMLElement;

afterEach(() => void vi.useRealTimers());

/** Stripe.js in the browser, which records what is asked of it. */
function fakeStripe({ mountFails = false } = {}) {
  const calls: string[] = [];
  const given: { options?: StripeEmbeddedCheckoutOptions } = {};
  const stripe = {
    createEmbeddedCheckoutPage(options: StripeEmbeddedCheckoutOptions) {
      given.options = options;
      return Promise.resolve({
        mount(element: unknown) {
          calls.push(element === CONTAINER ? 'mount' : 'mount elsewhere');
          if (mountFails) throw new Error('IntegrationError');
        },
        unmount: () => void calls.push('unmount'),
        destroy: () => void calls.push('destroy'),
      });
    },
  } as unknown as Stripe;
  return { stripe, calls, given };
}

it('mounts the checkout and reports its success', async () => {
  const { stripe, calls, given } = fakeStripe();
  const outcomes: string[] = [];
  const load = vi.fn(() => Promise.resolve(stripe));
  const options = { container: CONTAINER, onOutcome: (outcome: string) => void outcomes.push(outcome) };
  const overlay = await openStripeOverlay(SESSION, options, load);
  expect(load).toHaveBeenCalledExactlyOnceWith('pk_test_1');
  expect(given.options?.clientSecret).toBe('cs_test_1_secret_1');
  given.options?.onComplete?.();
  expect(outcomes).toEqual(['success']);
  overlay.close();
  overlay.close();
  given.options?.onComplete?.();
  expect(outcomes).toEqual(['success']);
  expect(calls).toEqual(['mount', 'destroy']);
});

it.each<[string, () => Promise<Stripe | null>]>([
  ['is blocked', () => Promise.reject(new Error('Failed to load Stripe.js'))],
  ['is not a browser', () => Promise.resolve(null)],
  ['lacks the function', () => Promise.resolve({} as Stripe)],
  [
    'refuses the session',
    () =>
      Promise.resolve({
        createEmbeddedCheckoutPage: () => Promise.reject(new Error('IntegrationError')),
      } as unknown as Stripe),
  ],
])('is unavailable when Stripe.js %s', async (_, load) => {
  const opening = openStripeOverlay(SESSION, { container: CONTAINER, onOutcome: () => undefined }, load);
  await expect(opening).rejects.toThrow(OverlayUnavailableError);
});

it('is unavailable when the checkout cannot be mounted, and can be opened again', async () => {
  const { stripe, calls } = fakeStripe({ mountFails: true });
  const options = { container: CONTAINER, onOutcome: () => undefined };
  const opening = openStripeOverlay(SESSION, options, () => Promise.resolve(stripe));
  await expect(opening).rejects.toThrow(OverlayUnavailableError);
  expect(calls).toEqual(['mount', 'destroy']);
});

it('is unavailable after 15 seconds, and a late checkout is removed', async () => {
  vi.useFakeTimers();
  const { stripe, calls } = fakeStripe();
  const script = Promise.withResolvers<Stripe>();
  const options = { container: CONTAINER, onOutcome: () => undefined };
  const opening = openStripeOverlay(SESSION, options, () => script.promise).then(
    () => 'opened',
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(14_999);
  const first = await Promise.race([opening, Promise.resolve('waiting')]);
  expect(first).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await opening).toBeInstanceOf(OverlayUnavailableError);
  script.resolve(stripe);
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual(['destroy']);
});

it('names only origins of Stripe, over HTTPS', () => {
  for (const origin of Object.values(STRIPE_SOURCES).flat()) {
    expect(origin).toMatch(/^https:\/\/(\*\.)?([a-z]+\.)*stripe\.com$/);
  }
});
