import type { Language } from '../catalog/languages.ts';
import { receipt as de } from './de/receipt.ts';
import { type ReceiptTexts, receipt as en } from './en/receipt.ts';
import { receipt as es } from './es/receipt.ts';

export const receiptTexts: Readonly<Record<Language, ReceiptTexts>> = { en, de, es };
