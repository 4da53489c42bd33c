import { LIMITS } from '../../catalog/limits.ts';
import type { LeadsErrorTexts } from '../en/leads-errors.ts';

const { nameMinLength, formLineMaxLength, formTextMaxLength, teamMinHeadshots, teamMaxHeadshots } = LIMITS;

export const leadsErrors: LeadsErrorTexts = {
  'first-name-too-short': `Introduce tu nombre (al menos ${nameMinLength} caracteres)`,
  'first-name-too-long': `Acorta tu nombre (${formLineMaxLength} caracteres como máximo)`,
  'last-name-too-short': `Introduce tus apellidos (al menos ${nameMinLength} caracteres)`,
  'last-name-too-long': `Acorta tus apellidos (${formLineMaxLength} caracteres como máximo)`,
  'email-missing': 'Introduce tu dirección de correo electrónico',
  'email-invalid': 'Introduce una dirección de correo electrónico válida',
  'company-missing': 'Introduce el nombre de tu empresa',
  'company-too-long': `Acorta el nombre de tu empresa (${formLineMaxLength} caracteres como máximo)`,
  'company-size-missing': 'Elige el tamaño de tu empresa',
  'people-missing': 'Indica con un número cuántas personas necesitan un retrato',
  'people-too-few': `Las ofertas para equipos empiezan en ${teamMinHeadshots} personas. Para menos, encarga un paquete por persona.`,
  'people-too-many': `Introduce un número de hasta ${teamMaxHeadshots}`,
  'use-case-missing': 'Cuéntanos en pocas palabras qué tienes pensado',
  'message-too-long': `Acorta tu texto (${formTextMaxLength} caracteres como máximo)`,
};
