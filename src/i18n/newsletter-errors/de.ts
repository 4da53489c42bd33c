import { LIMITS } from '../../catalog/limits.ts';
import type { NewsletterErrorsTexts } from './en.ts';

export const newsletterErrors: NewsletterErrorsTexts = {
  'first-name-too-short': `Bitte geben Sie Ihren Vornamen ein (mindestens ${LIMITS.nameMinLength} Zeichen)`,
  'last-name-too-short': `Bitte geben Sie Ihren Nachnamen ein (mindestens ${LIMITS.nameMinLength} Zeichen)`,
  'email-missing': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'email-invalid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
};

export const newsletterLinkGone = 'Dieser Link ist ungültig oder abgelaufen.';
