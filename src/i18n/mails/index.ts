import type { Language } from '../../catalog/languages.ts';
import { mails as de } from './de.ts';
import { mails as en, type MailsTexts } from './en.ts';
import { mails as es } from './es.ts';

export const mailsTexts: Record<Language, MailsTexts> = { en, de, es };
