/** A code that a buyer can enter, and its discount (spec §9). */
export interface Discount {
  readonly code: string;
  readonly percent: number;
}

export const WELCOME_DISCOUNT: Discount = { code: 'WELCOME20', percent: 20 };
export const ARRIVAL_DISCOUNT: Discount = { code: 'HUNT30', percent: 30 };
export const DISCOUNTS: readonly Discount[] = [WELCOME_DISCOUNT, ARRIVAL_DISCOUNT];

/** Returns the price after a discount, rounded half up to whole cents. */
export function discountedPriceCents(priceCents: number, discount: Discount | undefined): number {
  if (!discount) return priceCents;
  return Math.round((priceCents * (100 - discount.percent)) / 100);
}
