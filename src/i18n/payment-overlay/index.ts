import type { Language } from '../../catalog/languages.ts';
import { paymentOverlay as de } from './de.ts';
import { paymentOverlay as en, type PaymentOverlayTexts } from './en.ts';
import { paymentOverlay as es } from './es.ts';

export const paymentOverlayTexts: Record<Language, PaymentOverlayTexts> = { en, de, es };
