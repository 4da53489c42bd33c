/** A payment provider as buyers know it. */
export interface PaymentCompany {
  readonly name: string;
  /** True for a merchant of record: the company sells in its own name, writes the invoice and owes the taxes. */
  readonly isSeller: boolean;
}

const COMPANIES: Readonly<Record<string, PaymentCompany>> = {
  sandbox: { name: 'Sandbox', isSeller: false },
  stripe: { name: 'Stripe', isSeller: false },
  lemonsqueezy: { name: 'Lemon Squeezy', isSeller: true },
  paddle: { name: 'Paddle', isSeller: true },
};

/** @param provider the name of the provider that is stored with the order */
export function paymentCompany(provider: string): PaymentCompany {
  return COMPANIES[provider] ?? { name: provider, isSeller: false };
}
