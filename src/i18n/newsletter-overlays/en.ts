import { WELCOME_DISCOUNT } from '../../catalog/discounts.ts';
import { LIMITS } from '../../catalog/limits.ts';
import { NEWSLETTER_MODAL_PRODUCT } from '../../catalog/overlays.ts';
import { PACKAGES } from '../../catalog/packages.ts';
import { PRODUCTS } from '../../catalog/products.ts';
import { newsletterErrors } from '../newsletter-errors/en.ts';
import { currencyOf, formatPrice } from '../price.ts';

const { percent } = WELCOME_DISCOUNT;
const { headshotCount } = PACKAGES[PRODUCTS[NEWSLETTER_MODAL_PRODUCT].packageId];
const currency = currencyOf('en');
const price = formatPrice(PRODUCTS[NEWSLETTER_MODAL_PRODUCT].priceCents[currency], currency, 'en');

/**
 * The modals that invite to the newsletter. Plain data, because it is sent to the browser in one language. Raise
 * SUBSCRIPTION_FORM_VERSION when `consent` changes, because each consent records the wording that people agreed to.
 */
export const newsletterOverlays = {
  close: 'Close',
  form: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    trap: 'Please leave this field empty',
    sending: 'Sending…',
  },
  /** The sentence that people agree to by sending one of these forms. */
  consent: {
    before:
      'By sending this form you agree that we may send you tips and offers by email and keep a record of this consent. The discount is your thank-you for it. You can unsubscribe at any time with the link in every newsletter. Read more in our ',
    privacy: 'privacy policy',
    after: '.',
  },
  exitIntent: {
    heading: `Before you go: ${percent}% off your headshots`,
    lead: 'Subscribe to our newsletter and you’ll see your code right away. It’s good for every package, once per person.',
    action: `Get ${percent}% off`,
  },
  lifeImpact: {
    heading: 'Your photo is there before you are.',
    text: 'The same person, the same face. What changes is the light, the background and the crop, and that’s what people see first in a CV or on LinkedIn.',
    textWithClothes:
      'The same person, the same face. What changes is the light, the background, the crop and, if you like, the clothes, and that’s what people see first in a CV or on LinkedIn.',
    action: 'Get my headshots',
  },
  newsletter: {
    heading: `${headshotCount} headshots for ${price}`,
    lead: `Subscribe to our newsletter and the Basic package is yours for ${price}, once per person. The checkout opens right afterwards.`,
    action: 'Subscribe and order',
    signedUp: 'Thank you. The checkout opens in a moment.',
  },
  welcome: {
    heading: `Welcome! Here’s ${percent}% off.`,
    lead: 'Subscribe to our newsletter and you’ll see your code right away. It’s good for every package, once per person.',
    action: 'Show me my code',
  },
  success: {
    heading: 'Thank you, {name}!',
    confirm: `An email is on its way to {email}. Please confirm your subscription with the link in it within ${LIMITS.subscriptionConfirmHours} hours; then we’ll send you the code by email, too.`,
    use: `You don’t have to wait for it. Here’s your code for ${percent}% off:`,
    copy: 'Copy the code',
    copied: 'The code is copied.',
    notCopied: 'Your browser didn’t allow copying. Please select the code and copy it by hand.',
    action: 'Get My Headshot',
    close: 'Close',
  },
  errors: {
    ...newsletterErrors,
    failed: 'Something went wrong. Please try again.',
    newsletterRequired: 'Newsletter subscription is required to receive the discount. Please try again.',
  },
};

export type NewsletterOverlaysTexts = typeof newsletterOverlays;
