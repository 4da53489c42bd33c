import type { Language } from '../catalog/languages.ts';
import { selfieCautions as de } from './de/selfie-cautions.ts';
import { selfieCautions as en, type SelfieCautionsTexts } from './en/selfie-cautions.ts';
import { selfieCautions as es } from './es/selfie-cautions.ts';

export const selfieCautionsTexts: Record<Language, SelfieCautionsTexts> = { en, de, es };
