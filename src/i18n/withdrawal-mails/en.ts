/** The two mails of a withdrawal: the receipt, and the notice to the operator. */
export const withdrawalMails = {
  facts: { name: 'Name', email: 'Email', orderNumber: 'Order number', received: 'Received' },
  noOrderNumber: 'not given',
  /** What was written besides, as a heading over it. */
  words: 'Your message',
  contact: (email: string) => `Questions? Write to ${email}.`,
  receipt: {
    subject: 'Acknowledgement of receipt: your withdrawal has arrived',
    headline: 'Your withdrawal has arrived',
    intro: (moment: string) => `We received your withdrawal on ${moment}.`,
    content: 'Your declaration',
    nextTitle: 'What happens next',
    next: (days: number) =>
      `We will check your order and write to you. If you still have the right to withdraw, or our voluntary refund still applies, we will refund you within ${days} days of receiving your withdrawal, by the same means you paid with. There is nothing more you need to do.`,
    keep: 'Please keep this email. It confirms that we received your declaration, what it says, and when it arrived.',
    /** Placeholder for an input that is not repeated, because nothing proves that the buyer typed it. */
    withheld:
      'Anybody can type any address into the form. That is why this email repeats nothing of what was typed there. We have stored it as it was sent. If you want a copy, just reply to this email.',
    keepWithheld: 'Please keep this email. It confirms that your declaration has arrived, and when.',
    why: 'This email is not advertising. You are receiving it because we received a withdrawal with this address. If that was not you, please tell us.',
  },
  notice: {
    subject: (name: string) => `Withdrawal: ${name}`,
    headline: 'A withdrawal has arrived',
    match: {
      'number-and-email': 'Order number and email address match an order.',
      'number-only':
        'The order number exists, but the email address is not the one on the order, or has since been erased there.',
      'email-only': 'There is no order with this number, but there are orders with this email address.',
      none: 'Neither the order number nor the email address matches an order.',
    },
    decide:
      'Nothing has been paid back yet: please check the right of withdrawal and the voluntary refund, and reply to this email.',
    noReceipt:
      'No acknowledgement of receipt was sent, because this address has been sent too many today. Please acknowledge it yourself, with the day and time below.',
    words: 'What they wrote',
    orders: 'Orders found',
    orderFacts: {
      order: 'Order number',
      state: 'State',
      package: 'Package',
      price: 'Price',
      paidOn: 'Paid on',
      deliveredOn: 'Delivered on',
    },
    states: {
      open: 'not paid',
      paid: 'paid',
      refund_requested: 'refund under way',
      refunded: 'refunded',
    },
    never: 'not yet',
    why: 'You are receiving this email because your address is set to receive the notices of this service.',
  },
};

export type WithdrawalMailTexts = typeof withdrawalMails;
