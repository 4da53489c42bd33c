import { LIMITS } from '../../catalog/limits.ts';
import type { NewsletterErrorsTexts } from './en.ts';

export const newsletterErrors: NewsletterErrorsTexts = {
  'first-name-too-short': `Introduzca su nombre (al menos ${LIMITS.nameMinLength} caracteres)`,
  'last-name-too-short': `Introduzca sus apellidos (al menos ${LIMITS.nameMinLength} caracteres)`,
  'email-missing': 'Introduzca su dirección de correo electrónico',
  'email-invalid': 'Introduzca una dirección de correo electrónico válida',
};

export const newsletterLinkGone = 'Este enlace no es válido o ha caducado.';
