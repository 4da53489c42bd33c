export const sandboxCheckout = {
  title: 'Test checkout',
  badge: 'Test payment',
  notice: 'This is a test checkout. No money changes hands, and you won’t be asked for a card number.',
  order: 'Order',
  amount: 'Total, VAT included',
  headshots: (count: number) => (count === 1 ? '1 headshot' : `${count} headshots`),
  choose: 'Choose a test card',
  success: { name: 'Card that succeeds', note: 'The payment is confirmed within seconds.' },
  declined: { name: 'Card that is declined', note: 'The bank says no; you can try again.' },
  refunded: {
    name: 'Card whose payment is reversed',
    note: (seconds: number) => `Succeeds at first; ${seconds} seconds later the bank takes the money back.`,
  },
  leave: { name: 'Leave without paying', note: 'As if the buyer had changed their mind.' },
  paying: 'Contacting the test bank…',
  paid: 'Paid. Taking you back…',
  declinedNow: 'The card was declined. Choose another one or leave.',
  left: 'You left without paying. You can close this window.',
  offline: 'The test bank didn’t respond. Check your connection and try again.',
  alreadyPaid: 'This order has already been paid for.',
  unknown: {
    heading: 'This checkout isn’t open.',
    text: 'The link may be incomplete, or the order is closed or was left open for too long. Please go back to your selfies and start the payment again.',
  },
  noScript: 'The test checkout needs JavaScript.',
};

export type SandboxCheckoutTexts = typeof sandboxCheckout;
