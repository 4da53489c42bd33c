import { LIMITS } from '../../catalog/limits.ts';
import type { WithdrawalsErrorsTexts } from './en.ts';

const { nameMinLength, formLineMaxLength, formTextMaxLength } = LIMITS;

export const withdrawalsErrors: WithdrawalsErrorsTexts = {
  'name-too-short': `Bitte geben Sie Ihren Namen ein (mindestens ${nameMinLength} Zeichen)`,
  'name-too-long': `Bitte kürzen Sie Ihren Namen (höchstens ${formLineMaxLength} Zeichen)`,
  'email-missing': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'email-invalid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'order-number-too-long': `Bitte kürzen Sie die Bestellnummer (höchstens ${formLineMaxLength} Zeichen)`,
  'message-too-long': `Bitte kürzen Sie Ihren Text (höchstens ${formTextMaxLength} Zeichen)`,
};
