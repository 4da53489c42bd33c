import type { z } from 'zod';
import { PaymentError } from '../payments.ts';
import { askStripe } from './stripe-client.ts';

/** The largest page that Stripe returns. */
export const PAGE_SIZE = 100;

interface Page {
  readonly data: readonly unknown[];
  readonly has_more: boolean;
}

/**
 * Follows all pages of a list. Each page is requested anew after "too many requests", which the SDK's own iteration cannot do.
 * @param list requests a page with these parameters added
 * @throws {PaymentError} also when an entry is not as documented
 */
export async function* listAtStripe<Entry extends { readonly id: string }>(
  list: (page: { limit: number; starting_after?: string }) => Promise<Page>,
  schema: z.ZodType<Entry>,
  rateLimitRetries?: number,
): AsyncGenerator<Entry> {
  let lastId: string | undefined;
  for (;;) {
    const position = lastId === undefined ? {} : { starting_after: lastId };
    const page = await askStripe(() => list({ limit: PAGE_SIZE, ...position }), rateLimitRetries);
    for (const raw of page.data) {
      const entry = schema.safeParse(raw);
      if (!entry.success)
        throw new PaymentError('Stripe listed an entry that is not as documented.', { cause: entry.error });
      lastId = entry.data.id;
      yield entry.data;
    }
    if (!page.has_more || page.data.length === 0) return;
  }
}
