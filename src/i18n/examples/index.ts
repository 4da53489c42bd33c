import type { Language } from '../../catalog/languages.ts';
import { examples as de } from './de.ts';
import { examples as en, type ExamplesTexts } from './en.ts';
import { examples as es } from './es.ts';

/** Only for loaders: the words travel with the page, not with the script. */
export const examplesTexts: Record<Language, ExamplesTexts> = { en, de, es };
