import type { FrameLocator, Page } from 'playwright-core';
import type { Language } from '../../src/catalog/languages.ts';
import type { PaymentStandIn } from '../../test/payment-stand-ins/stand-in.ts';

/** The words of a provider's checkout, as its stand-in shows them. */
export interface CheckoutWords {
  /** The language that the checkout declares. */
  readonly lang: Language;
  readonly pay: string;
  readonly decline: string;
  /** The sentence after a declined card. */
  readonly declined: string;
  /** The field that shows the buyer's address, if the stand-in has one. */
  readonly email?: string;
}

export interface OpenedProvider {
  readonly standIn: PaymentStandIn;
  /** The keys that an operator would copy from the provider, in test mode. */
  readonly env: Readonly<Record<string, string>>;
  /** The provider's part of the file that PAYMENT_PRODUCTS names. */
  readonly products: object;
  /** Sets the page to which the provider's own page returns, where this is a setting of the account. */
  readonly setReturnUrl?: (url: string) => void;
}

/** A payment provider, as its buyers and the operator see it. */
export interface ProviderUnderTest {
  readonly name: 'lemonsqueezy' | 'paddle' | 'stripe';
  readonly open: () => Promise<OpenedProvider>;
  /** Matches every host of the provider. */
  readonly domain: RegExp;
  /** The script that opens the overlay, as a pattern of its address. */
  readonly script: string;
  /** The checkout inside the overlay. */
  readonly frame: (page: Page) => FrameLocator;
  readonly words: Readonly<Record<Language, CheckoutWords>>;
  /** Closes the overlay without paying. */
  readonly close: (page: Page, language: Language) => Promise<void>;
  /** Leaves the provider's own page without paying, if it leads back. */
  readonly leaveHosted?: (page: Page, language: Language) => Promise<void>;
  /** Pays on the provider's own page and follows its way back. */
  readonly payHosted: (page: Page, language: Language) => Promise<void>;
}
