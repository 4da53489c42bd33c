import type { Language } from '../../catalog/languages.ts';
import { packages as de } from './de.ts';
import { packages as en, type PackagesTexts } from './en.ts';
import { packages as es } from './es.ts';

export const packagesTexts: Record<Language, PackagesTexts> = { en, de, es };
