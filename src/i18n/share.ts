import type { Language } from '../catalog/languages.ts';
import { share as de } from './de/share.ts';
import { type ShareTexts, share as en } from './en/share.ts';
import { share as es } from './es/share.ts';

export const shareTexts: Readonly<Record<Language, ShareTexts>> = { en, de, es };
