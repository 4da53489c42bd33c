import { type Dispatch, useId } from 'react';
import { WELCOME_DISCOUNT } from '../../../catalog/discounts.ts';
import type { NewsletterOverlaysTexts } from '../../../i18n/newsletter-overlays/en.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyCode } from '../../../ui/copy-code.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './overlay-view.module.css';
import type { OverlaysEvent, Person } from './overlays.ts';

/** Greets a new subscriber and shows the code at once; the mail that asks for the confirmation may be slow. */
export function SuccessModal({
  texts,
  person,
  dispatch,
}: {
  texts: NewsletterOverlaysTexts['success'];
  person: Person;
  dispatch: Dispatch<OverlaysEvent>;
}) {
  const described = useId();
  const { code } = WELCOME_DISCOUNT;
  const { firstName, email } = person;
  const close = () => {
    dispatch({ type: 'closed', atMs: Date.now() });
    // The dialog gives the focus back first.
    requestAnimationFrame(showPricing);
  };
  return (
    <Dialog
      open
      onClose={close}
      title={texts.heading.replace('{name}', () => firstName)}
      closeLabel={texts.close}
      describedBy={described}
      focusesTitle
    >
      <div className={styles.content}>
        <div id={described} className={styles.content}>
          <p>{texts.confirm.replace('{email}', () => email)}</p>
          <p>{texts.use}</p>
        </div>
        <CopyCode code={code} texts={texts} />
        <div className={styles.actions}>
          <Button
            onClick={() =>
              dispatch({
                type: 'checkout-pressed',
                atMs: Date.now(),
                target: { productId: 'basic', discountCode: code, email },
              })
            }
          >
            {texts.action}
          </Button>
          <Button look="secondary" onClick={close}>
            {texts.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Scrolls to the page's prices, if it has any, and puts the focus there, so that the keyboard goes on from what is seen. */
function showPricing(): void {
  const pricing = document.getElementById('pricing');
  if (!pricing) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  pricing.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' });
  pricing.tabIndex = -1;
  pricing.focus({ preventScroll: true });
}
