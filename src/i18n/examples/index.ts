import type { Language } from '../../catalog/languages.ts';
import { examples as de } from './de.ts';
import { examples as en, type ExamplesTexts } from './en.ts';
import { examples as es } from './es.ts';

/** Only loaders import these texts, which are then part of the page's data and not of the scripts. */
export const examplesTexts: Record<Language, ExamplesTexts> = { en, de, es };
