import { useEffect, useRef } from 'react';
import { createHeadshotTexts } from '../../../../i18n/create-headshot/index.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useLanguage } from '../../../../ui/language.tsx';
import styles from './checkout-dialog.module.css';
import { type OverlaySession, overlayOutcome } from './checkout-flow.ts';

export interface CheckoutDialogProps {
  session: OverlaySession | undefined;
  onOutcome: (outcome: 'success' | 'declined' | 'closed') => void;
}

/** Shows the payment provider's page in a dialog. Closing the dialog ends the attempt with the outcome `closed`. */
export function CheckoutDialog({ session, onOutcome }: CheckoutDialogProps) {
  const texts = createHeadshotTexts[useLanguage()].pay;
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (!session) return;
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== location.origin || event.source !== frame.current?.contentWindow) return;
      const outcome = overlayOutcome(event.data);
      if (outcome) onOutcome(outcome);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [session, onOutcome]);

  return (
    <Dialog
      open={session !== undefined}
      onClose={() => onOutcome('closed')}
      title={texts.overlayTitle}
      closeLabel={texts.close}
    >
      <iframe ref={frame} className={styles.frame} src={session?.url} title={texts.overlayFrame} />
    </Dialog>
  );
}
