import { useEffect, useState } from 'react';
import { packagesTexts } from '../../../i18n/packages/index.ts';
import { formatPrice } from '../../../i18n/price.ts';
import { sandboxCheckoutTexts } from '../../../i18n/sandbox-checkout/index.ts';
import { PACKAGES } from '../../../catalog/packages.ts';
import { type SandboxCard, TAKEN_BACK_AFTER_MS } from '../../../platform/payments/sandbox/sandbox-card.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { payInSandbox, notifyShop } from './pay-in-sandbox.client.ts';
import styles from './sandbox-checkout.module.css';
import { checkoutOutcome, type SandboxOrderView, type SandboxStep } from './sandbox-step.ts';

/** The checkout of the sandbox provider, shown inside the overlay. */
export function SandboxCheckout({ order, checkoutKey }: { order: SandboxOrderView; checkoutKey: string }) {
  const language = useLanguage();
  const texts = sandboxCheckoutTexts[language];
  const [step, setStep] = useState<SandboxStep>(order.paid ? 'paid' : 'choosing');
  const isClosed = step === 'paid' || step === 'left' || step === 'gone';
  const busy = step === 'paying';

  useEffect(() => {
    const outcome = checkoutOutcome(step);
    if (outcome) notifyShop(outcome);
  }, [step]);

  useEffect(() => {
    // Keys pressed inside the iframe never reach the page around it, which closes the overlay on Escape.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setStep((now) => (now === 'paying' || now === 'paid' ? now : 'left'));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  async function pay(card: SandboxCard) {
    setStep('paying');
    setStep(await payInSandbox(order.orderId, checkoutKey, card));
  }

  const messages: Readonly<Record<SandboxStep, string | undefined>> = {
    choosing: undefined,
    paying: texts.paying,
    paid: order.paid ? texts.alreadyPaid : texts.paid,
    declined: texts.declinedNow,
    unanswered: texts.offline,
    gone: `${texts.unknown.heading} ${texts.unknown.text}`,
    left: texts.left,
  };
  const choices = [
    { ...texts.success, choose: () => pay('success') },
    { ...texts.declined, choose: () => pay('declined') },
    {
      name: texts.refunded.name,
      note: texts.refunded.note(TAKEN_BACK_AFTER_MS / 1000),
      choose: () => pay('refunded'),
    },
    { ...texts.leave, choose: () => setStep('left') },
  ];

  return (
    <div className={styles.page}>
      <p className={styles.badge}>{texts.badge}</p>
      <h1>{texts.title}</h1>
      <p>{texts.notice}</p>
      <dl className={styles.order}>
        <div>
          <dt>{texts.order}</dt>
          <dd>
            {packagesTexts[language].names[order.packageId]},{' '}
            {texts.headshots(PACKAGES[order.packageId].headshotCount)}
          </dd>
        </div>
        <div className={styles.total}>
          <dt>{texts.amount}</dt>
          <dd>{formatPrice(order.amountCents, order.currency, language)}</dd>
        </div>
      </dl>
      <noscript>
        <Notice>{texts.noScript}</Notice>
      </noscript>
      <div role="status">{messages[step] ? <Notice role="note">{messages[step]}</Notice> : null}</div>
      {isClosed ? null : (
        <div>
          <h2 className={styles.choose} id="choose-card">
            {texts.choose}
          </h2>
          <ul className={styles.cards} aria-labelledby="choose-card">
            {choices.map(({ name, note, choose }) => (
              <li key={name}>
                <button
                  type="button"
                  className={styles.card}
                  aria-disabled={busy || undefined}
                  onClick={() => (busy ? undefined : choose())}
                >
                  <span className={styles.name}>{name}</span>
                  <span className={styles.note}>{note}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
