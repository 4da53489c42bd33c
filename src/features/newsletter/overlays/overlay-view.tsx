import { type Dispatch, useId } from 'react';
import { NEWSLETTER_MODAL_PRODUCT } from '../../../catalog/overlays.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LifeImpact } from './life-impact.tsx';
import type { OverlayContent } from './overlay-content.ts';
import styles from './overlay-view.module.css';
import type { OpenOverlay, OverlaysEvent } from './overlays.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { SuccessModal } from './success-modal.tsx';

export interface OverlayViewProps {
  overlay: OpenOverlay;
  content: OverlayContent;
  /** The query of the page where the visit began. */
  search: string;
  dispatch: Dispatch<OverlaysEvent>;
}

/** Shows the overlay that is open. */
export default function OverlayView({ overlay, content, search, dispatch }: OverlayViewProps) {
  const lead = useId();
  const { texts, pair, isDressed } = content;
  const close = () => dispatch({ type: 'closed', atMs: Date.now() });
  if (overlay.kind === 'success') {
    return <SuccessModal texts={texts.success} person={overlay.person} dispatch={dispatch} />;
  }
  if (overlay.kind === 'exit-intent' && overlay.content === 'life-impact') {
    return (
      <Dialog
        open
        onClose={close}
        title={texts.lifeImpact.heading}
        closeLabel={texts.close}
        describedBy={lead}
        focusesTitle
      >
        <div className={styles.content}>
          <LifeImpact pair={pair} />
          <p id={lead}>{isDressed ? texts.lifeImpact.textWithClothes : texts.lifeImpact.text}</p>
          <Button
            onClick={() =>
              dispatch({ type: 'checkout-pressed', atMs: Date.now(), target: { productId: 'basic' } })
            }
          >
            {texts.lifeImpact.action}
          </Button>
        </div>
      </Dialog>
    );
  }
  const form = overlay.kind;
  const shown = form === 'exit-intent' ? texts.exitIntent : texts[form];
  const isSignedUp = overlay.kind === 'newsletter' && overlay.isSignedUp;
  return (
    <Dialog
      open
      onClose={close}
      title={shown.heading}
      closeLabel={texts.close}
      describedBy={lead}
      focusesTitle
    >
      <div className={styles.content}>
        <p id={lead} className={styles.lead}>
          {shown.lead}
        </p>
        <div className={styles.place}>
          {/* The sent form keeps its space, so that the dialog does not shrink around the note in its place. */}
          <div className={isSignedUp ? styles.gone : undefined} inert={isSignedUp}>
            <SignUpForm
              form={form}
              action={shown.action}
              texts={texts}
              search={search}
              onSignedUp={(person) =>
                dispatch({
                  type: 'signed-up',
                  atMs: Date.now(),
                  person,
                  target: { productId: NEWSLETTER_MODAL_PRODUCT, email: person.email },
                })
              }
            />
          </div>
          <p role="status" className={styles.signedUp}>
            {isSignedUp ? texts.newsletter.signedUp : ''}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
