import { BRAND } from '../../catalog/brand.ts';
import type { Language } from '../../catalog/languages.ts';
import { LIMITS } from '../../catalog/limits.ts';
import { mailsTexts } from '../../i18n/mails/index.ts';
import { newsletterMailsTexts } from '../../i18n/newsletter-mails/index.ts';
import { MailAddress, MailButton, MailCaption, MailHeadline, MailText } from '../../ui/mail/mail-parts.tsx';
import { MailSheet } from '../../ui/mail/mail-sheet.tsx';

export interface ConfirmRequest {
  readonly language: Language;
  /** Of the page that asks once more. */
  readonly url: string;
}

export function confirmSubject(language: Language): string {
  return newsletterMailsTexts[language].confirm.subject;
}

/** Asks whether somebody wants the newsletter, and nothing else. No name: anybody may have typed one. */
export function ConfirmEmail({ request }: { readonly request: ConfirmRequest }) {
  const { language, url } = request;
  const texts = newsletterMailsTexts[language];
  const words = texts.confirm;
  const hours = LIMITS.subscriptionConfirmHours;
  return (
    <MailSheet
      language={language}
      title={words.subject}
      preview={words.preview}
      frame={0}
      footer={[words.why, texts.contact(BRAND.contactEmail)]}
    >
      <MailHeadline>{words.headline}</MailHeadline>
      <MailText>{mailsTexts[language].greeting('')}</MailText>
      <MailText>{words.intro}</MailText>
      <MailButton href={url}>{words.button}</MailButton>
      <MailCaption>{words.fallback}</MailCaption>
      <MailAddress href={url} />
      <MailText>
        {words.once(hours)} {words.notYou(hours)}
      </MailText>
    </MailSheet>
  );
}
