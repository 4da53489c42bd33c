/** A payment provider as buyers know it. */
export interface PaymentCompany {
  readonly name: string;
  /** True for a merchant of record: the company sells in its own name, writes the invoice and owes the taxes. */
  readonly isSeller: boolean;
  /** The kind of document that a payment's link opens. */
  readonly document: 'invoice' | 'receipt';
}

const COMPANIES: Readonly<Record<string, PaymentCompany>> = {
  sandbox: { name: 'Sandbox', isSeller: false, document: 'receipt' },
  stripe: { name: 'Stripe', isSeller: false, document: 'receipt' },
  lemonsqueezy: { name: 'Lemon Squeezy', isSeller: true, document: 'receipt' },
  paddle: { name: 'Paddle', isSeller: true, document: 'invoice' },
};

/** The names that orders store. */
export const PAYMENT_PROVIDERS: readonly string[] = Object.keys(COMPANIES);

/** @param provider the name of the provider that is stored with the order */
export function paymentCompany(provider: string): PaymentCompany {
  return COMPANIES[provider] ?? { name: provider, isSeller: false, document: 'receipt' };
}
