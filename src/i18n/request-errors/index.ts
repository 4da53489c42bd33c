import type { Language } from '../../catalog/languages.ts';
import { requestErrors as de } from './de.ts';
import { requestErrors as en, type RequestErrorTexts } from './en.ts';
import { requestErrors as es } from './es.ts';

export const requestErrorsTexts: Record<Language, RequestErrorTexts> = { en, de, es };
