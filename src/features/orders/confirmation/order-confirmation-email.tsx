import { BRAND } from '../../../catalog/brand.ts';
import type { Language } from '../../../catalog/languages.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { type Currency, type PackageId, PACKAGES } from '../../../catalog/packages.ts';
import { mailsTexts } from '../../../i18n/mails/index.ts';
import { formatDay, formatMoment } from '../../../i18n/day.ts';
import { packagesTexts } from '../../../i18n/packages/index.ts';
import { formatPrice } from '../../../i18n/price.ts';
import { MailFacts, MailHeadline, MailSubheading, MailText } from '../../../ui/mail/mail-parts.tsx';
import { MailLayout } from '../../../ui/mail/mail-layout.tsx';

export interface OrderConfirmation {
  readonly language: Language;
  readonly firstName: string;
  readonly orderId: string;
  readonly packageId: PackageId;
  readonly amountCents: number;
  readonly currency: Currency;
  readonly discountCode: string | undefined;
  readonly paidAt: Date;
  /** Time at which the buyer asked us to begin before the withdrawal period ends (Art. 16(m) 2011/83/EU, § 356 BGB). */
  readonly startConsentAt: Date | undefined;
}

export function orderConfirmationSubject(order: OrderConfirmation): string {
  return mailsTexts[order.language].orderConfirmation.subject(PACKAGES[order.packageId].headshotCount);
}

export function OrderConfirmationEmail({ order }: { readonly order: OrderConfirmation }) {
  const { language } = order;
  const { greeting, footer, orderConfirmation: texts } = mailsTexts[language];
  const bought = PACKAGES[order.packageId];
  const price = formatPrice(order.amountCents, order.currency, language);
  return (
    <MailLayout
      language={language}
      title={orderConfirmationSubject(order)}
      preview={texts.preview(price)}
      frame={1}
      footer={[footer.why, footer.contact(BRAND.contactEmail)]}
    >
      <MailHeadline>{texts.headline}</MailHeadline>
      <MailText>{greeting(order.firstName)}</MailText>
      <MailText>{texts.intro}</MailText>
      <MailFacts
        facts={[
          { label: texts.facts.package, value: packagesTexts[language].names[bought.id] },
          { label: texts.facts.contents, value: texts.contents(bought.headshotCount, bought.styleCount) },
          ...(order.discountCode ? [{ label: texts.facts.discount, value: order.discountCode }] : []),
          { label: texts.facts.price, value: price },
          { label: texts.facts.paidOn, value: formatDay(order.paidAt.toISOString(), language) },
          { label: texts.facts.order, value: order.orderId },
        ]}
      />
      <MailSubheading>{texts.withdrawalTitle}</MailSubheading>
      <MailText>
        {order.startConsentAt
          ? texts.withdrawalConsent(formatMoment(order.startConsentAt.toISOString(), language))
          : texts.withdrawalWithoutConsent}
      </MailText>
      <MailText>{texts.refundPromise(LIMITS.refundWindowDays, BRAND.contactEmail)}</MailText>
      <MailText>{texts.retention(LIMITS.galleryLifetimeMs / 86_400_000)}</MailText>
    </MailLayout>
  );
}
