export const ordersErrors = {
  'discount-unknown': 'We don’t know this discount code. Check the spelling or leave it out.',
  'already-paid': 'This shoot is already paid for. Your headshots are on their way.',
  'provider-unavailable': 'The payment provider isn’t responding. Nothing was charged; please try again.',
  'checkout-gone': 'This checkout is no longer open. Please go back to your selfies and start it again.',
};

export type OrdersErrorsTexts = typeof ordersErrors;
export type OrdersError = keyof OrdersErrorsTexts;
