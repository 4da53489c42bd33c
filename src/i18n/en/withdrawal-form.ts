import { BRAND } from '../../catalog/brand.ts';
import { withdrawalsErrors } from './withdrawals-errors.ts';

/**
 * Both steps of a withdrawal. Plain data: it travels with the page. `entry` and `confirm` are the words of the law
 * (Art. 11a of Directive 2011/83/EU).
 */
export const withdrawalForm = {
  entry: 'Withdraw from contract here',
  name: 'Your name',
  email: 'E-mail',
  emailHint: 'Preferably the address of your order. The receipt goes there.',
  orderNumber: 'Order number (optional)',
  orderNumberHint:
    'You find it in the e-mail that confirmed your order. Without it we look for the order by your e-mail address.',
  message: 'Anything else? (optional)',
  messageHint: 'For example the day of the order. You need not give a reason.',
  next: 'Continue',
  confirmHeading: 'Please check your declaration',
  declaration: `I hereby withdraw from the contract on the making of headshots that I concluded with ${BRAND.name}.`,
  orderNumberFact: 'Order number',
  messageFact: 'Your words',
  noOrderNumber: 'Not given; the e-mail address counts',
  confirmNote: 'Nothing is sent until you confirm.',
  confirm: 'Confirm withdrawal',
  confirming: 'Sending…',
  change: 'Change something',
  receivedHeading: 'Your withdrawal has arrived',
  received: 'Received',
  receivedText:
    'A receipt with the content of your declaration and the time it arrived is on its way to your e-mail address. Please keep it. We check your order and write to you.',
  failed: {
    offline:
      'No connection. Everything you typed is still here; please confirm again as soon as you are back online. It counts once, however often you send it.',
    server: 'Something went wrong. Please try again.',
  },
  noScript: `This form needs JavaScript. You can also withdraw by e-mail to ${BRAND.contactEmail}: your name and what you ordered are enough.`,
  errors: withdrawalsErrors,
};

export type WithdrawalFormTexts = typeof withdrawalForm;
