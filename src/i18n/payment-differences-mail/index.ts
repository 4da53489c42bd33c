import type { Language } from '../../catalog/languages.ts';
import { paymentDifferencesMail as de } from './de.ts';
import { paymentDifferencesMail as en, type PaymentDifferencesMailTexts } from './en.ts';
import { paymentDifferencesMail as es } from './es.ts';

export const paymentDifferencesMailTexts: Record<Language, PaymentDifferencesMailTexts> = { en, de, es };
