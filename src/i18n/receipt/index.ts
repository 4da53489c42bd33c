import type { Language } from '../../catalog/languages.ts';
import { receipt as de } from './de.ts';
import { type ReceiptTexts, receipt as en } from './en.ts';
import { receipt as es } from './es.ts';

export const receiptTexts: Readonly<Record<Language, ReceiptTexts>> = { en, de, es };
