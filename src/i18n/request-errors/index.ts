import type { Language } from '../../catalog/languages.ts';
import { requestErrors as de } from './de.ts';
import { requestErrors as en, type RequestErrorsTexts } from './en.ts';
import { requestErrors as es } from './es.ts';

export const requestErrorsTexts: Record<Language, RequestErrorsTexts> = { en, de, es };
