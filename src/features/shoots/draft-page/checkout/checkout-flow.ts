import type { CheckoutSession } from '../../../../platform/payments/checkout-session.ts';
import type { FormProblem } from '../choice/choice-form.ts';

export type OverlaySession = CheckoutSession;

/** The state of the checkout, from the order button to the paid order. Pure; use-checkout.ts drives it. */
export type CheckoutFlow =
  | {
      readonly step: 'editing';
      readonly problem: FormProblem | undefined;
      readonly message: CheckoutMessage | undefined;
    }
  | { readonly step: 'saving' }
  /** The likeness comparison of the current selfies is running. */
  | { readonly step: 'comparing' }
  | { readonly step: 'opening' }
  | { readonly step: 'overlay'; readonly session: OverlaySession }
  | { readonly step: 'paid' };

export type CheckoutMessage =
  | { readonly kind: 'declined' | 'closed' | 'offline' | 'comparison-left-too-few' | 'comparison-failed' }
  /** The server's own message, in the visitor's language. */
  | { readonly kind: 'from-server'; readonly text: string };

export type CheckoutEvent =
  | { readonly type: 'edited' }
  | { readonly type: 'problem-found'; readonly problem: FormProblem }
  | { readonly type: 'submitted' }
  | { readonly type: 'saved' }
  | { readonly type: 'compared'; readonly enough: boolean }
  | { readonly type: 'comparison-failed' }
  | { readonly type: 'opened'; readonly session: OverlaySession }
  /** The order was paid earlier, or the shoot reported its payment before the overlay did. */
  | { readonly type: 'already-paid' }
  | { readonly type: 'refused'; readonly message: CheckoutMessage }
  | { readonly type: 'overlay-reported'; readonly outcome: 'success' | 'declined' | 'closed' };

export const EDITING: Extract<CheckoutFlow, { step: 'editing' }> = {
  step: 'editing',
  problem: undefined,
  message: undefined,
};

export function checkoutReducer(flow: CheckoutFlow, event: CheckoutEvent): CheckoutFlow {
  switch (event.type) {
    case 'edited':
      return flow.step === 'editing' ? EDITING : flow;
    case 'problem-found':
      return flow.step === 'editing' ? { ...EDITING, problem: event.problem } : flow;
    case 'submitted':
      return flow.step === 'editing' ? { step: 'saving' } : flow;
    case 'saved':
      return flow.step === 'saving' ? { step: 'comparing' } : flow;
    case 'compared':
      if (flow.step !== 'comparing') return flow;
      return event.enough ? { step: 'opening' } : withMessage({ kind: 'comparison-left-too-few' });
    case 'comparison-failed':
      return flow.step === 'comparing' ? withMessage({ kind: 'comparison-failed' }) : flow;
    case 'opened':
      return flow.step === 'opening' ? { step: 'overlay', session: event.session } : flow;
    case 'already-paid':
      return flow.step === 'opening' || flow.step === 'overlay' ? { step: 'paid' } : flow;
    case 'refused':
      return flow.step === 'paid' ? flow : withMessage(event.message);
    case 'overlay-reported':
      if (flow.step !== 'overlay') return flow;
      return event.outcome === 'success' ? { step: 'paid' } : withMessage({ kind: event.outcome });
  }
}

/**
 * Returns the order stage (spec §4) that a transition reports to analytics, if any. A declined card reports none, because
 * the visitor may try another one.
 */
export function checkoutStage(
  before: CheckoutFlow,
  after: CheckoutFlow,
): 'opened-checkout' | 'finished-checkout' | 'abandoned-checkout' | undefined {
  if (before.step === 'opening' && after.step === 'overlay') return 'opened-checkout';
  if (before.step !== 'overlay') return undefined;
  if (after.step === 'paid') return 'finished-checkout';
  return after.step === 'editing' && after.message?.kind === 'closed' ? 'abandoned-checkout' : undefined;
}

function withMessage(message: CheckoutMessage): CheckoutFlow {
  return { ...EDITING, message };
}

/** Reads a message of our own overlay; returns undefined for every other message. */
export function overlayOutcome(data: unknown): 'success' | 'declined' | 'closed' | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, outcome } = data as { type?: unknown; outcome?: unknown };
  if (type !== 'lichtbild:checkout') return undefined;
  return outcome === 'success' || outcome === 'declined' || outcome === 'closed' ? outcome : undefined;
}
