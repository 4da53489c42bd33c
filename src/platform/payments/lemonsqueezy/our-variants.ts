import { z } from 'zod';
import type { LemonSqueezyOptions } from './lemon-squeezy-options.ts';

/** Reads the variant alone, because the rest of an order may be odd. */
const soldVariant = z.object({
  attributes: z.object({ first_order_item: z.object({ variant_id: z.int() }) }),
});

/** Returns true for an order of something else that the same store sells; false when its variant cannot be read. */
export function isForeignOrder({ stores }: Pick<LemonSqueezyOptions, 'stores'>, order: unknown): boolean {
  const sold = soldVariant.safeParse(order);
  if (!sold.success) return false;
  const variantId = sold.data.attributes.first_order_item.variant_id.toString();
  return !Object.values(stores).some(({ variants }) => Object.values(variants).includes(variantId));
}
