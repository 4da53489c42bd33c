import { BRAND } from '../../../catalog/brand.ts';
import type { Language } from '../../../catalog/languages.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { type PackageId, PACKAGES } from '../../../catalog/packages.ts';
import { formatDay } from '../../../i18n/day.ts';
import { LIMIT_FIGURES } from '../../../i18n/limit-figures.ts';
import { mailsTexts } from '../../../i18n/mails/index.ts';
import { packagesTexts } from '../../../i18n/packages/index.ts';
import { waitingOrderMailTexts } from '../../../i18n/waiting-order-mail/index.ts';
import {
  MailAddress,
  MailButton,
  MailCaption,
  MailHeadline,
  MailRule,
  MailText,
} from '../../../ui/mail/mail-parts.tsx';
import { MailLayout } from '../../../ui/mail/mail-layout.tsx';
import { waitsUntil } from './is-waiting.ts';

export interface WaitingOrder {
  readonly language: Language;
  readonly packageId: PackageId;
  readonly paidAt: Date;
  /** The secret link to the page where the selfies are uploaded. */
  readonly url: string;
  /** False when the buyer asked for the link. */
  readonly isReminder: boolean;
}

export function waitingOrderSubject({ language, packageId, isReminder }: WaitingOrder): string {
  const texts = waitingOrderMailTexts[language];
  const count = PACKAGES[packageId].headshotCount;
  return isReminder ? texts.reminderSubject(count) : texts.linkSubject(count);
}

/** Tells a buyer that a paid order waits for selfies, with the link to continue. */
export function WaitingOrderEmail({ order }: { readonly order: WaitingOrder }) {
  const { language, packageId, paidAt, url } = order;
  const texts = waitingOrderMailTexts[language];
  const { footer, galleryReady } = mailsTexts[language];
  return (
    <MailLayout
      language={language}
      title={waitingOrderSubject(order)}
      preview={texts.preview}
      frame={1}
      footer={[footer.why, footer.contact(BRAND.contactEmail)]}
    >
      <MailHeadline>{texts.headline}</MailHeadline>
      <MailText>
        {texts.intro(packagesTexts[language].names[packageId], formatDay(paidAt.toISOString(), language))}
      </MailText>
      <MailText>{texts.selfies(LIMITS.selfiesMin, LIMITS.selfiesRecommended)}</MailText>
      <MailButton href={url}>{texts.button}</MailButton>
      <MailCaption>{texts.anyDevice}</MailCaption>
      <MailText>{texts.erasure(LIMIT_FIGURES.waitingSelfieDays)}</MailText>
      <MailText>{texts.until(formatDay(waitsUntil(paidAt).toISOString(), language))}</MailText>
      <MailRule />
      <MailCaption>{galleryReady.linkFallback}</MailCaption>
      <MailAddress href={url} />
    </MailLayout>
  );
}
