import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { isProductId } from '../../../catalog/products.ts';
import { createHeadshotTexts } from '../../../i18n/create-headshot/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Payments are usually reported within seconds. After this time the buyer may have given up at the bank. */
const USUAL_CONFIRMATION_MS = 60_000;

/**
 * Tells somebody who comes back from a payment that it is being confirmed. A bank's page returns here after a cancelled payment,
 * too, so after a minute the notice offers the way back to the order.
 *
 * @param product the product that was to be paid before the selfies; other values for an order with selfies, whose form is on this page
 */
export function ConfirmingNotice({ product }: { product: string }) {
  const language = useLanguage();
  const { confirming, unconfirmed } = createHeadshotTexts[language].paidFirst;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), USUAL_CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return <Notice role="status">{confirming}</Notice>;
  const checkout = `${pagePath('checkout', language)}?product=${product}`;
  return (
    <Notice role="status">
      {unconfirmed.text} {isProductId(product) ? <Link to={checkout}>{unconfirmed.action}</Link> : null}
    </Notice>
  );
}
