import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useNavigate } from 'react-router';
import { beginsKnownCode } from '../../../catalog/discounts.ts';
import type { Language } from '../../../catalog/languages.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { type DiscountProductId, type ProductId, PRODUCTS } from '../../../catalog/products.ts';
import { currencyOf, formatPrice } from '../../../i18n/price.ts';
import { ordersErrorsTexts } from '../../../i18n/orders-errors/index.ts';
import { paymentOverlayTexts } from '../../../i18n/payment-overlay/index.ts';
import { purchaseFormTexts } from '../../../i18n/purchase-form/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FormPanel } from '../../../ui/form-submission/form-panel.tsx';
import { type Fields, savedFields } from '../../../ui/form-submission/saved-fields.client.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { subscribeToNothing } from '../../../ui/subscribe-to-nothing.ts';
import { parseBuyerEmail } from './buyer-email.ts';
import { newsletterEmail } from './newsletter-email.client.ts';
import { PaymentOverlay } from './payment-overlay.tsx';
import { ProductPicker } from './product-picker.tsx';
import styles from './purchase-form.module.css';
import type { PurchaseFlow } from './purchase-flow.ts';
import { quote } from './quote.ts';
import { usePurchase } from './use-purchase.ts';

const NAME = 'purchase';

export interface PurchaseFormProps {
  productId: ProductId;
  /** The discount product of the link to the page. */
  offered: DiscountProductId | undefined;
  onProduct: (productId: ProductId) => void;
  onAbandoned: (isAbandoned: boolean) => void;
  /** Values that a link to the page has filled in. */
  linked: { readonly email: string; readonly discountCode: string };
}

/** Buys a package with nothing but an email address; the selfies follow afterwards. */
export function PurchaseForm(props: PurchaseFormProps) {
  const { productId, offered, onProduct, onAbandoned, linked } = props;
  const language = useLanguage();
  const texts = purchaseFormTexts[language];
  const navigate = useNavigate();
  // Undefined until something is typed here; a reload restores what was typed before.
  const [typedCode, setCode] = useState<string>();
  const [isTypingCode, setTypingCode] = useState(false);
  const savedCode = useSyncExternalStore(
    subscribeToNothing,
    () => savedFields(NAME)['discountCode'] ?? '',
    () => '',
  );
  const knownEmail = useSyncExternalStore(subscribeToNothing, newsletterEmail, () => '');
  const code = typedCode ?? (linked.discountCode || savedCode);
  const { packageId } = PRODUCTS[productId];
  const purchase = usePurchase({ name: NAME, packageId, failed: texts.failed, onAbandoned });
  const { state, flow } = purchase;

  const isPaid = flow.step === 'paid';
  useEffect(() => {
    if (isPaid) void navigate(`${pagePath('createHeadshot', language)}?ordered=${productId}`);
  }, [isPaid, language, navigate, productId]);

  const currency = currencyOf(language);
  const fullCents = PRODUCTS[productId].priceCents[currency];
  const price = quote({ productId, language, discountCode: code }, new Date());
  const totalCents = price.ok ? price.value.amountCents : fullCents;
  const total = formatPrice(totalCents, currency, language);
  const buy = (fields: Fields, hosted = false) =>
    void purchase.buy({ ...fields, productId }, totalCents, hosted);

  function submit(fields: Fields) {
    const email = parseBuyerEmail(fields['email']);
    if (email.ok) return buy(fields);
    purchase.showProblem({ field: 'email', message: ordersErrorsTexts[language][email.error] });
  }

  const problem = state.step === 'editing' ? state.problem : undefined;
  const isCodeUnfinished = isTypingCode && beginsKnownCode(code);
  const codeProblem =
    price.ok || (price.error === 'discount-unknown' && isCodeUnfinished)
      ? undefined
      : ordersErrorsTexts[language][price.error];
  const progress = progressText(state.step === 'sending', flow, language);
  const message = flow.step === 'idle' ? flow.message : undefined;
  return (
    <div className={styles.purchase}>
      <ProductPicker chosen={productId} offered={offered} onChoose={onProduct} />
      <FormPanel
        name={NAME}
        problem={problem}
        failure={(state.step === 'editing' ? state.failure : undefined) ?? (message && texts[message])}
        busy={progress !== undefined}
        action={progress ?? texts.button(total)}
        noScript={texts.noScript}
        onSubmit={submit}
        onEdited={(field) => {
          purchase.clearProblem(field);
          setCode(savedFields(NAME)['discountCode'] ?? '');
          if (field === 'discountCode') setTypingCode(true);
        }}
      >
        <Field
          label={texts.email}
          hint={texts.emailHint}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          defaultValue={linked.email || knownEmail}
          error={problem?.field === 'email' ? problem.message : undefined}
        />
        <Field
          label={texts.code}
          hint={texts.codeHint}
          name="discountCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          defaultValue={linked.discountCode}
          error={problem?.field === 'discountCode' ? problem.message : codeProblem}
          onBlur={() => setTypingCode(false)}
        />
        <p className={styles.total} aria-live="polite">
          <span>{texts.total}</span>
          <strong>{total}</strong>
          {totalCents < fullCents ? (
            <span className={styles.instead}>
              {texts.instead(formatPrice(fullCents, currency, language))}
            </span>
          ) : null}
        </p>
        <p className={styles.terms}>
          {texts.terms.before}
          <Link to={pagePath('termsOfService', language)}>{texts.terms.terms}</Link>
          {texts.terms.readAlso}
          <Link to={pagePath('refundPolicy', language)}>{texts.terms.withdrawal}</Link>
          {texts.terms.and}
          <Link to={pagePath('privacyPolicy', language)}>{texts.terms.privacy}</Link>
          {texts.terms.after}
        </p>
      </FormPanel>
      <p className={styles.small}>{texts.later(LIMITS.selfiesMin, LIMITS.waitingOrderMonths)}</p>
      <PaymentOverlay
        session={flow.step === 'overlay' ? flow.session : undefined}
        onOutcome={purchase.onOutcome}
        onHosted={() => buy(savedFields(NAME), true)}
      />
    </div>
  );
}

/** Returns what the button says while it cannot be pressed; undefined while it can. */
function progressText(isSending: boolean, flow: PurchaseFlow, language: Language): string | undefined {
  const { asking, paid } = purchaseFormTexts[language];
  const { loading, isOpen } = paymentOverlayTexts[language];
  if (isSending) return loading;
  switch (flow.step) {
    case 'idle':
      return undefined;
    case 'overlay':
      return flow.session.overlay === 'none' ? loading : isOpen;
    case 'asking':
      return asking;
    case 'paid':
      return paid;
  }
}
