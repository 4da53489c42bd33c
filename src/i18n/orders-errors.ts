import type { Language } from '../catalog/languages.ts';
import { ordersErrors as de } from './de/orders-errors.ts';
import { ordersErrors as en, type OrdersErrorTexts } from './en/orders-errors.ts';
import { ordersErrors as es } from './es/orders-errors.ts';

export const ordersErrorsTexts: Record<Language, OrdersErrorTexts> = { en, de, es };
