import { z } from 'zod';
import { AMOUNT_MAX_CENTS } from '../payments.ts';

/** Paddle's amounts are texts of digits in the currency's minor unit. */
export const amountText = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(z.int().max(AMOUNT_MAX_CENTS));

// The format allows years that neither mails nor the database can represent, and that no payment has.
export const dateText = z.iso
  .datetime({ offset: true })
  .regex(/^20/)
  .transform((text) => new Date(text));

export const paddleId = z.string().regex(/^[\w-]{1,64}$/);

const ourCustomData = z.object({ lichtbild_order_id: z.string().regex(/^[\w-]{1,64}$/) });

/** Reads our order's id from the custom data that a checkout was created with; undefined when it is missing or malformed. */
export function orderIdOf(customData: unknown): string | undefined {
  const ours = ourCustomData.safeParse(customData);
  return ours.success ? ours.data.lichtbild_order_id : undefined;
}
