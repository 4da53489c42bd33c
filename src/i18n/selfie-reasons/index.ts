import type { Language } from '../../catalog/languages.ts';
import { selfieReasons as de } from './de.ts';
import { selfieReasons as en, type SelfieReasonsTexts } from './en.ts';
import { selfieReasons as es } from './es.ts';

export const selfieReasonsTexts: Record<Language, SelfieReasonsTexts> = { en, de, es };
