import type { Language } from '../../catalog/languages.ts';
import { orderPage as de } from './de.ts';
import { orderPage as en, type OrderPageTexts } from './en.ts';
import { orderPage as es } from './es.ts';

export const orderPageTexts: Readonly<Record<Language, OrderPageTexts>> = { en, de, es };
