import { randomBytes } from 'node:crypto';

/** Objects of Stripe's API, as far as the stand-in has them. References are ids unless they are expanded. */
export interface Session {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly adaptive_pricing: { readonly enabled: boolean };
  readonly created: number;
  readonly excluded_payment_method_types: readonly string[];
  readonly expires_at: number;
  readonly amount_subtotal: number;
  readonly amount_total: number;
  readonly currency: string;
  readonly client_reference_id: string | null;
  readonly client_secret: string | null;
  readonly customer_email: string | null;
  customer_details: { readonly email: string | null; readonly name: string | null } | null;
  readonly livemode: boolean;
  readonly locale: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly mode: 'payment';
  payment_intent: string | null;
  payment_status: 'paid' | 'unpaid';
  status: 'open' | 'complete' | 'expired';
  total_details: {
    readonly amount_discount: 0;
    readonly amount_shipping: 0;
    readonly amount_tax: number;
  };
  automatic_tax: AutomaticTax;
  readonly ui_mode: 'embedded_page' | 'hosted_page';
  readonly redirect_on_completion?: string;
  readonly return_url?: string;
  readonly success_url: string | null;
  readonly cancel_url: string | null;
  url: string | null;
}

/** Without automatic tax `total_details.amount_tax` is 0, although the price may include a tax. */
export interface AutomaticTax {
  readonly enabled: boolean;
  readonly liability: { readonly type: 'self' } | null;
  readonly provider: 'stripe' | null;
  /** The result of the latest calculation; null when the tax is not calculated. */
  readonly status: 'complete' | 'failed' | 'requires_location_inputs' | null;
}

export interface LineItem {
  readonly id: string;
  readonly object: 'item';
  readonly amount_total: number;
  readonly amount_tax: number;
  readonly currency: string;
  readonly quantity: number;
  readonly price: {
    readonly id: string;
    readonly object: 'price';
    readonly product: string;
    readonly unit_amount: number;
    readonly currency: string;
    readonly tax_behavior: string;
  };
}

export interface PaymentIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly livemode: boolean;
  readonly metadata: Readonly<Record<string, string>>;
  latest_charge: string | null;
  status: 'requires_payment_method' | 'processing' | 'succeeded';
  last_payment_error: { readonly code: string; readonly decline_code: string } | null;
}

export interface Charge {
  readonly id: string;
  readonly object: 'charge';
  readonly created: number;
  readonly amount: number;
  readonly amount_captured: number;
  amount_refunded: number;
  readonly currency: string;
  disputed: boolean;
  readonly livemode: boolean;
  readonly metadata: Readonly<Record<string, string>>;
  paid: boolean;
  readonly payment_intent: string;
  readonly receipt_url: string | null;
  refunded: boolean;
  status: 'succeeded' | 'pending' | 'failed';
}

export interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly created: number;
  readonly amount: number;
  readonly charge: string;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_intent: string;
  readonly reason: string | null;
  status: 'succeeded' | 'pending' | 'failed';
}

export interface Dispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly created: number;
  readonly amount: number;
  readonly charge: string;
  readonly currency: string;
  readonly livemode: boolean;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_intent: string;
  readonly reason: string;
  status: 'needs_response' | 'lost' | 'won';
}

export interface SentEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: unknown };
  readonly livemode: boolean;
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: string;
}

/** Returns an id such as `pi_3Qx…`: the prefix and letters and digits. */
export function newId(prefix: string, length = 24): string {
  let id = '';
  while (id.length < length)
    id += randomBytes(length)
      .toString('base64')
      .replace(/[^a-zA-Z\d]/g, '');
  return `${prefix}_${id.slice(0, length)}`;
}
