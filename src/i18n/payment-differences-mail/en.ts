/** The notice to the operator about payments that differ between our books and a payment provider's list. */
export const paymentDifferencesMail = {
  subject: (count: number) =>
    count === 1 ? 'A payment needs your attention' : `${count} payments need your attention`,
  headline: 'Our books and the payment provider’s list differ',
  intro:
    'The hourly comparison found what is listed below. Unless an entry says otherwise, nothing is corrected automatically: please decide. Each difference is emailed once; “lichtbild reconcile” lists those that remain.',
  facts: {
    provider: 'Payment provider',
    payment: 'Payment',
    order: 'Order number',
    amount: 'Amount',
    refund: 'Refund up to',
  },
  noOrder: 'none',
  /** For each kind of difference a heading and what the operator can do. */
  kinds: {
    'paid-there-unknown-here': {
      headline: 'Paid, but no order fits',
      todo: 'Find the payment in the provider’s dashboard. If it isn’t for something else you sell, refund it there.',
    },
    'lost-order-refunded': {
      headline: 'An order was lost, and its payment is being refunded',
      todo: 'The payment was made after the backup that you restored, so its order and its photos are gone. The money goes back automatically; please write to the buyer, whose address is in the provider’s dashboard.',
    },
    'several-orders-fit': {
      headline: 'Paid, and several orders fit',
      todo: 'Find the payment in the provider’s dashboard and ask the buyer which order was meant, or refund it there.',
    },
    'amount-differs': {
      headline: 'Another amount or currency',
      todo: 'Compare the payment in the provider’s dashboard with “lichtbild ledger”, and correct what is wrong there.',
    },
    'refunded-there-delivered-here': {
      headline: 'Refunded although delivered',
      todo: 'The refund didn’t come from here. Check in the provider’s dashboard whether it’s a chargeback that you want to dispute.',
    },
    'refunded-here-not-there': {
      headline: 'A refund was undone',
      todo: 'The refund failed, or a chargeback was reversed. If the buyer is owed the money, refund it in the provider’s dashboard; otherwise tell your accountant.',
    },
    'refund-overdue': {
      headline: 'A refund isn’t confirmed',
      todo: 'The refund was requested more than a day ago and is requested again regularly. Look up in the provider’s dashboard why it’s refused, or pay the money back another way.',
    },
    'paid-here-unknown-there': {
      headline: 'Paid here, but missing from the list',
      todo: 'Search for the payment in the provider’s dashboard, and check that the keys belong to the right account.',
    },
    unreadable: {
      headline: 'An entry that cannot be read',
      todo: 'Look at it in the provider’s dashboard. If it’s an order, compare it with “lichtbild ledger”, and report the entry to the developers: the provider may have changed its format.',
    },
  },
  why: 'You are receiving this email because your address is set to receive this service’s notices.',
};

export type PaymentDifferencesMailTexts = typeof paymentDifferencesMail;
