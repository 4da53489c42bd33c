import type { Language } from '../../catalog/languages.ts';
import { customerRatings as de } from './de.ts';
import { customerRatings as en, type CustomerRatingsTexts } from './en.ts';
import { customerRatings as es } from './es.ts';

export const customerRatingsTexts: Readonly<Record<Language, CustomerRatingsTexts>> = { en, de, es };
