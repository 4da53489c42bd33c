import { LIMITS } from '../../catalog/limits.ts';
import type { Language } from '../../catalog/languages.ts';
import { formatMoment } from '../../i18n/day.ts';
import { leadMailsTexts } from '../../i18n/lead-mails/index.ts';
import { MailFacts, MailHeadline, MailQuote, MailSubheading, MailText } from '../../ui/mail/mail-parts.tsx';
import { MailLayout } from '../../ui/mail/mail-layout.tsx';
import { leadFacts } from './lead-facts.ts';
import type { Lead } from './lead.ts';

const HOUR_MS = 3_600_000;

export interface LeadNotice {
  /** The visitor's language, in which the operator has to answer. */
  readonly language: Language;
  readonly lead: Lead;
  readonly receivedAt: Date;
}

export function leadNoticeSubject({ language, lead }: LeadNotice): string {
  const { subject } = leadMailsTexts[language].notice;
  if (lead.kind === 'white-label') return subject['white-label'](lead.company);
  return subject.team(lead.company ?? `${lead.firstName} ${lead.lastName}`, lead.headshots);
}

/** Notifies the operator of a request and of the time by which an answer is promised. */
export function LeadNoticeEmail({ notice }: { readonly notice: LeadNotice }) {
  const { language, lead, receivedAt } = notice;
  const { facts, notice: texts } = leadMailsTexts[language];
  const due = new Date(receivedAt.getTime() + LIMITS.leadAnswerHours * HOUR_MS);
  const moment = (at: Date) => formatMoment(at.toISOString(), language);
  return (
    <MailLayout
      language={language}
      title={leadNoticeSubject(notice)}
      preview={texts.due(moment(due))}
      frame={0}
      footer={[texts.why]}
    >
      <MailHeadline>{texts.headline[lead.kind]}</MailHeadline>
      <MailText>
        {texts.due(moment(due))} {texts.reply}
      </MailText>
      <MailFacts
        facts={[
          ...leadFacts(lead, language),
          { label: facts.language, value: languageName(language) },
          { label: facts.received, value: moment(receivedAt) },
        ]}
      />
      {lead.message ? (
        <>
          <MailSubheading>{texts.words}</MailSubheading>
          <MailQuote>{lead.message}</MailQuote>
        </>
      ) : null}
    </MailLayout>
  );
}

function languageName(language: Language): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}
