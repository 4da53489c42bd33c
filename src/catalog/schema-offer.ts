/**
 * The offer in the structured data of the organisation (spec §2, §9). It is no package, and nothing charges it (decision 019).
 * The price is in units of the currency, as schema.org has it.
 */
export const SCHEMA_OFFER = {
  price: 19.99,
  priceCurrency: 'USD',
  availability: 'https://schema.org/InStock',
} as const;
