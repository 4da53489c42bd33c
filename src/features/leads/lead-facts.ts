import type { Language } from '../../catalog/languages.ts';
import { leadFormTexts } from '../../i18n/lead-form/index.ts';
import { leadMailsTexts } from '../../i18n/lead-mails/index.ts';
import type { Lead } from './lead.ts';

/** Returns the lines of the operator's notice, without the message, which is shown separately. */
export function leadFacts(lead: Lead, language: Language): readonly { label: string; value: string }[] {
  const { facts } = leadMailsTexts[language];
  const { companySizes, sources } = leadFormTexts[language];
  const lines: readonly (readonly [string, string | undefined])[] = [
    [facts.name, `${lead.firstName} ${lead.lastName}`],
    [facts.email, lead.email],
    [facts.company, lead.company],
    ...(lead.kind === 'team'
      ? ([[facts.headshots, String(lead.headshots)]] as const)
      : ([
          [facts.companySize, companySizes[lead.companySize]],
          [facts.source, lead.source && sources[lead.source]],
        ] as const)),
  ];
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
