import { BRAND } from '../../catalog/brand.ts';
import { LIMITS } from '../../catalog/limits.ts';
import { leadsErrors } from '../leads-errors/en.ts';

/** The form on the white-label page. Plain data, because it is sent with the page. */
export const leadForm = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHint: 'We’ll send our quote here.',
  company: 'Company',
  companySize: 'Company size',
  companySizes: {
    '1-10': '1–10 employees',
    '11-50': '11–50 employees',
    '51-200': '51–200 employees',
    '200+': 'More than 200 employees',
  },
  message: 'What do you have in mind?',
  messageHint:
    'For example: who your clients are, how many headshots a month you expect, and what should carry your name.',
  source: 'How did you hear about us? (optional)',
  sources: {
    search: 'Search engine',
    recommendation: 'Recommendation',
    'social-media': 'Social media',
    press: 'Article or podcast',
    other: 'Somewhere else',
  },
  choose: 'Please choose',
  trap: 'Please leave this field empty',
  send: 'Ask for a quote',
  sending: 'Sending…',
  note: `We answer within ${LIMITS.leadAnswerHours} hours. We use your details for this request only and erase them after ${LIMITS.leadLifetimeMonths} months.`,
  sentHeading: 'Thank you. We’ve received your request.',
  sentText: `We’ll answer within ${LIMITS.leadAnswerHours} hours. A confirmation is on its way to your email address.`,
  failed: {
    offline:
      'No connection. Everything you typed is still here; please try again as soon as you’re back online.',
    server: 'Something went wrong. Please try again.',
  },
  noScript: `This form needs JavaScript. Please switch it on in your browser, or write to ${BRAND.contactEmail}.`,
  errors: leadsErrors,
};

export type LeadFormTexts = typeof leadForm;
