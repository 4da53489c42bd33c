import { useEffect, useRef, useState } from 'react';
import { paymentOverlayTexts } from '../../../i18n/payment-overlay/index.ts';
import {
  type OpenOverlay,
  type OverlayOutcome,
  OverlayUnavailableError,
} from '../../../platform/payments/checkout-session.ts';
import { openOverlay, type ScriptedSession } from '../../../platform/payments/open-overlay.client.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './payment-overlay.module.css';

export interface ScriptedCheckoutProps {
  session: ScriptedSession;
  onOutcome: (outcome: OverlayOutcome) => void;
  onHosted: () => void;
}

type Step = 'loading' | 'open' | 'unavailable';

/**
 * A checkout that the provider's script opens: in a window of its own above the page, or in our dialog. If the script does not
 * load, a sentence says so and offers the provider's page.
 */
export function ScriptedCheckout({ session, onOutcome, onHosted }: ScriptedCheckoutProps) {
  const texts = paymentOverlayTexts[useLanguage()];
  const container = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<Step>('loading');
  const report = useRef(onOutcome);
  useEffect(() => {
    report.current = onOutcome;
  }, [onOutcome]);

  useEffect(() => {
    let isGone = false;
    let overlay: OpenOverlay | undefined;
    const focused = document.activeElement;
    openOverlay(session, {
      // The provider's checkout says that a card was declined, and stays open for another one.
      onOutcome: (outcome) => (outcome === 'declined' ? undefined : report.current(outcome)),
      container: container.current!,
    }).then(
      (opened) => {
        overlay = opened;
        if (isGone) opened.close();
        else setStep('open');
      },
      (error: unknown) => {
        if (!(error instanceof OverlayUnavailableError)) throw error;
        if (!isGone) setStep('unavailable');
      },
    );
    return () => {
      isGone = true;
      overlay?.close();
      // A provider's own window does not give the focus back.
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    };
  }, [session]);

  // A provider's own window lies in the page, so a modal dialog of ours would cover it and make it inert.
  const hasOwnWindow = session.overlay !== 'stripe';
  const hasHostedPage = session.overlay !== 'paddle' || session.hostedUrl !== undefined;
  if (hasOwnWindow && step !== 'unavailable') {
    return (
      <div ref={container} className={styles.status} role="status">
        {step === 'loading' ? texts.loading : texts.isOpen}
      </div>
    );
  }
  return (
    <Dialog open onClose={() => onOutcome('closed')} title={texts.title} closeLabel={texts.close}>
      <p role="status">{step === 'loading' ? texts.loading : null}</p>
      <div ref={container} className={styles.form} />
      {step === 'unavailable' ? (
        <div className={styles.unavailable}>
          <Notice role="alert">{texts.unavailable}</Notice>
          {hasHostedPage ? (
            <>
              <Button onClick={onHosted}>{texts.hosted}</Button>
              <p className={styles.help}>{texts.hostedHelp}</p>
            </>
          ) : (
            <p className={styles.help}>{texts.withoutHosted}</p>
          )}
        </div>
      ) : null}
    </Dialog>
  );
}
