/** Texts of the form that buys a package before any selfie is uploaded. */
export const purchaseForm = {
  package: 'Package',
  email: 'Email',
  emailHint: 'The confirmation and the link to your order go there.',
  code: 'Discount code',
  codeHint: 'If you have one.',
  total: 'Total incl. VAT',
  asking: 'Checking your payment…',
  paid: 'Paid. One moment…',
  noScript: 'Paying needs JavaScript. Please switch it on in your browser, then reload the page.',
  declined: 'The payment was declined. Nothing was charged; please try again or use another card.',
  closed:
    'The payment window was closed. If you had already paid, the confirmation comes by email; you don’t have to pay again.',
  failed: {
    offline: 'No connection. Nothing was charged; please try again when you’re back online.',
    server: 'Something went wrong. Nothing was charged; please try again.',
  },
  button: (price: string) => `Order and pay ${price}`,
  instead: (price: string) => `instead of ${price}`,
  /** Texts and links of the fine print, in this order. */
  terms: {
    before: 'Our ',
    terms: 'terms of service',
    readAlso: ' apply to your order. Please also read about your ',
    withdrawal: 'right of withdrawal',
    and: ' and our ',
    privacy: 'privacy policy',
    after: '.',
  },
  later: (min: number, months: number) =>
    `After paying you add at least ${min} selfies, choose styles and give your consents. We make nothing before you press the button for it, and your order waits up to ${months} months.`,
};

export type PurchaseFormTexts = typeof purchaseForm;
