import type { Stripe, StripeEmbeddedCheckout } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import {
  type CheckoutSession,
  type OpenOverlay,
  type OverlayOutcome,
  OverlayUnavailableError,
} from '../checkout-session.ts';

const LOAD_TIMEOUT_MS = 15_000;

export type StripeSession = Extract<CheckoutSession, { readonly overlay: 'stripe' }>;

export interface StripeOverlayOptions {
  onOutcome(outcome: OverlayOutcome): void;
  /** Stripe mounts the checkout as a frame into this element. Its width should be at least 320 pixels. */
  readonly container: HTMLElement;
}

/**
 * Opens Stripe's embedded checkout. It has no close button of its own, and lets buyers try again after a refused card, so that
 * it reports `success` only. A page can have one at a time: call `close` before opening another.
 *
 * @param load loads Stripe.js from js.stripe.com, at the first call
 * @throws {OverlayUnavailableError}
 */
export async function openStripeOverlay(
  { publishableKey, clientSecret }: StripeSession,
  { onOutcome, container }: StripeOverlayOptions,
  load: (publishableKey: string) => Promise<Stripe | null> = loadStripe,
): Promise<OpenOverlay> {
  const state = { isClosed: false };
  const onComplete = () => {
    if (!state.isClosed) onOutcome('success');
  };
  const checkout = await withinTimeout(createCheckout(load, publishableKey, clientSecret, onComplete));
  try {
    checkout.mount(container);
  } catch (cause) {
    checkout.destroy();
    throw new OverlayUnavailableError("Stripe's checkout could not be mounted.", { cause });
  }
  return {
    close() {
      if (state.isClosed) return;
      state.isClosed = true;
      checkout.destroy();
    },
  };
}

async function createCheckout(
  load: (publishableKey: string) => Promise<Stripe | null>,
  publishableKey: string,
  clientSecret: string,
  onComplete: () => void,
): Promise<StripeEmbeddedCheckout> {
  try {
    const stripe: Partial<Stripe> | null = await load(publishableKey);
    if (typeof stripe?.createEmbeddedCheckoutPage !== 'function') {
      throw new OverlayUnavailableError('Stripe.js lacks createEmbeddedCheckoutPage.');
    }
    return await stripe.createEmbeddedCheckoutPage({ clientSecret, onComplete });
  } catch (cause) {
    if (cause instanceof OverlayUnavailableError) throw cause;
    throw new OverlayUnavailableError('Stripe.js could not be loaded.', { cause });
  }
}

/** A checkout that arrives too late is destroyed, because a second one could not be opened beside it. */
async function withinTimeout(creating: Promise<StripeEmbeddedCheckout>): Promise<StripeEmbeddedCheckout> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLate = false;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new OverlayUnavailableError('Stripe.js did not load in time.'));
    }, LOAD_TIMEOUT_MS);
  });
  creating.then(
    (checkout) => isLate && checkout.destroy(),
    () => undefined,
  );
  try {
    return await Promise.race([creating, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
