import type { OverlaySources } from '../checkout-session.ts';

/**
 * Lemon Squeezy documents no Content-Security-Policy. The script's address is documented (docs.lemonsqueezy.com/help/lemonjs), and
 * so is the address of checkouts, `https://[STORE].lemonsqueezy.com` (docs.lemonsqueezy.com/guides/developer-guide/taking-payments).
 * `assets.` serves a second copy of the script, to which the first address may redirect. lemon.js also adds a style element with
 * the animation of its loading indicator; a policy without inline styles blocks only this animation.
 */
export const LEMON_SQUEEZY_SOURCES: OverlaySources = {
  script: ['https://app.lemonsqueezy.com', 'https://assets.lemonsqueezy.com'],
  frame: ['https://*.lemonsqueezy.com'],
  connect: [],
  style: [],
  image: [],
  payment: ['https://*.lemonsqueezy.com'],
};
