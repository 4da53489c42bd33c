import { BRAND } from '../../catalog/brand.ts';
import { LIMIT_FIGURES } from '../limit-figures.ts';

/** The page of an order, which is also its receipt, and what the order's mails say in the same words. */
export const orderPage = {
  title: 'Your order',
  heading: `Your order with ${BRAND.name}`,
  seller: {
    heading: 'Who you bought from',
    phone: (phone: string) => `Phone: ${phone}`,
    vatId: (id: string) => `VAT or business ID: ${id}`,
    /** Follows when the payment provider sells in its own name (merchant of record). */
    ofRecord: (provider: string, operator: string) =>
      `${provider} sold you this order in its own name, as merchant of record, and pays the VAT. You’ll find its full name and address on its invoice. ${operator} makes and delivers the headshots.`,
  },
  bought: 'What you bought',
  facts: {
    number: 'Order number',
    orderedOn: 'Ordered on',
    paidOn: 'Paid on',
    package: 'Package',
    contents: 'Contents',
    discount: 'Discount code',
    total: 'Total incl. VAT',
    tax: 'VAT included',
    payment: 'Paid with',
    deliveredOn: 'Delivered on',
  },
  /** Said when the tax is not known. A provider that sells in its own name writes an invoice with it. */
  taxUnknown: {
    onInvoice: (provider: string) => `The price includes VAT. ${provider}’s invoice shows how much.`,
    included: 'The price includes VAT.',
  },
  openDocument: {
    invoice: (provider: string) => `Open ${provider}’s invoice`,
    receipt: (provider: string) => `Open ${provider}’s receipt`,
  },
  state: 'Status',
  states: {
    open: 'Not paid',
    waiting: 'Paid, not started yet',
    'in-work': 'Paid, your headshots are being made',
    delivered: 'Delivered',
    erased: 'Completed, everything has been erased',
    failed: 'Your headshots couldn’t be made',
    'refund-requested': 'Refund under way',
    refunded: 'Refunded',
  },
  about: {
    open: 'We haven’t received a payment for this order. If you’ve just paid, load this page again in a minute.',
    waiting: (day: string) =>
      `Upload your selfies and press “Make my headshots” whenever it suits you, on any device. The order waits until ${day}. If you haven’t started by then, you’ll get your money back.`,
    'in-work': 'As soon as they’re ready, we’ll email you the link to your gallery.',
    delivered: (day: string) => `Your gallery is open until ${day}. Download what you want to keep.`,
    erased: `Selfies and headshots were erased, at the latest ${LIMIT_FIGURES.retentionDays} days after delivery. Only this entry remains, for bookkeeping.`,
    failed: 'You’ll get the full price back without having to do anything, and an email about it.',
    'refund-requested': (amount: string) =>
      `We’re refunding ${amount} to the payment method you used. Depending on your bank, it can take up to ten days to appear.`,
    refunded: (amount: string, day: string) =>
      `On ${day}, ${amount} went back to the payment method you used. Depending on your bank, it can take up to ten days to appear.`,
    refundedInParts: (amount: string, day: string) =>
      `In several parts, the last one on ${day}, ${amount} went back to the payment method you used. Depending on your bank, it can take up to ten days to appear.`,
  },
  refunds: {
    heading: 'Refunds',
    refundedOn: (day: string) => `Refunded on ${day}`,
    requested: 'Requested, not confirmed yet',
    partial: 'Part of the price. Your order stays as it is.',
  },
  continue: 'Continue with your selfies',
  gallery: 'Open your gallery',
  progress: 'See the progress',
  print: 'Print',
  links: {
    label: 'More about this order',
    contact: (email: string) => `Write to ${email}`,
  },
  secret:
    'This page opens only with the link in your emails. Anyone who has it can continue the order and open the gallery.',
  gone: {
    title: 'Order not found',
    mark: 'Not exposed',
    heading: 'There’s no order at this link.',
    text: 'It may be incomplete, or this browser doesn’t have the key yet.',
    advice:
      'Open the link in the email about your order again; it contains the key. If you can’t find the email, we’ll send the link again to the address you ordered with.',
    find: 'Send me the link again',
    home: 'Go to the home page',
  },
};

export type OrderPageTexts = typeof orderPage;
