import type { Language } from '../catalog/languages.ts';
import { packages as de } from './de/packages.ts';
import { packages as en, type PackagesTexts } from './en/packages.ts';
import { packages as es } from './es/packages.ts';

export const packagesTexts: Record<Language, PackagesTexts> = { en, de, es };
