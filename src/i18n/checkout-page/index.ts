import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import { checkoutPage as de } from './de.ts';
import { checkoutPage as en, type CheckoutPageTexts } from './en.ts';
import { checkoutPage as es } from './es.ts';

export const checkoutPageTexts: Record<Language, (facts: CatalogFacts) => CheckoutPageTexts> = { en, de, es };
