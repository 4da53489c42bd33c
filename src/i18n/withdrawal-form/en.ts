import { BRAND } from '../../catalog/brand.ts';
import { withdrawalsErrors } from '../withdrawals-errors/en.ts';

/**
 * Both steps of a withdrawal. Plain data: it travels with the page. `entry` and `confirm` are the words of the law
 * (Art. 11a of Directive 2011/83/EU).
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
  noOrderNumber: 'Not given; we go by the email address',
  confirmNote: 'Nothing is sent until you confirm.',
  confirm: 'Confirm withdrawal',
  confirming: 'Sending…',
  change: 'Change the details',
  receivedHeading: 'Your withdrawal has arrived',
  received: 'Received',
  receivedText:
    'An acknowledgement of receipt with the date and time goes to your email address, as a rule at once. It repeats your own words only if the order number and the address belong to a paid order: anybody could have typed them. Please keep the acknowledgement. We will check your order and write to you.',
  receivedWithoutReceipt:
    'Your declaration counts. The acknowledgement of receipt does not go out by itself this time, because your address has been sent as many today as we send in one day. We will acknowledge it in person; until then, please keep this date and time, for example as a screenshot.',
  failed: {
    offline:
      'No connection. Everything you typed is still here; please confirm again as soon as you are back online. However often you send it, it counts only once.',
    server: 'Something went wrong. Please try again.',
  },
  noScript: `This form needs JavaScript. You can also withdraw by email to ${BRAND.contactEmail}: your name and what you ordered are enough.`,
  errors: withdrawalsErrors,
};

export type WithdrawalFormTexts = typeof withdrawalForm;
