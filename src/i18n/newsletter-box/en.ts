import { BRAND } from '../../catalog/brand.ts';
import { WELCOME_DISCOUNT } from '../../catalog/discounts.ts';
import { LIMITS } from '../../catalog/limits.ts';
import { newsletterErrors } from '../newsletter-errors/en.ts';

/**
 * The newsletter box below articles. Plain data, because it is sent with the page. Raise SUBSCRIPTION_FORM_VERSION
 * when `consent` changes, because each consent records the wording that people agreed to.
 */
export const newsletterBox = {
  heading: 'New articles by email',
  lead: `Now and then we share what we’ve learned about photos in job applications, and what we have on offer. Once you’ve confirmed, we’ll send you a code for ${WELCOME_DISCOUNT.percent}% off.`,
  email: 'Email',
  trap: 'Please leave this field empty',
  send: 'Subscribe',
  sending: 'Sending…',
  consent: {
    before:
      'By pressing “Subscribe” you agree that we may send you tips and offers by email and keep a record of this consent. You can unsubscribe at any time with the link in every newsletter. Read more in our ',
    privacy: 'privacy policy',
    after: '.',
  },
  sentHeading: 'Please check your inbox.',
  sentText: `An email with a link is on its way to you. Confirm your subscription there within ${LIMITS.subscriptionConfirmHours} hours.`,
  sentNothing:
    'Nothing there after a few minutes? Please check your spam folder too. If the address is already subscribed, you won’t get another email.',
  failed: {
    offline: 'No connection. Please try again as soon as you’re back online.',
    server: 'Something went wrong. Please try again.',
  },
  noScript: `This form needs JavaScript. Please switch it on in your browser, or write to ${BRAND.contactEmail}.`,
  errors: newsletterErrors,
};

export type NewsletterBoxTexts = typeof newsletterBox;
