import { useEffect } from 'react';
import type { CheckoutSession, OverlayOutcome } from '../../../platform/payments/checkout-session.ts';
import { FramedCheckout } from './framed-checkout.tsx';
import { ScriptedCheckout } from './scripted-checkout.tsx';

export interface PaymentOverlayProps {
  /** Undefined while nothing is being paid. */
  session: CheckoutSession | undefined;
  onOutcome: (outcome: OverlayOutcome) => void;
  /** Called when the overlay did not load and the buyer wants the provider's own page. */
  onHosted: () => void;
}

/** Shows the provider's checkout. Closing it ends the attempt with the outcome `closed`. */
export function PaymentOverlay({ session, onOutcome, onHosted }: PaymentOverlayProps) {
  const hostedUrl = session?.overlay === 'none' ? session.url : undefined;
  useEffect(() => {
    if (hostedUrl) location.assign(hostedUrl);
  }, [hostedUrl]);
  useEffect(
    () => (hostedUrl === undefined ? undefined : onReturn(() => onOutcome('closed'))),
    [hostedUrl, onOutcome],
  );

  if (session === undefined || session.overlay === 'none') return null;
  return session.overlay === 'frame' ? (
    <FramedCheckout url={session.url} onOutcome={onOutcome} />
  ) : (
    <ScriptedCheckout session={session} onOutcome={onOutcome} onHosted={onHosted} />
  );
}

/**
 * Calls back when the browser restores this page from its back/forward cache: it still waits for the provider's page, which the
 * buyer has left. Returns a function that ends this.
 */
export function onReturn(callback: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback();
  };
  addEventListener('pageshow', onPageShow);
  return () => removeEventListener('pageshow', onPageShow);
}
