import type { Language } from '../../catalog/languages.ts';
import { styles as de } from './de.ts';
import { styles as en, type StylesTexts } from './en.ts';
import { styles as es } from './es.ts';

export const stylesTexts: Record<Language, StylesTexts> = { en, de, es };
