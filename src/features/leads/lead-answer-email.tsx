import { BRAND } from '../../catalog/brand.ts';
import type { Language } from '../../catalog/languages.ts';
import type { LeadKind } from '../../catalog/lead-choices.ts';
import { LIMITS } from '../../catalog/limits.ts';
import { leadMailsTexts } from '../../i18n/lead-mails/index.ts';
import { mailsTexts } from '../../i18n/mails/index.ts';
import { MailHeadline, MailText } from '../../ui/mail/mail-parts.tsx';
import { MailSheet } from '../../ui/mail/mail-sheet.tsx';

/** Nothing of what was typed: a stranger may have typed the address, too. */
export interface LeadAnswer {
  readonly language: Language;
  readonly kind: LeadKind;
}

export function leadAnswerSubject({ language, kind }: LeadAnswer): string {
  return leadMailsTexts[language].answer.subject[kind];
}

/** To the person who asked: what reached us, and when we answer. */
export function LeadAnswerEmail({ answer }: { readonly answer: LeadAnswer }) {
  const { language, kind } = answer;
  const texts = leadMailsTexts[language];
  const words = texts.answer;
  return (
    <MailSheet
      language={language}
      title={leadAnswerSubject(answer)}
      preview={words.preview(LIMITS.leadAnswerHours)}
      frame={1}
      footer={[words.why, texts.contact(BRAND.contactEmail)]}
    >
      <MailHeadline>{words.headline}</MailHeadline>
      <MailText>{mailsTexts[language].greeting('')}</MailText>
      <MailText>
        {words.received[kind]} {words.promise(LIMITS.leadAnswerHours)}
      </MailText>
      <MailText>{words.correct}</MailText>
      <MailText>{words.retention(LIMITS.leadLifetimeMonths)}</MailText>
    </MailSheet>
  );
}
