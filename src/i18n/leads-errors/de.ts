import { LIMITS } from '../../catalog/limits.ts';
import type { LeadsErrorsTexts } from './en.ts';

const { nameMinLength, formLineMaxLength, formTextMaxLength, teamMinHeadshots, teamMaxHeadshots } = LIMITS;

export const leadsErrors: LeadsErrorsTexts = {
  'first-name-too-short': `Bitte geben Sie Ihren Vornamen ein (mindestens ${nameMinLength} Zeichen)`,
  'first-name-too-long': `Bitte kürzen Sie Ihren Vornamen (höchstens ${formLineMaxLength} Zeichen)`,
  'last-name-too-short': `Bitte geben Sie Ihren Nachnamen ein (mindestens ${nameMinLength} Zeichen)`,
  'last-name-too-long': `Bitte kürzen Sie Ihren Nachnamen (höchstens ${formLineMaxLength} Zeichen)`,
  'email-missing': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'email-invalid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'company-missing': 'Bitte geben Sie den Namen Ihres Unternehmens ein',
  'company-too-long': `Bitte kürzen Sie den Namen Ihres Unternehmens (höchstens ${formLineMaxLength} Zeichen)`,
  'company-size-missing': 'Bitte wählen Sie die Größe Ihres Unternehmens',
  'headshots-missing': 'Bitte geben Sie als Zahl ein, wie viele Bewerbungsfotos Sie brauchen',
  'headshots-too-few': `Angebote für Teams beginnen bei ${teamMinHeadshots} Bewerbungsfotos. Brauchen Sie weniger, bestellen Sie bitte für jede Person ein eigenes Paket.`,
  'headshots-too-many': `Bitte geben Sie eine Zahl bis ${teamMaxHeadshots.toLocaleString('de')} ein`,
  'use-case-missing': 'Bitte beschreiben Sie in ein paar Worten, was Sie vorhaben',
  'message-too-long': `Bitte kürzen Sie Ihren Text (höchstens ${formTextMaxLength} Zeichen)`,
};
