import { BRAND } from '../../catalog/brand.ts';
import { withdrawalsErrors } from '../withdrawals-errors/en.ts';

/**
 * The texts of both steps of a withdrawal. Plain data, because it is sent with the page. The law prescribes the
 * wording of `entry` and `confirm` (Art. 11a of Directive 2011/83/EU).
 */
export const withdrawalForm = {
  entry: 'Withdraw from contract here',
  name: 'Your name',
  email: 'Email',
  emailHint: 'Preferably the one you ordered with. We send the acknowledgement of receipt there.',
  orderNumber: 'Order number (optional)',
  orderNumberHint:
    'It is in the email that confirmed your order. Without it, we look for the order by your email address.',
  message: 'Is there anything you want to add? (optional)',
  messageHint: 'For example, the day of the order. You do not have to give a reason.',
  next: 'Continue',
  confirmHeading: 'Please check your declaration',
  declaration: `I hereby withdraw from the contract I concluded with ${BRAND.name} for the making of headshots.`,
  orderNumberFact: 'Order number',
  messageFact: 'Your message',
  noOrderNumber: 'Not given; we’ll search by email address',
  confirmNote: 'Nothing is sent until you confirm.',
  confirm: 'Confirm withdrawal',
  confirming: 'Sending…',
  change: 'Change the details',
  receivedHeading: 'Your withdrawal has arrived',
  received: 'Received',
  receivedText:
    'We’re sending an acknowledgement of receipt with the date and time to your email address, usually right away. It repeats your own words only if the order number and the address belong to a paid order, because anyone could have typed them. Please keep the acknowledgement.',
  receivedNext: 'We’ll check your order and write to you.',
  receivedRefunded:
    'You hadn’t started your headshots, so we’re refunding the full price right away, to the payment method you used. You’ll get an email about that, too.',
  receivedWithoutReceipt:
    'Your declaration is valid. This time the acknowledgement of receipt isn’t sent automatically, because your address has already been sent as many today as we send in one day. We’ll acknowledge it personally; until then, please keep this date and time, for example as a screenshot.',
  failed: {
    offline:
      'No connection. Everything you typed is still here; please confirm again as soon as you’re back online. However often you send it, it counts only once.',
    server: 'Something went wrong. Please try again.',
  },
  noScript: `This form needs JavaScript. You can also withdraw by email to ${BRAND.contactEmail}: your name and what you ordered are enough.`,
  errors: withdrawalsErrors,
};

export type WithdrawalFormTexts = typeof withdrawalForm;
