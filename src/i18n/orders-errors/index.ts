import type { Language } from '../../catalog/languages.ts';
import { ordersErrors as de } from './de.ts';
import { ordersErrors as en, type OrdersErrorsTexts } from './en.ts';
import { ordersErrors as es } from './es.ts';

export const ordersErrorsTexts: Record<Language, OrdersErrorsTexts> = { en, de, es };
