import type { AdjustmentCollection, TransactionCollection } from '@paddle/paddle-node-sdk';
import { z } from 'zod';

/** The fields of raw entities, in the API's spelling, that tell whether an entity concerns us. */
const rawTransaction = z
  .object({
    id: z.unknown(),
    custom_data: z.unknown(),
    items: z
      .array(z.object({ price: z.object({ product_id: z.unknown() }).nullish() }))
      .optional()
      .catch(undefined),
  })
  .partial()
  .catch({});
const rawAdjustment = z.object({ id: z.unknown(), transaction_id: z.unknown() }).partial().catch({});

/**
 * Lets the SDK return a page although one of its entities is odd: the SDK converts all of them, and fails with the first that lacks
 * what its types promise. Of an odd transaction only the fields remain that tell whether it concerns us.
 */
export function keepOddTransactions(list: TransactionCollection): PagedList {
  return keepOdd(list, (raw) => {
    const { id, custom_data: customData, items } = rawTransaction.parse(raw);
    return {
      id,
      customData,
      items: items?.map(({ price }) => ({ price: { productId: price?.product_id } })),
    };
  });
}

/** Does the same for a list of refunds. */
export function keepOddAdjustments(list: AdjustmentCollection): PagedList {
  return keepOdd(list, (raw) => {
    const { id, transaction_id: transactionId } = rawAdjustment.parse(raw);
    return { id, transactionId };
  });
}

/** The part that all lists of the SDK share. After an error, `next` asks for the same page again. */
export interface PagedList {
  readonly hasMore: boolean;
  next(): Promise<readonly unknown[]>;
}

function keepOdd(
  list: PagedList & { fromJson(raw: never): unknown },
  convertOdd: (raw: unknown) => unknown,
): PagedList {
  const convert = list.fromJson.bind(list);
  return Object.assign(list, {
    fromJson(raw: never) {
      try {
        return convert(raw);
      } catch {
        return convertOdd(raw);
      }
    },
  });
}
