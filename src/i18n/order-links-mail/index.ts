import type { Language } from '../../catalog/languages.ts';
import { orderLinksMail as de } from './de.ts';
import { orderLinksMail as en, type OrderLinksMailTexts } from './en.ts';
import { orderLinksMail as es } from './es.ts';

export const orderLinksMailTexts: Readonly<Record<Language, OrderLinksMailTexts>> = { en, de, es };
