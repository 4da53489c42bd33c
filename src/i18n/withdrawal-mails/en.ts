/** The two emails of a withdrawal: the acknowledgement of receipt, and the notice to the operator. */
export const withdrawalMails = {
  facts: { name: 'Name', email: 'Email', orderNumber: 'Order number', received: 'Received' },
  noOrderNumber: 'not given',
  /** The heading above the message that the buyer added. */
  words: 'Your message',
  contact: (email: string) => `Questions? Write to ${email}.`,
  receipt: {
    subject: 'Acknowledgement of receipt: your withdrawal has arrived',
    headline: 'Your withdrawal has arrived',
    intro: (moment: string) => `We received your withdrawal on ${moment}.`,
    content: 'Your declaration',
    nextTitle: 'What happens next',
    next: (days: number) =>
      `We’ll check your order and write to you. If you still have the right to withdraw, or our voluntary refund still applies, we’ll refund you within ${days} days of receiving your withdrawal, by the same means you paid with. There’s nothing more you need to do.`,
    refunded:
      'You hadn’t started your headshots, so we’re refunding the full price right away, by the same means you paid with. You’ll get another email about it. There’s nothing more you need to do.',
    keep: 'Please keep this email. It confirms that we received your declaration, what it says, and when it arrived.',
    /** Placeholder for an input that is not repeated, because nothing proves that the buyer typed it. */
    withheld:
      'Anyone can type any address into the form. That’s why this email doesn’t repeat anything that was typed there. We’ve stored it as it was sent. If you’d like a copy, just reply to this email.',
    keepWithheld: 'Please keep this email. It confirms that your declaration has arrived, and when.',
    why: 'This email is not advertising. You are receiving it because we received a withdrawal with this address. If that wasn’t you, please tell us.',
  },
  notice: {
    subject: (name: string) => `Withdrawal: ${name}`,
    headline: 'A withdrawal has arrived',
    match: {
      'number-and-email': 'Order number and email address match an order.',
      'number-only':
        'The order number exists, but the email address isn’t the one on the order, or has since been erased from it.',
      'email-only': 'There is no order with this number, but there are orders with this email address.',
      none: 'Neither the order number nor the email address matches an order.',
    },
    decide:
      'Nothing has been refunded yet: please check the right of withdrawal and the voluntary refund, and reply to this email.',
    refunded:
      'The headshots hadn’t been started, so the refund of the full price was requested automatically. There’s nothing left to do.',
    noReceipt:
      'No acknowledgement of receipt was sent, because too many have already gone to this address today. Please acknowledge it yourself, with the date and time below.',
    words: 'Their message',
    orders: 'Orders found',
    orderFacts: {
      order: 'Order number',
      state: 'Status',
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
    refund: 'Refund this order',
    refundSecret:
      'The link opens a page for you; nothing is refunded until you press a button there. Anyone who has it can refund the order, so please remove it when you quote this email in a reply.',
    why: 'You are receiving this email because your address is set to receive this service’s notices.',
  },
};

export type WithdrawalMailsTexts = typeof withdrawalMails;
