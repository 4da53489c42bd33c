import { LIMITS } from '../../catalog/limits.ts';
import type { Language } from '../../catalog/languages.ts';
import { formatMoment } from '../../i18n/day.ts';
import { leadMailsTexts } from '../../i18n/lead-mails/index.ts';
import { MailFacts, MailHeadline, MailQuote, MailSubheading, MailText } from '../../ui/mail/mail-parts.tsx';
import { MailSheet } from '../../ui/mail/mail-sheet.tsx';
import { leadFacts } from './lead-facts.ts';
import type { Lead } from './lead.ts';

const HOUR_MS = 3_600_000;

export interface LeadNotice {
  /** The visitor's: the one in which the operator has to answer. */
  readonly language: Language;
  readonly lead: Lead;
  readonly receivedAt: Date;
}

export function leadNoticeSubject({ language, lead }: LeadNotice): string {
  const { subject } = leadMailsTexts[language].notice;
  if (lead.kind === 'white-label') return subject['white-label'](lead.company);
  return subject.team(lead.company ?? `${lead.firstName} ${lead.lastName}`, lead.headshots);
}

/** To the operator: who asks for what, and until when an answer is promised. */
export function LeadNoticeEmail({ notice }: { readonly notice: LeadNotice }) {
  const { language, lead, receivedAt } = notice;
  const texts = leadMailsTexts[language];
  const words = texts.notice;
  const due = new Date(receivedAt.getTime() + LIMITS.leadAnswerHours * HOUR_MS);
  const moment = (at: Date) => formatMoment(at.toISOString(), language);
  return (
    <MailSheet
      language={language}
      title={leadNoticeSubject(notice)}
      preview={words.due(moment(due))}
      frame={0}
      footer={[words.why]}
    >
      <MailHeadline>{words.headline[lead.kind]}</MailHeadline>
      <MailText>
        {words.due(moment(due))} {words.reply}
      </MailText>
      <MailFacts
        facts={[
          ...leadFacts(lead, language),
          { label: texts.facts.language, value: nameOf(language) },
          { label: texts.facts.received, value: moment(receivedAt) },
        ]}
      />
      {lead.message ? (
        <>
          <MailSubheading>{words.words}</MailSubheading>
          <MailQuote>{lead.message}</MailQuote>
        </>
      ) : null}
    </MailSheet>
  );
}

function nameOf(language: Language): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}
