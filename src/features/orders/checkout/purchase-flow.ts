import type { CheckoutSession, OverlayOutcome } from '../../../platform/payments/checkout-session.ts';

/** The state of a purchase after its form was sent. Pure; use-purchase.ts drives it. */
export type PurchaseFlow =
  | { readonly step: 'idle'; readonly message: 'declined' | 'closed' | undefined }
  | { readonly step: 'overlay'; readonly session: CheckoutSession }
  /** The overlay was closed; the server is asked whether the payment arrived in spite of that. */
  | { readonly step: 'asking' }
  | { readonly step: 'paid' };

export type PurchaseEvent =
  | { readonly type: 'opened'; readonly session: CheckoutSession }
  | { readonly type: 'overlay-reported'; readonly outcome: OverlayOutcome }
  | { readonly type: 'asked'; readonly isPaid: boolean }
  | { readonly type: 'edited' };

export const IDLE: PurchaseFlow = { step: 'idle', message: undefined };

export function purchaseReducer(flow: PurchaseFlow, event: PurchaseEvent): PurchaseFlow {
  switch (event.type) {
    case 'opened':
      return flow.step === 'paid' ? flow : { step: 'overlay', session: event.session };
    case 'overlay-reported':
      if (flow.step !== 'overlay') return flow;
      if (event.outcome === 'success') return { step: 'paid' };
      return event.outcome === 'closed' ? { step: 'asking' } : { step: 'idle', message: 'declined' };
    case 'asked':
      if (flow.step !== 'asking') return flow;
      return event.isPaid ? { step: 'paid' } : { step: 'idle', message: 'closed' };
    case 'edited':
      return flow.step === 'idle' ? IDLE : flow;
  }
}
