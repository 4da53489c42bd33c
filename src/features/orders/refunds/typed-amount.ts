/** Reads an amount of money as people type it, 12 or 12.50 or 12,50, in cents; undefined for anything else. */
export function typedAmountCents(text: string): number | undefined {
  const [, units, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return units === undefined ? undefined : Number(units) * 100 + Number(cents.padEnd(2, '0'));
}
