import { BRAND } from '../../../catalog/brand.ts';
import type { Imprint } from '../../../catalog/imprint.ts';
import type { Language } from '../../../catalog/languages.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { type Currency, type PackageId, PACKAGES } from '../../../catalog/packages.ts';
import { paymentCompany } from '../../../catalog/payment-companies.ts';
import { LIMIT_FIGURES } from '../../../i18n/limit-figures.ts';
import { mailsTexts } from '../../../i18n/mails/index.ts';
import { formatDay, formatMoment } from '../../../i18n/day.ts';
import { orderPageTexts } from '../../../i18n/order-page/index.ts';
import { packagesTexts } from '../../../i18n/packages/index.ts';
import { formatPrice } from '../../../i18n/price.ts';
import { withdrawalFormTexts } from '../../../i18n/withdrawal-form/index.ts';
import {
  MailButton,
  MailCaption,
  MailFacts,
  MailHeadline,
  MailLinks,
  MailQuote,
  MailSubheading,
  MailText,
} from '../../../ui/mail/mail-parts.tsx';
import { MailLayout } from '../../../ui/mail/mail-layout.tsx';
import { sellerOf, unknownTaxNote } from '../seller.ts';
import { waitsUntil } from '../waiting/is-waiting.ts';

export interface OrderConfirmation {
  readonly language: Language;
  readonly firstName: string;
  readonly orderId: string;
  readonly packageId: PackageId;
  readonly amountCents: number;
  /** Null when the payment did not report it. */
  readonly taxCents: number | null;
  readonly currency: Currency;
  readonly discountCode: string | undefined;
  readonly provider: string;
  readonly imprint: Imprint | undefined;
  readonly paidAt: Date;
  /** Time at which the buyer asked us to begin before the withdrawal period ends (Art. 16(m) 2011/83/EU, § 356 BGB). */
  readonly startConsentAt: Date | undefined;
  /** The link to upload selfies, of an order that waits for them; undefined when its headshots are being made. */
  readonly continueUrl: string | undefined;
  readonly orderUrl: string;
  readonly withdrawalUrl: string;
}

export function orderConfirmationSubject({ language, packageId, continueUrl }: OrderConfirmation): string {
  const { orderConfirmation: texts } = mailsTexts[language];
  return continueUrl
    ? texts.waiting.headline(packagesTexts[language].names[packageId])
    : texts.subject(PACKAGES[packageId].headshotCount);
}

/** Confirms the contract with everything that § 312f BGB asks for. The terms themselves are attached. */
export function OrderConfirmationEmail({ order }: { readonly order: OrderConfirmation }) {
  const { language, continueUrl } = order;
  const { greeting, footer, orderConfirmation: texts } = mailsTexts[language];
  const { seller: sellerTexts } = orderPageTexts[language];
  const price = formatPrice(order.amountCents, order.currency, language);
  const seller = sellerOf(order.provider, order.imprint, language);
  return (
    <MailLayout
      language={language}
      title={orderConfirmationSubject(order)}
      preview={(continueUrl ? texts.waiting : texts).preview(price)}
      frame={1}
      footer={[footer.why, footer.contact(BRAND.contactEmail)]}
    >
      <MailHeadline>{continueUrl ? orderConfirmationSubject(order) : texts.headline}</MailHeadline>
      <MailText>{greeting(order.firstName)}</MailText>
      <MailText>{continueUrl ? texts.waiting.intro : texts.intro}</MailText>
      {continueUrl ? (
        <>
          <MailButton href={continueUrl}>{texts.waiting.button}</MailButton>
          <MailText>
            {texts.waiting.until(formatDay(waitsUntil(order.paidAt).toISOString(), language))}
          </MailText>
        </>
      ) : null}
      <MailFacts facts={purchaseFacts(order, price)} />
      {order.taxCents === null ? <MailText>{unknownTaxNote(order.provider, language)}</MailText> : null}
      <MailLinks links={[{ href: order.orderUrl, text: texts.orderPage }]} />
      <MailCaption>{texts.secret}</MailCaption>
      <MailSubheading>{sellerTexts.heading}</MailSubheading>
      <MailQuote>{seller.lines.join('\n')}</MailQuote>
      {seller.ofRecord ? <MailText>{seller.ofRecord}</MailText> : null}
      <MailSubheading>{texts.withdrawalTitle}</MailSubheading>
      <MailText>
        {order.startConsentAt
          ? texts.withdrawalConsent(formatMoment(order.startConsentAt.toISOString(), language))
          : texts.withdrawalWithoutConsent}
      </MailText>
      {continueUrl ? <MailText>{texts.waiting.withdrawal}</MailText> : null}
      <MailLinks links={[{ href: order.withdrawalUrl, text: withdrawalFormTexts[language].entry }]} />
      <MailText>{texts.refundPromise(LIMITS.refundWindowDays, BRAND.contactEmail)}</MailText>
      <MailText>{texts.attached}</MailText>
      <MailText>{(continueUrl ? texts.waiting : texts).retention(LIMIT_FIGURES.retentionDays)}</MailText>
    </MailLayout>
  );
}

function purchaseFacts(order: OrderConfirmation, price: string) {
  const { language, taxCents } = order;
  const { facts, contents } = mailsTexts[language].orderConfirmation;
  const { id, headshotCount, styleCount } = PACKAGES[order.packageId];
  return [
    { label: facts.package, value: packagesTexts[language].names[id] },
    { label: facts.contents, value: contents(headshotCount, styleCount) },
    ...(order.discountCode ? [{ label: facts.discount, value: order.discountCode }] : []),
    { label: facts.price, value: price },
    ...(taxCents === null
      ? []
      : [{ label: facts.tax, value: formatPrice(taxCents, order.currency, language) }]),
    { label: facts.paidOn, value: formatDay(order.paidAt.toISOString(), language) },
    { label: facts.payment, value: paymentCompany(order.provider).name },
    { label: facts.order, value: order.orderId },
  ];
}
