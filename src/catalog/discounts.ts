/** A code that a buyer can enter, and its discount (spec §9). Each email address can use a code once. */
export interface Discount {
  readonly code: string;
  readonly percent: number;
  /** The code is valid from this moment and until that one, ISO 8601; without them it always is. */
  readonly validFrom?: string;
  readonly validUntil?: string;
}

export const WELCOME_DISCOUNT: Discount = { code: 'WELCOME20', percent: 20 };
export const ARRIVAL_DISCOUNT: Discount = { code: 'HUNT30', percent: 30 };
export const DISCOUNTS: readonly Discount[] = [WELCOME_DISCOUNT, ARRIVAL_DISCOUNT];

export function isValidAt({ validFrom, validUntil }: Discount, now: Date): boolean {
  const time = now.getTime();
  return (
    (validFrom === undefined || Date.parse(validFrom) <= time) &&
    (validUntil === undefined || time < Date.parse(validUntil))
  );
}

/** Returns whether more typing could make a code of what was typed. A whole code begins itself, and so does nothing at all. */
export function beginsKnownCode(typed: string): boolean {
  const beginning = typed.trim().toUpperCase();
  return DISCOUNTS.some(({ code }) => code.startsWith(beginning));
}

/** Returns the price after a discount, rounded half up to whole cents. */
export function discountedPriceCents(priceCents: number, discount: Discount | undefined): number {
  if (!discount) return priceCents;
  return Math.round((priceCents * (100 - discount.percent)) / 100);
}
