import type { Language } from '../catalog/languages.ts';
import { mails as de } from './de/mails.ts';
import { mails as en, type MailTexts } from './en/mails.ts';
import { mails as es } from './es/mails.ts';

export const mailsTexts: Record<Language, MailTexts> = { en, de, es };
