import type { Language } from '../../catalog/languages.ts';
import { waitingOrderMail as de } from './de.ts';
import { waitingOrderMail as en, type WaitingOrderMailTexts } from './en.ts';
import { waitingOrderMail as es } from './es.ts';

export const waitingOrderMailTexts: Record<Language, WaitingOrderMailTexts> = { en, de, es };
