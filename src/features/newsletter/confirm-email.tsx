import { BRAND } from '../../catalog/brand.ts';
import type { Language } from '../../catalog/languages.ts';
import { LIMITS } from '../../catalog/limits.ts';
import { mailsTexts } from '../../i18n/mails/index.ts';
import { newsletterMailsTexts } from '../../i18n/newsletter-mails/index.ts';
import { MailAddress, MailButton, MailCaption, MailHeadline, MailText } from '../../ui/mail/mail-parts.tsx';
import { MailLayout } from '../../ui/mail/mail-layout.tsx';

export interface ConfirmRequest {
  readonly language: Language;
  /** The confirmation page, which has a button. */
  readonly url: string;
}

export function confirmSubject(language: Language): string {
  return newsletterMailsTexts[language].confirm.subject;
}

/** Asks for confirmation of a newsletter sign-up, and nothing else. It has no name, because a stranger may have typed it. */
export function ConfirmEmail({ request }: { readonly request: ConfirmRequest }) {
  const { language, url } = request;
  const { contact, confirm: texts } = newsletterMailsTexts[language];
  const hours = LIMITS.subscriptionConfirmHours;
  return (
    <MailLayout
      language={language}
      title={texts.subject}
      preview={texts.preview}
      frame={0}
      footer={[texts.why, contact(BRAND.contactEmail)]}
    >
      <MailHeadline>{texts.headline}</MailHeadline>
      <MailText>{mailsTexts[language].greeting('')}</MailText>
      <MailText>{texts.intro}</MailText>
      <MailButton href={url}>{texts.button}</MailButton>
      <MailCaption>{texts.fallback}</MailCaption>
      <MailAddress href={url} />
      <MailText>
        {texts.once(hours)} {texts.notYou(hours)}
      </MailText>
    </MailLayout>
  );
}
