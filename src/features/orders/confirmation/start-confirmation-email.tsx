import { BRAND } from '../../../catalog/brand.ts';
import type { Language } from '../../../catalog/languages.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { type PackageId, PACKAGES } from '../../../catalog/packages.ts';
import { formatMoment } from '../../../i18n/day.ts';
import { mailsTexts } from '../../../i18n/mails/index.ts';
import { packagesTexts } from '../../../i18n/packages/index.ts';
import {
  MailFacts,
  MailHeadline,
  MailLinks,
  MailSubheading,
  MailText,
} from '../../../ui/mail/mail-parts.tsx';
import { MailLayout } from '../../../ui/mail/mail-layout.tsx';

export interface StartConfirmation {
  readonly language: Language;
  readonly firstName: string;
  readonly orderId: string;
  readonly packageId: PackageId;
  /** Time at which the buyer asked us to begin before the withdrawal period ends. */
  readonly startConsentAt: Date;
  readonly orderUrl: string;
}

export function startConfirmationSubject({ language, packageId }: StartConfirmation): string {
  return mailsTexts[language].startConfirmation.subject(PACKAGES[packageId].headshotCount);
}

/** Confirms that an order that was paid first is begun, and the consent to that (§ 312f (3) BGB). */
export function StartConfirmationEmail({ start }: { readonly start: StartConfirmation }) {
  const { language } = start;
  const { greeting, footer, orderConfirmation, startConfirmation: texts } = mailsTexts[language];
  return (
    <MailLayout
      language={language}
      title={startConfirmationSubject(start)}
      preview={texts.intro}
      frame={2}
      footer={[footer.why, footer.contact(BRAND.contactEmail)]}
    >
      <MailHeadline>{texts.headline}</MailHeadline>
      <MailText>{greeting(start.firstName)}</MailText>
      <MailText>{texts.intro}</MailText>
      <MailFacts
        facts={[
          { label: orderConfirmation.facts.package, value: packagesTexts[language].names[start.packageId] },
          { label: orderConfirmation.facts.order, value: start.orderId },
        ]}
      />
      <MailLinks links={[{ href: start.orderUrl, text: orderConfirmation.orderPage }]} />
      <MailSubheading>{orderConfirmation.withdrawalTitle}</MailSubheading>
      <MailText>
        {orderConfirmation.withdrawalConsent(formatMoment(start.startConsentAt.toISOString(), language))}
      </MailText>
      <MailText>{orderConfirmation.refundPromise(LIMITS.refundWindowDays, BRAND.contactEmail)}</MailText>
    </MailLayout>
  );
}
