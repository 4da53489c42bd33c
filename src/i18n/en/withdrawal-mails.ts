/** The two mails of a withdrawal: the receipt, and the notice to the operator. */
export const withdrawalMails = {
  facts: { name: 'Name', email: 'E-mail', orderNumber: 'Order number', received: 'Received' },
  noOrderNumber: 'not given',
  /** What was written besides, as a heading over it. */
  words: 'Your words',
  contact: (email: string) => `Questions? Write to ${email}.`,
  receipt: {
    subject: 'Receipt: your withdrawal has arrived',
    headline: 'Your withdrawal has arrived',
    intro: (moment: string) => `We received your withdrawal on ${moment}.`,
    content: 'What you declared',
    nextTitle: 'What happens now',
    next: (days: number) =>
      `We check your order and write to you. If your right of withdrawal still exists, your money is back within ${days} days of the day your withdrawal arrived, by the way you paid. You do not have to do anything.`,
    keep: 'Please keep this e-mail. It confirms that your declaration arrived, what it says, and when.',
    why: 'This e-mail is not advertising. You are receiving it because a withdrawal with this address was sent to us. If it was not you, please tell us.',
  },
  notice: {
    subject: (name: string) => `Withdrawal: ${name}`,
    headline: 'A withdrawal has arrived',
    match: {
      'number-and-email': 'Order number and e-mail address fit an order.',
      'number-only':
        'The order number exists, but the e-mail address is not that of the order, or it is erased by now.',
      'email-only': 'There is no order of this number, but there are orders of this e-mail address.',
      none: 'Neither order number nor e-mail address fit an order.',
    },
    decide: 'Nothing has been paid back: please check the right of withdrawal and answer this e-mail.',
    words: 'What they wrote',
    orders: 'In the books',
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
    why: 'You are receiving this e-mail because your address is set as the operator’s.',
  },
};

export type WithdrawalMailTexts = typeof withdrawalMails;
