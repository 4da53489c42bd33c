/** The data with which the browser opens a checkout. It is sent to the browser, so it contains no secret of ours. */
export type CheckoutSession = {
  /** The provider's name. */
  readonly provider: string;
} & CheckoutOverlay;

export type CheckoutOverlay =
  /** A page that is shown in a frame inside our own dialog. */
  | { readonly overlay: 'frame'; readonly url: string }
  /** `url` can also be opened as a page of its own. */
  | { readonly overlay: 'lemonsqueezy'; readonly url: string }
  | {
      readonly overlay: 'paddle';
      readonly transactionId: string;
      readonly clientToken: string;
      readonly environment: 'sandbox' | 'production';
      readonly locale: string;
      /** The buyer's address, so that nobody has to type it again. */
      readonly email: string;
      /** The provider's own page for this payment; undefined when the operator has not set one up. */
      readonly hostedUrl: string | undefined;
    }
  | { readonly overlay: 'stripe'; readonly clientSecret: string; readonly publishableKey: string }
  /** The provider's own page, which replaces ours in the browser. */
  | { readonly overlay: 'none'; readonly url: string };

/** The end of an overlay. `declined`: the buyer may try again. The webhook, not this, decides whether an order is paid. */
export type OverlayOutcome = 'success' | 'declined' | 'closed';

/** An overlay that is open in the browser. */
export interface OpenOverlay {
  /** Removes the overlay without reporting an outcome. */
  close(): void;
}

/** The provider's script could not be loaded: blocked by the browser, an extension or the network. */
export class OverlayUnavailableError extends Error {
  override readonly name = 'OverlayUnavailableError';
}

/** The origins that a page with the provider's overlay loads from, as the provider documents them. */
export interface OverlaySources {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly style: readonly string[];
  readonly image: readonly string[];
  /** Origins whose frames may use the browser's payment sheet (Apple Pay, Google Pay). */
  readonly payment: readonly string[];
}
