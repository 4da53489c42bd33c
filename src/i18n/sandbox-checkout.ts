import type { Language } from '../catalog/languages.ts';
import { sandboxCheckout as de } from './de/sandbox-checkout.ts';
import { type SandboxCheckoutTexts, sandboxCheckout as en } from './en/sandbox-checkout.ts';
import { sandboxCheckout as es } from './es/sandbox-checkout.ts';

export const sandboxCheckoutTexts: Readonly<Record<Language, SandboxCheckoutTexts>> = { en, de, es };
