import type { Language } from '../catalog/languages.ts';
import { requestErrors as de } from './de/request-errors.ts';
import { requestErrors as en, type RequestErrorTexts } from './en/request-errors.ts';
import { requestErrors as es } from './es/request-errors.ts';

export const requestErrorsTexts: Record<Language, RequestErrorTexts> = { en, de, es };
