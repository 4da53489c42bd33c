import type { Language } from '../../catalog/languages.ts';
import { orderRefund as de } from './de.ts';
import { orderRefund as en, type OrderRefundTexts } from './en.ts';
import { orderRefund as es } from './es.ts';

export const orderRefundTexts: Readonly<Record<Language, OrderRefundTexts>> = { en, de, es };
