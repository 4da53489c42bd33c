import type { CheckoutSession } from '../../../../platform/payments/checkout-session.ts';
import type { FormProblem } from '../choice/choice-form.ts';

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
  /** The checkout is being opened; `hosted` asks for the provider's own page. */
  | { readonly step: 'opening'; readonly hosted: boolean }
  | { readonly step: 'overlay'; readonly session: CheckoutSession }
  /** The order is paid, but nobody has asked for the headshots yet; the shoot is being started. */
  | { readonly step: 'starting' }
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
  | { readonly type: 'compared'; readonly enough: boolean; readonly paid: boolean }
  | { readonly type: 'comparison-failed' }
  | { readonly type: 'opened'; readonly session: CheckoutSession }
  /** The overlay did not load, and the visitor wants the provider's own page. */
  | { readonly type: 'hosted-wanted' }
  /** The order was paid elsewhere, such as in another tab, and its shoot may still wait for its start. */
  | { readonly type: 'already-paid' }
  /** The shoot has started, so its order is paid, even if the overlay has not reported it. */
  | { readonly type: 'started' }
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
      if (!event.enough) return withMessage({ kind: 'comparison-left-too-few' });
      return event.paid ? { step: 'starting' } : { step: 'opening', hosted: false };
    case 'comparison-failed':
      return flow.step === 'comparing' ? withMessage({ kind: 'comparison-failed' }) : flow;
    case 'opened':
      return flow.step === 'opening' ? { step: 'overlay', session: event.session } : flow;
    case 'hosted-wanted':
      return flow.step === 'overlay' ? { step: 'opening', hosted: true } : flow;
    case 'already-paid':
      return flow.step === 'opening' || flow.step === 'overlay' ? { step: 'starting' } : flow;
    case 'started':
      return flow.step === 'overlay' || flow.step === 'starting' ? { step: 'paid' } : flow;
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
  if (after.step === 'paid' || after.step === 'starting') return 'finished-checkout';
  return after.step === 'editing' && after.message?.kind === 'closed' ? 'abandoned-checkout' : undefined;
}

/** Returns the step inside the checkout that a transition reports to analytics, if any. */
export function checkoutStep(before: CheckoutFlow, after: CheckoutFlow): 'details' | 'payment' | undefined {
  if (before.step === 'saving' && after.step === 'comparing') return 'details';
  return before.step === 'opening' && after.step === 'overlay' ? 'payment' : undefined;
}

function withMessage(message: CheckoutMessage): CheckoutFlow {
  return { ...EDITING, message };
}
