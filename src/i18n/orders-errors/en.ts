export const ordersErrors = {
  'discount-unknown': 'We don’t know this discount code. Check the spelling or leave it out.',
  'discount-expired': 'This discount code is no longer valid.',
  'discount-on-offer': 'This offer already has a lower price, so it can’t be combined with a code.',
  'discount-used': 'You’ve already used this discount code. Each person can use it once.',
  'offer-used': 'You’ve already used this offer. Each person can use it once.',
  'price-changed': 'The price has changed since this page was loaded. Please reload it to see the new one.',
  'email-missing': 'Please enter your email address',
  'email-invalid': 'Please enter a valid email address',
  'payment-processing':
    'We’re waiting for the payment provider to confirm your payment. You don’t have to pay again; you’ll get an email when it’s done.',
  'already-paid': 'This order is already paid for. The next step is in your email.',
  'provider-unavailable': 'The payment provider isn’t responding. Nothing was charged; please try again.',
  'checkout-gone': 'This checkout is no longer open. Please go back to your selfies and start it again.',
};

export type OrdersErrorsTexts = typeof ordersErrors;
export type OrdersError = keyof OrdersErrorsTexts;
