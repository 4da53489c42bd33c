import type { Language } from '../catalog/languages.ts';
import { examples as de } from './de/examples.ts';
import { examples as en, type ExamplesTexts } from './en/examples.ts';
import { examples as es } from './es/examples.ts';

/** Only for loaders: the words travel with the page, not with the script. */
export const examplesTexts: Record<Language, ExamplesTexts> = { en, de, es };
