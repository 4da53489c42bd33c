import { z } from 'zod';

const id = z.string().regex(/^\d+$/);
const related = (type: string) => z.object({ data: z.object({ type: z.literal(type), id }) });

const checkoutAttributes = z.strictObject({
  custom_price: z.int().positive().nullish(),
  product_options: z
    .strictObject({
      name: z.string(),
      description: z.string(),
      media: z.array(z.url()),
      redirect_url: z.url(),
      receipt_button_text: z.string(),
      receipt_link_url: z.url(),
      receipt_thank_you_note: z.string(),
      enabled_variants: z.array(z.int()),
      confirmation_title: z.string(),
      confirmation_message: z.string(),
      confirmation_button_text: z.string(),
    })
    .partial()
    .optional(),
  checkout_options: z
    .strictObject({
      embed: z.boolean(),
      media: z.boolean(),
      logo: z.boolean(),
      desc: z.boolean(),
      discount: z.boolean(),
      skip_trial: z.boolean(),
      subscription_preview: z.boolean(),
      button_color: z.string(),
      background_color: z.string(),
    })
    .partial()
    .optional(),
  checkout_data: z
    .strictObject({
      email: z.email(),
      name: z.string(),
      billing_address: z.strictObject({ country: z.string().length(2), zip: z.string() }).partial(),
      tax_number: z.string(),
      discount_code: z.string(),
      // An empty object arrives as an empty array in PHP and is refused.
      custom: z.record(z.string(), z.string()).refine((custom) => Object.keys(custom).length > 0),
      variant_quantities: z.array(z.strictObject({ variant_id: z.int(), quantity: z.int().positive() })),
    })
    .partial()
    .optional(),
  expires_at: z.iso.datetime({ offset: true }).nullish(),
  preview: z.boolean().optional(),
  test_mode: z.boolean().optional(),
});
export type CheckoutAttributes = z.infer<typeof checkoutAttributes>;

/** The body of `POST /v1/checkouts`, as strict as the documentation. */
export const checkoutRequest = z.strictObject({
  data: z.strictObject({
    type: z.literal('checkouts'),
    attributes: checkoutAttributes,
    relationships: z.strictObject({ store: related('stores'), variant: related('variants') }),
  }),
});

/** The body of `POST /v1/orders/:id/refund`; without an amount the order is refunded in full. */
export const refundRequest = z.strictObject({
  data: z.strictObject({
    type: z.literal('orders'),
    id,
    attributes: z.strictObject({ amount: z.int().positive().optional() }).optional(),
  }),
});
