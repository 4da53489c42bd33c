import { z } from 'zod';
import { AMOUNT_MAX_CENTS } from '../payments.ts';

const cents = z.int().min(0).max(AMOUNT_MAX_CENTS);

/** A time such as `2026-11-21T10:00:00.000000Z`. Years that our database cannot represent are refused. */
export const time = z.iso
  .datetime({ offset: true })
  .regex(/^20/)
  .transform((text) => new Date(text));

/** Statuses of an order whose money arrived, even if it went back later. */
const PAID_STATUSES: readonly string[] = ['paid', 'partial_refund', 'refunded'];

/** An order, which is Lemon Squeezy's word for a payment, as webhooks and the API contain it. */
export const order = z
  .object({
    type: z.literal('orders'),
    id: z.string().regex(/^\d{1,20}$/),
    attributes: z.object({
      user_email: z.string().max(320).nullish().catch(undefined),
      status: z.string().max(64),
      currency: z.string().regex(/^[A-Z]{3}$/),
      /** The total includes `tax`, whether prices are tax-inclusive or not. */
      total: cents,
      tax: cents,
      refunded_amount: cents,
      refunded_at: time.nullish(),
      first_order_item: z.object({ variant_id: z.int().positive() }).nullish(),
      // A receipt that cannot be linked must not hide a payment.
      urls: z
        .object({ receipt: z.url({ protocol: /^https$/ }).max(2_000) })
        .optional()
        .catch(undefined),
      created_at: time,
      updated_at: time,
      test_mode: z.boolean(),
    }),
  })
  .transform(({ id, attributes }) => ({
    id,
    email: attributes.user_email ?? undefined,
    status: attributes.status,
    isPaid: PAID_STATUSES.includes(attributes.status),
    currency: attributes.currency,
    amountCents: attributes.total,
    taxCents: attributes.tax,
    refundedCents: attributes.refunded_amount,
    variantId: attributes.first_order_item?.variant_id.toString(),
    invoiceUrl: attributes.urls?.receipt,
    createdAt: attributes.created_at,
    updatedAt: attributes.updated_at,
    refundedAt: attributes.refunded_at ?? undefined,
    isTest: attributes.test_mode,
  }));

export type Order = z.infer<typeof order>;
