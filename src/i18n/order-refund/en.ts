/** The page on which an operator refunds an order. */
export const orderRefund = {
  title: 'Refund an order',
  heading: 'Refund an order',
  lead: 'Nothing is refunded before you press a button. The buyer gets an email about each refund.',
  order: 'The order',
  payment: 'Payment number',
  refundable: (amount: string) => `Not refunded yet: ${amount}`,
  nothingLeft: {
    open: 'No payment has arrived for this order, so there’s nothing to refund.',
    requested: 'The refund of the whole price is under way. There’s nothing left to do.',
    refunded: 'The whole price has been refunded.',
  },
  all: {
    heading: 'Everything',
    text: 'The order ends: its gallery closes, and selfies and headshots are erased a day later.',
    action: (amount: string) => `Refund everything: ${amount}`,
  },
  partial: {
    heading: 'A part',
    text: 'The order stays as it is, and the buyer keeps the headshots.',
    label: (currency: string) => `Total to be refunded, earlier refunds included, in ${currency}`,
    hint: (least: string, most: string) =>
      `More than ${least} and less than ${most}. What was refunded before counts towards it.`,
    action: 'Refund up to this total',
  },
  busy: 'Requesting…',
  done: 'The refund was requested. The payment provider confirms it shortly.',
  noScript: 'This page needs JavaScript.',
  failed: {
    offline: 'No connection. Please try again. However often you send it, it’s refunded once.',
    server: 'Something went wrong. Please try again. However often you send it, it’s refunded once.',
  },
  errors: {
    'amount-invalid': 'Please enter an amount such as 12.50',
    'amount-too-small': 'At least this much has been refunded already. Please enter the total afterwards.',
    'amount-too-large': 'That’s the whole price or more. To refund all of it, use the other button.',
    'nothing-to-refund': 'There’s nothing left to refund. Please load the page again.',
    'provider-missing':
      'The payment provider that took this payment isn’t configured any more, so it can’t be asked for the refund.',
    'order-gone': 'This link isn’t valid any more. Please open the link in the email again.',
  },
  gone: {
    title: 'Link not valid',
    mark: 'Not exposed',
    heading: 'There’s no order at this link.',
    text: 'Open the link in the email again; it contains the key. It opens the page for an hour.',
  },
};

export type OrderRefundTexts = typeof orderRefund;
export type OrderRefundError = keyof OrderRefundTexts['errors'];
