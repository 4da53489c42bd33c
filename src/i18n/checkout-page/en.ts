import type { CatalogFacts } from '../catalog-facts.ts';

export const checkoutPage = (facts: CatalogFacts) => ({
  title: 'Checkout',
  description: `Buy your headshots now and add the selfies later, on any device, from ${facts.prices.basic}. Your discount code is here, too.`,
  heading: 'Buy now, add your selfies later.',
  lead: 'All you need is an email address. Your order waits for your selfies, on this device or another one.',
  first: {
    text: 'Want to see yourself first? The preview is free.',
    action: 'Start with your selfies',
  },
  order: 'Your order',
  code: {
    heading: `${facts.welcome.percent}% off your order`,
    text: 'Copy the code and enter it above. Each person can use it once.',
    copy: 'Copy the code',
    copied: 'The code is copied.',
    notCopied: 'Your browser didn’t allow copying. Please select the code and copy it by hand.',
  },
  steps: {
    heading: 'What happens next',
    list: [
      'You pay in the payment provider’s window. A confirmation with the link to your order comes by email.',
      `You add ${facts.selfiesMin} or more selfies; each one is checked right away. You choose your styles and see a free preview.`,
      'You press “Make my headshots”. The link to your gallery comes by email.',
    ],
  },
  refund: `Money back up to ${facts.refundDays} days after delivery, and any time before you start.`,
});
export type CheckoutPageTexts = ReturnType<typeof checkoutPage>;
