import type { Language } from '../catalog/languages.ts';
import { selfieReasons as de } from './de/selfie-reasons.ts';
import { selfieReasons as en, type SelfieReasonsTexts } from './en/selfie-reasons.ts';
import { selfieReasons as es } from './es/selfie-reasons.ts';

export const selfieReasonsTexts: Record<Language, SelfieReasonsTexts> = { en, de, es };
