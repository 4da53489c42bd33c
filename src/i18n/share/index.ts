import type { Language } from '../../catalog/languages.ts';
import { share as de } from './de.ts';
import { type ShareTexts, share as en } from './en.ts';
import { share as es } from './es.ts';

export const shareTexts: Readonly<Record<Language, ShareTexts>> = { en, de, es };
