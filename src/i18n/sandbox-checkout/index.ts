import type { Language } from '../../catalog/languages.ts';
import { sandboxCheckout as de } from './de.ts';
import { type SandboxCheckoutTexts, sandboxCheckout as en } from './en.ts';
import { sandboxCheckout as es } from './es.ts';

export const sandboxCheckoutTexts: Readonly<Record<Language, SandboxCheckoutTexts>> = { en, de, es };
