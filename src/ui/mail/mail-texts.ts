import type { Language } from '../../catalog/languages.ts';
import { mails as de } from '../../i18n/de/mails.ts';
import { mails as en, type MailTexts } from '../../i18n/en/mails.ts';
import { mails as es } from '../../i18n/es/mails.ts';

const TEXTS: Readonly<Record<Language, MailTexts>> = { en, de, es };

export function mailTexts(language: Language): MailTexts {
  return TEXTS[language];
}
