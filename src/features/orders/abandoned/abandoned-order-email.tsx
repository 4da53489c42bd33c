import { BRAND } from '../../../catalog/brand.ts';
import type { Language } from '../../../catalog/languages.ts';
import { type PackageId, PACKAGES } from '../../../catalog/packages.ts';
import { abandonedOrderMailTexts } from '../../../i18n/abandoned-order-mail/index.ts';
import { formatDay } from '../../../i18n/day.ts';
import { LIMIT_FIGURES } from '../../../i18n/limit-figures.ts';
import { mailsTexts } from '../../../i18n/mails/index.ts';
import { packagesTexts } from '../../../i18n/packages/index.ts';
import { pagePath } from '../../../page-urls.ts';
import {
  MailAddress,
  MailButton,
  MailCaption,
  MailHeadline,
  MailText,
} from '../../../ui/mail/mail-parts.tsx';
import { MailLayout } from '../../../ui/mail/mail-layout.tsx';

export interface OrderReminder {
  readonly language: Language;
  readonly packageId: PackageId;
  readonly openedAt: Date;
  readonly confirmedAt: Date;
  readonly publicUrl: string;
  /** The checkout with the same product. */
  readonly url: string;
  readonly unsubscribeUrl: string;
  readonly preferencesUrl: string;
  /** The operator's name and postal address; undefined while they are not configured. */
  readonly sender: string | undefined;
}

export function abandonedOrderSubject({ language, packageId }: OrderReminder): string {
  return abandonedOrderMailTexts[language].subject(PACKAGES[packageId].headshotCount);
}

/** The only reminder of an order that was opened and not paid. It offers nothing that the shop does not, and does not hurry. */
export function AbandonedOrderEmail({ reminder }: { readonly reminder: OrderReminder }) {
  const { language, packageId, publicUrl, url } = reminder;
  const texts = abandonedOrderMailTexts[language];
  const day = (date: Date) => formatDay(date.toISOString(), language);
  const page = (name: 'imprint' | 'privacyPolicy') => publicUrl + pagePath(name, language);
  return (
    <MailLayout
      language={language}
      title={abandonedOrderSubject(reminder)}
      preview={texts.preview}
      frame={1}
      footer={[
        texts.why(day(reminder.confirmedAt)),
        texts.contact(BRAND.contactEmail),
        ...(reminder.sender === undefined ? [] : [reminder.sender]),
      ]}
      footerLinks={[
        { href: reminder.unsubscribeUrl, text: texts.unsubscribe },
        { href: reminder.preferencesUrl, text: texts.preferences },
        { href: page('imprint'), text: texts.imprint },
        { href: page('privacyPolicy'), text: texts.privacy },
      ]}
    >
      <MailHeadline>{texts.headline}</MailHeadline>
      <MailText>{mailsTexts[language].greeting('')}</MailText>
      <MailText>
        {texts.intro(
          packagesTexts[language].names[packageId],
          PACKAGES[packageId].headshotCount,
          day(reminder.openedAt),
        )}
      </MailText>
      <MailText>{texts.still}</MailText>
      <MailButton href={url}>{texts.button}</MailButton>
      <MailText>{texts.selfies(LIMIT_FIGURES.draftHours)}</MailText>
      <MailText>{texts.once}</MailText>
      <MailCaption>{mailsTexts[language].galleryReady.linkFallback}</MailCaption>
      <MailAddress href={url} />
    </MailLayout>
  );
}
