import type { OverlaySources } from '../checkout-session.ts';

/**
 * The origins that Stripe documents for Stripe.js and for embedded Checkout. Stripe Link's own are left out, because they load
 * inside Stripe's frame.
 * @see https://docs.stripe.com/security/guide#content-security-policy
 */
export const STRIPE_SOURCES: OverlaySources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://checkout.stripe.com'],
  frame: [
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
    'https://checkout.stripe.com',
  ],
  connect: ['https://api.stripe.com', 'https://checkout.stripe.com'],
  style: [],
  image: ['https://*.stripe.com'],
  payment: ['https://js.stripe.com', 'https://checkout.stripe.com'],
};
