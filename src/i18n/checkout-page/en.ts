import type { CatalogFacts } from '../catalog-facts.ts';

export const checkoutPage = (facts: CatalogFacts) => ({
  title: 'Checkout',
  description: `Your discount code for headshots and the way to the payment: selfies first, free preview, then pay once from ${facts.prices.basic}.`,
  heading: 'Your code, and the way to your headshots.',
  lead: 'You pay on the upload page, after your selfies have passed the check and you have seen the preview.',
  code: {
    heading: `${facts.welcome.percent}% off your order`,
    text: 'Choose a package below and the code is filled in for you, or copy it and enter it yourself.',
    copy: 'Copy the code',
    copied: 'The code is copied.',
    notCopied: 'The browser did not allow copying. Please select the code and copy it by hand.',
  },
  packages: {
    heading: 'Choose your package',
    lead: 'Prices with the code. You can change the package until you pay.',
  },
  before: 'instead of',
  choose: { basic: 'Go on with Basic', premium: 'Go on with Premium', ultimate: 'Go on with Ultimate' },
  steps: {
    heading: 'What happens next',
    list: [
      `You add ${facts.selfiesMin} or more selfies; each is checked at once.`,
      'You look at the free preview and choose your styles.',
      'You pay in the payment provider’s window. The link to your gallery comes by email.',
    ],
  },
  refund: `Money back up to ${facts.refundDays} days after delivery.`,
});
export type CheckoutPageTexts = ReturnType<typeof checkoutPage>;
