import { z } from 'zod';
import { PaymentError } from '../payments.ts';
import { askStripe } from './stripe-client.ts';

/** The largest page that Stripe returns. */
export const PAGE_SIZE = 100;

/** An entry that differs from Stripe's documentation, so that what depends on it cannot be known. */
export class OddEntryError extends PaymentError {}

interface Page {
  readonly data: readonly unknown[];
  readonly has_more: boolean;
}

const withId = z.looseObject({ id: z.string() });

type ListPage = (page: { limit: number; starting_after?: string }) => Promise<Page>;

/**
 * Follows all pages of a list, and parses each entry.
 * @param list requests a page with these parameters added
 * @throws {PaymentError} an `OddEntryError` when an entry is not as documented
 */
export async function* listAtStripe<Entry>(
  list: ListPage,
  schema: z.ZodType<Entry>,
  rateLimitRetries?: number,
): AsyncGenerator<Entry> {
  for await (const raw of listRawAtStripe(list, rateLimitRetries)) {
    const entry = schema.safeParse(raw);
    if (!entry.success)
      throw new OddEntryError('Stripe listed an entry that is not as documented.', { cause: entry.error });
    yield entry.data;
  }
}

/**
 * Follows all pages of a list. Each page is requested anew after "too many requests", which the SDK's own iteration cannot do.
 * @throws {PaymentError} an `OddEntryError` when an entry has no id, without which the next page cannot be requested
 */
export async function* listRawAtStripe(
  list: ListPage,
  rateLimitRetries?: number,
): AsyncGenerator<z.infer<typeof withId>> {
  let lastId: string | undefined;
  for (;;) {
    const position = lastId === undefined ? {} : { starting_after: lastId };
    const page = await askStripe(() => list({ limit: PAGE_SIZE, ...position }), rateLimitRetries);
    for (const raw of page.data) {
      const entry = withId.safeParse(raw);
      if (!entry.success)
        throw new OddEntryError('Stripe listed an entry without an id.', { cause: entry.error });
      lastId = entry.data.id;
      yield entry.data;
    }
    if (!page.has_more || page.data.length === 0) return;
  }
}
