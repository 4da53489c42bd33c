import type { Language } from '../catalog/languages.ts';
import { createHeadshot as de } from './de/create-headshot.ts';
import { createHeadshot as en, type CreateHeadshotTexts } from './en/create-headshot.ts';
import { createHeadshot as es } from './es/create-headshot.ts';

export const createHeadshotTexts: Record<Language, CreateHeadshotTexts> = { en, de, es };
