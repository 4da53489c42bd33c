import { LIMITS } from '../../catalog/limits.ts';

/** Validation errors of a newsletter sign-up, shown by the browser and the server (spec §8). */
export const newsletterErrors = {
  'first-name-too-short': `Please enter your first name (at least ${LIMITS.nameMinLength} characters)`,
  'last-name-too-short': `Please enter your last name (at least ${LIMITS.nameMinLength} characters)`,
  'email-missing': 'Please enter your email address',
  'email-invalid': 'Please enter a valid email address',
};

export type NewsletterErrorsTexts = typeof newsletterErrors;

/** The error of a link in a newsletter email that is unknown or has expired. */
export const newsletterLinkGone = 'This link isn’t valid, or has expired.';
