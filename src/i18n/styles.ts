import type { Language } from '../catalog/languages.ts';
import { styles as de } from './de/styles.ts';
import { styles as en, type StylesTexts } from './en/styles.ts';
import { styles as es } from './es/styles.ts';

export const stylesTexts: Record<Language, StylesTexts> = { en, de, es };
