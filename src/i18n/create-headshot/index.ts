import type { Language } from '../../catalog/languages.ts';
import { createHeadshot as de } from './de.ts';
import { createHeadshot as en, type CreateHeadshotTexts } from './en.ts';
import { createHeadshot as es } from './es.ts';

export const createHeadshotTexts: Record<Language, CreateHeadshotTexts> = { en, de, es };
