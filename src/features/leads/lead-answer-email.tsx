import { BRAND } from '../../catalog/brand.ts';
import type { Language } from '../../catalog/languages.ts';
import { LIMITS } from '../../catalog/limits.ts';
import { leadMailsTexts } from '../../i18n/lead-mails.ts';
import { mailsTexts } from '../../i18n/mails.ts';
import { MailFacts, MailHeadline, MailQuote, MailSubheading, MailText } from '../../ui/mail/mail-parts.tsx';
import { MailSheet } from '../../ui/mail/mail-sheet.tsx';
import { leadFacts } from './lead-facts.ts';
import type { Lead } from './lead.ts';

export interface LeadAnswer {
  readonly language: Language;
  readonly lead: Lead;
}

export function leadAnswerSubject({ language, lead }: LeadAnswer): string {
  return leadMailsTexts[language].answer.subject[lead.kind];
}

/** To the person who asked: what reached us, and when we answer. */
export function LeadAnswerEmail({ answer }: { readonly answer: LeadAnswer }) {
  const { language, lead } = answer;
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
      <MailText>{mailsTexts[language].greeting(lead.firstName)}</MailText>
      <MailText>{words.promise(LIMITS.leadAnswerHours)}</MailText>
      <MailText>{words.copy}</MailText>
      <MailFacts facts={leadFacts(lead, language)} />
      {lead.message ? (
        <>
          <MailSubheading>{texts.words}</MailSubheading>
          <MailQuote>{lead.message}</MailQuote>
        </>
      ) : null}
      <MailText>{words.correct}</MailText>
      <MailText>{words.retention(LIMITS.leadLifetimeMonths)}</MailText>
    </MailSheet>
  );
}
