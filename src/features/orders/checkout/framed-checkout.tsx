import { useEffect, useRef } from 'react';
import { paymentOverlayTexts } from '../../../i18n/payment-overlay/index.ts';
import type { OverlayOutcome } from '../../../platform/payments/checkout-session.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import styles from './payment-overlay.module.css';

export interface FramedCheckoutProps {
  url: string;
  onOutcome: (outcome: OverlayOutcome) => void;
}

/** A checkout that is a page of ours, in a frame inside our dialog. */
export function FramedCheckout({ url, onOutcome }: FramedCheckoutProps) {
  const texts = paymentOverlayTexts[useLanguage()];
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== location.origin || event.source !== frame.current?.contentWindow) return;
      const outcome = reportedOutcome(event.data);
      if (outcome) onOutcome(outcome);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [onOutcome]);

  return (
    <Dialog open onClose={() => onOutcome('closed')} title={texts.title} closeLabel={texts.close}>
      <iframe ref={frame} className={styles.frame} src={url} title={texts.frame} />
    </Dialog>
  );
}

/** Reads a message of our own checkout page; returns undefined for every other message. */
export function reportedOutcome(data: unknown): OverlayOutcome | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, outcome } = data as { type?: unknown; outcome?: unknown };
  if (type !== 'lichtbild:checkout') return undefined;
  return outcome === 'success' || outcome === 'declined' || outcome === 'closed' ? outcome : undefined;
}
