import type { OverlaySources } from '../checkout-session.ts';

/**
 * Paddle documents only that its script comes from https://cdn.paddle.com (README of @paddle/paddle-js 1.6.5) and publishes no
 * list for a Content-Security-Policy. The other origins are those in the script itself: the frame with the checkout (`buy`), the
 * request that prepares it (`create-checkout`, `checkout-service`), and the overlay's style sheet and spinner (`cdn`), each
 * with a counterpart for the sandbox. The script of Paddle Retain (public.profitwell.com), which follows visitors to win back
 * subscribers, is left out on purpose: we sell no subscriptions.
 */
export const PADDLE_SOURCES: OverlaySources = {
  script: ['https://cdn.paddle.com'],
  frame: both('buy', 'cdn'),
  connect: both('buy', 'create-checkout', 'checkout-service'),
  style: both('cdn'),
  image: both('cdn'),
  payment: both('buy'),
};

function both(...names: readonly string[]): string[] {
  return names.flatMap((name) => [`https://${name}.paddle.com`, `https://sandbox-${name}.paddle.com`]);
}
