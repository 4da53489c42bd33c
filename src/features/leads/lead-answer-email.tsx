import { BRAND } from '../../catalog/brand.ts';
import type { Language } from '../../catalog/languages.ts';
import type { LeadKind } from '../../catalog/lead-choices.ts';
import { LIMITS } from '../../catalog/limits.ts';
import { leadMailsTexts } from '../../i18n/lead-mails/index.ts';
import { mailsTexts } from '../../i18n/mails/index.ts';
import { MailHeadline, MailText } from '../../ui/mail/mail-parts.tsx';
import { MailLayout } from '../../ui/mail/mail-layout.tsx';

/** Contains nothing that was typed into the form, because a stranger may have typed this address. */
export interface LeadAnswer {
  readonly language: Language;
  readonly kind: LeadKind;
}

export function leadAnswerSubject({ language, kind }: LeadAnswer): string {
  return leadMailsTexts[language].answer.subject[kind];
}

/** The automatic reply to the sender: confirms the request and promises an answer in time. */
export function LeadAnswerEmail({ answer }: { readonly answer: LeadAnswer }) {
  const { language, kind } = answer;
  const { contact, answer: texts } = leadMailsTexts[language];
  return (
    <MailLayout
      language={language}
      title={leadAnswerSubject(answer)}
      preview={texts.preview(LIMITS.leadAnswerHours)}
      frame={1}
      footer={[texts.why, contact(BRAND.contactEmail)]}
    >
      <MailHeadline>{texts.headline}</MailHeadline>
      <MailText>{mailsTexts[language].greeting('')}</MailText>
      <MailText>
        {texts.received[kind]} {texts.promise(LIMITS.leadAnswerHours)}
      </MailText>
      <MailText>{texts.correct}</MailText>
      <MailText>{texts.retention(LIMITS.leadLifetimeMonths)}</MailText>
    </MailLayout>
  );
}
