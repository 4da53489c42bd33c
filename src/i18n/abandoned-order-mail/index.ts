import type { Language } from '../../catalog/languages.ts';
import { abandonedOrderMail as de } from './de.ts';
import { abandonedOrderMail as en, type AbandonedOrderMailTexts } from './en.ts';
import { abandonedOrderMail as es } from './es.ts';

export const abandonedOrderMailTexts: Record<Language, AbandonedOrderMailTexts> = { en, de, es };
