export const ordersErrors = {
  'discount-unknown': 'We do not know this discount code. Check the spelling or leave it out.',
  'already-paid': 'This shoot is already paid for. Your pictures are on their way.',
  'provider-unavailable': 'The payment provider is not answering. Nothing was charged; please try again.',
  'checkout-gone': 'This checkout is no longer open. Go back to your selfies and start it again.',
};

export type OrdersErrorTexts = typeof ordersErrors;
export type OrdersError = keyof OrdersErrorTexts;
