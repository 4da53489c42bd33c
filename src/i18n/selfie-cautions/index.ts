import type { Language } from '../../catalog/languages.ts';
import { selfieCautions as de } from './de.ts';
import { selfieCautions as en, type SelfieCautionsTexts } from './en.ts';
import { selfieCautions as es } from './es.ts';

export const selfieCautionsTexts: Record<Language, SelfieCautionsTexts> = { en, de, es };
