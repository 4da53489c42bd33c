import type { CheckoutSession, OpenOverlay, OverlayOutcome } from './checkout-session.ts';

/** A session whose checkout is opened by a script of its provider. */
export type ScriptedSession = Extract<CheckoutSession, { overlay: 'lemonsqueezy' | 'paddle' | 'stripe' }>;

export interface OverlayOptions {
  readonly onOutcome: (outcome: OverlayOutcome) => void;
  /** A provider without a window of its own puts its form here. */
  readonly container: HTMLElement;
}

/**
 * Loads the script of the session's provider and opens its checkout.
 * @throws {OverlayUnavailableError} when the script does not load
 */
export async function openOverlay(session: ScriptedSession, options: OverlayOptions): Promise<OpenOverlay> {
  // Imported on demand, because a service uses one of them at most.
  switch (session.overlay) {
    case 'lemonsqueezy': {
      const { openLemonSqueezyOverlay } = await import('./lemonsqueezy/lemon-squeezy-overlay.client.ts');
      return openLemonSqueezyOverlay(session, options);
    }
    case 'paddle': {
      const { openPaddleOverlay } = await import('./paddle/paddle-overlay.client.ts');
      return openPaddleOverlay(session, options);
    }
    case 'stripe': {
      const { openStripeOverlay } = await import('./stripe/stripe-overlay.client.ts');
      return openStripeOverlay(session, options);
    }
  }
}
