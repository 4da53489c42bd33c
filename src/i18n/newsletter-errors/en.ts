import { LIMITS } from '../../catalog/limits.ts';

/** What is wrong with a sign-up for the newsletter, in the browser and from the server (spec §8). */
export const newsletterErrors = {
  'first-name-too-short': `Please enter your first name (at least ${LIMITS.nameMinLength} characters)`,
  'last-name-too-short': `Please enter your last name (at least ${LIMITS.nameMinLength} characters)`,
  'email-missing': 'Please enter your email address',
  'email-invalid': 'Please enter a valid email address',
};

export type NewsletterErrorTexts = typeof newsletterErrors;

/** Of the links in its mails. */
export const newsletterLinkGone = 'This link is not valid, or is no longer valid.';
