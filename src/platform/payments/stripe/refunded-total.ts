import type Stripe from 'stripe';
import { z } from 'zod';
import { listAtStripe } from './list-at-stripe.ts';

interface ChargeTotals {
  readonly id: string;
  readonly amount: number;
  readonly amount_refunded: number;
  readonly disputed: boolean;
}

const dispute = z.object({ id: z.string(), status: z.string(), amount: z.int().min(0) });

/**
 * Returns how much of a charge went back to the buyer: by refunds, and by disputes that were lost, which Stripe does not count
 * as refunds.
 * @throws {PaymentError}
 */
export async function refundedTotalCents(
  client: Stripe,
  charge: ChargeTotals,
  options: Stripe.RequestOptions = {},
  rateLimitRetries?: number,
): Promise<number> {
  let totalCents = charge.amount_refunded;
  if (charge.disputed) {
    const disputes = listAtStripe(
      (page) => client.disputes.list({ charge: charge.id, ...page }, options),
      dispute,
      rateLimitRetries,
    );
    for await (const { status, amount } of disputes) if (status === 'lost') totalCents += amount;
  }
  return Math.min(totalCents, charge.amount);
}
