import { LIMITS } from '../../catalog/limits.ts';

const { nameMinLength, formLineMaxLength, formTextMaxLength, teamMinHeadshots, teamMaxHeadshots } = LIMITS;

/** Validation errors of a quote request, shown by the browser and the server. */
export const leadsErrors = {
  'first-name-too-short': `Please enter your first name (at least ${nameMinLength} characters)`,
  'first-name-too-long': `Please shorten your first name (at most ${formLineMaxLength} characters)`,
  'last-name-too-short': `Please enter your last name (at least ${nameMinLength} characters)`,
  'last-name-too-long': `Please shorten your last name (at most ${formLineMaxLength} characters)`,
  'email-missing': 'Please enter your email address',
  'email-invalid': 'Please enter a valid email address',
  'company-missing': 'Please enter the name of your company',
  'company-too-long': `Please shorten the name of your company (at most ${formLineMaxLength} characters)`,
  'company-size-missing': 'Please choose the size of your company',
  'headshots-missing': 'Please enter how many headshots you need, as a number',
  'headshots-too-few': `Quotes for teams start at ${teamMinHeadshots} headshots. For fewer, please order one package per person.`,
  'headshots-too-many': `Please enter a number up to ${teamMaxHeadshots.toLocaleString('en')}`,
  'use-case-missing': 'Please tell us in a few words what you have in mind',
  'message-too-long': `Please shorten your text (at most ${formTextMaxLength} characters)`,
};

export type LeadsErrorsTexts = typeof leadsErrors;
