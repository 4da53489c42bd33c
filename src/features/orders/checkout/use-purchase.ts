import { useCallback, useEffect, useReducer } from 'react';
import type { PackageId } from '../../../catalog/packages.ts';
import { ENDPOINTS } from '../../../page-urls.ts';
import { trackCheckout, trackCheckoutStep } from '../../../platform/analytics/analytics-events.client.ts';
import type { CheckoutSession, OverlayOutcome } from '../../../platform/payments/checkout-session.ts';
import type { Fields } from '../../../ui/form-submission/saved-fields.client.ts';
import { useFormSubmission } from '../../../ui/form-submission/use-form-submission.ts';
import { isDraftPaid } from './is-draft-paid.client.ts';
import { IDLE, purchaseReducer } from './purchase-flow.ts';

interface Opened {
  readonly session: CheckoutSession;
}

/** Sends the form of a purchase, opens the payment and notices its end. */
export function usePurchase(options: {
  readonly name: string;
  readonly packageId: PackageId;
  readonly failed: { readonly offline: string; readonly server: string };
  /** Called when the overlay was closed without a payment, and when a payment followed after all. */
  readonly onAbandoned: (isAbandoned: boolean) => void;
}) {
  const { name, packageId, failed, onAbandoned } = options;
  const submission = useFormSubmission<Opened>({ name, path: ENDPOINTS.purchase, failed, keepsFields: true });
  const [flow, dispatch] = useReducer(purchaseReducer, IDLE);

  async function buy(fields: Fields, expectedCents: number, hosted = false) {
    const response = await submission.send(fields, { expectedCents, hosted });
    if (!response?.ok) return;
    dispatch({ type: 'opened', session: response.value.session });
    trackCheckoutStep('details', packageId);
    trackCheckout('opened-checkout', packageId);
    trackCheckoutStep('payment', packageId);
  }

  useEffect(() => {
    if (flow.step !== 'asking') return;
    let isCancelled = false;
    void isDraftPaid().then((isPaid) => {
      if (isCancelled) return;
      dispatch({ type: 'asked', isPaid });
      if (isPaid) return;
      trackCheckout('abandoned-checkout', packageId);
      onAbandoned(true);
    });
    return () => {
      isCancelled = true;
    };
  }, [flow.step, packageId, onAbandoned]);

  const isPaid = flow.step === 'paid';
  useEffect(() => {
    if (!isPaid) return;
    trackCheckout('finished-checkout', packageId);
    onAbandoned(false);
  }, [isPaid, packageId, onAbandoned]);

  const onOutcome = useCallback(
    (outcome: OverlayOutcome) => dispatch({ type: 'overlay-reported', outcome }),
    [],
  );
  const clearProblem = (field: string) => {
    submission.clearProblem(field);
    dispatch({ type: 'edited' });
  };
  return { ...submission, clearProblem, flow, buy, onOutcome };
}
