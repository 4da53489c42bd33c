import type { CatalogFacts } from '../catalog-facts.ts';

export const checkoutPage = (facts: CatalogFacts) => ({
  title: 'Checkout',
  description: `Your discount code for headshots, and how to order: upload selfies, see a free preview, then pay once, from ${facts.prices.basic}.`,
  heading: 'Your code, and how to get your headshots.',
  lead: 'You pay on the upload page, after your selfies have passed the check and you’ve seen the preview.',
  code: {
    heading: `${facts.welcome.percent}% off your order`,
    text: 'Choose a package below and we’ll fill in the code for you, or copy it and enter it yourself.',
    copy: 'Copy the code',
    copied: 'The code is copied.',
    notCopied: 'Your browser didn’t allow copying. Please select the code and copy it by hand.',
  },
  packages: {
    heading: 'Choose your package',
    lead: 'Prices with the code. You can change the package until you pay.',
  },
  before: 'instead of',
  choose: {
    basic: 'Continue with Basic',
    premium: 'Continue with Premium',
    ultimate: 'Continue with Ultimate',
  },
  steps: {
    heading: 'What happens next',
    list: [
      `You add ${facts.selfiesMin} or more selfies; each one is checked right away.`,
      'You see the free preview and choose your styles.',
      'You pay in the payment provider’s window. The link to your gallery comes by email.',
    ],
  },
  refund: `Money back up to ${facts.refundDays} days after delivery.`,
});
export type CheckoutPageTexts = ReturnType<typeof checkoutPage>;
