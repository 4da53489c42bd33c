import type { Language } from '../../../../catalog/languages.ts';
import { LIMITS } from '../../../../catalog/limits.ts';
import { PACKAGES } from '../../../../catalog/packages.ts';
import { createHeadshotTexts } from '../../../../i18n/create-headshot/index.ts';
import { packagesTexts } from '../../../../i18n/packages/index.ts';
import { currencyOf, formatPrice } from '../../../../i18n/price.ts';
import { stylesTexts } from '../../../../i18n/styles/index.ts';
import { Button } from '../../../../ui/button.tsx';
import { useLanguage } from '../../../../ui/language.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { CheckoutFlow } from './checkout-flow.ts';
import { type ChoiceForm, totalCents } from '../choice/choice-form.ts';
import { messageText, problemText } from './checkout-texts.ts';
import type { Moments } from '../selfies/moments.ts';
import styles from './pay-step.module.css';
import { Step } from '../step.tsx';

export interface PayStepProps {
  form: ChoiceForm;
  flow: CheckoutFlow;
  paid: boolean;
  priceLanguage: Language;
  moments: Moments | undefined;
  missingSelfies: number;
  onSubmit: () => void;
}

/** The last step: the order's contents, its price and the button that places it. */
export function PayStep({
  form,
  flow,
  paid,
  priceLanguage,
  moments,
  missingSelfies,
  onSubmit,
}: PayStepProps) {
  const language = useLanguage();
  const page = createHeadshotTexts[language];
  const texts = page.pay;
  const currency = currencyOf(priceLanguage);
  const cents = totalCents(form, currency);
  const price = cents === undefined ? undefined : formatPrice(cents, currency, language);
  const busy = flow.step !== 'editing';

  return (
    <Step number={5} id="pay" heading={texts.heading}>
      <div className={styles.bill}>
        <dl className={styles.lines}>
          <dt>
            {form.packageId
              ? texts.summary(
                  PACKAGES[form.packageId].headshotCount,
                  packagesTexts[language].names[form.packageId],
                )
              : texts.nothingYet}
            {moments ? <span className={styles.styles}>{page.moments.set(moments)}</span> : null}
            {form.styles.length > 0 ? (
              <span className={styles.styles}>
                {form.styles.map((style) => stylesTexts[language][style].name).join(' · ')}
              </span>
            ) : null}
          </dt>
          <dd />
          <dt className={styles.total}>{paid ? texts.paidAlready : texts.total}</dt>
          <dd className={styles.total}>{paid ? null : price}</dd>
        </dl>
        <p className={styles.small}>{texts.refund(LIMITS.refundWindowDays)}</p>
        <p className={styles.small}>{texts.marked}</p>
        <div role="alert">
          {flow.step === 'editing' && flow.problem ? (
            <Notice>{problemText(page, flow.problem, missingSelfies)}</Notice>
          ) : null}
          {flow.step === 'editing' && flow.message ? (
            <Notice>{messageText(page, flow.message, missingSelfies)}</Notice>
          ) : null}
        </div>
        <Button className={styles.button} busy={busy} onClick={onSubmit}>
          {paid ? texts.startPaid : price ? texts.button(price) : texts.buttonWithoutPrice}
        </Button>
        <p className={styles.small} role="status">
          {flow.step === 'saving' ? texts.saving : null}
          {flow.step === 'comparing' ? `${texts.comparing} ${texts.comparingHelp}` : null}
          {flow.step === 'opening' ? texts.opening : null}
          {flow.step === 'starting' ? texts.starting : null}
          {flow.step === 'paid' ? texts.paid : null}
        </p>
      </div>
    </Step>
  );
}
