import { LIMITS } from '../../catalog/limits.ts';

const { nameMinLength, formLineMaxLength, formTextMaxLength } = LIMITS;

/** Validation errors of a declaration of withdrawal, shown by the browser and the server. */
export const withdrawalsErrors = {
  'name-too-short': `Please enter your name (at least ${nameMinLength} characters)`,
  'name-too-long': `Please shorten your name (at most ${formLineMaxLength} characters)`,
  'email-missing': 'Please enter your email address',
  'email-invalid': 'Please enter a valid email address',
  'order-number-too-long': `Please shorten the order number (at most ${formLineMaxLength} characters)`,
  'message-too-long': `Please shorten your text (at most ${formTextMaxLength} characters)`,
};

export type WithdrawalsErrorsTexts = typeof withdrawalsErrors;
