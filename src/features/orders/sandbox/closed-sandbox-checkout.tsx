import { sandboxCheckoutTexts } from '../../../i18n/sandbox-checkout/index.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './sandbox-checkout.module.css';

/** The sandbox checkout when there is nothing to pay: the link is wrong or the order has ended. */
export function ClosedSandboxCheckout() {
  const { unknown } = sandboxCheckoutTexts[useLanguage()];
  return (
    <div className={styles.page}>
      <h1>{unknown.heading}</h1>
      <Notice>{unknown.text}</Notice>
    </div>
  );
}
