import { LIMITS } from '../../catalog/limits.ts';
import type { LeadsErrorsTexts } from './en.ts';

const { nameMinLength, formLineMaxLength, formTextMaxLength, teamMinHeadshots, teamMaxHeadshots } = LIMITS;

export const leadsErrors: LeadsErrorsTexts = {
  'first-name-too-short': `Introduzca su nombre (al menos ${nameMinLength} caracteres)`,
  'first-name-too-long': `El nombre es demasiado largo (${formLineMaxLength} caracteres como máximo)`,
  'last-name-too-short': `Introduzca sus apellidos (al menos ${nameMinLength} caracteres)`,
  'last-name-too-long': `Los apellidos son demasiado largos (${formLineMaxLength} caracteres como máximo)`,
  'email-missing': 'Introduzca su dirección de correo electrónico',
  'email-invalid': 'Introduzca una dirección de correo electrónico válida',
  'company-missing': 'Introduzca el nombre de su empresa',
  'company-too-long': `El nombre de la empresa es demasiado largo (${formLineMaxLength} caracteres como máximo)`,
  'company-size-missing': 'Elija el tamaño de su empresa',
  'headshots-missing': 'Indique con un número cuántos retratos necesita',
  'headshots-too-few': `Los presupuestos para equipos empiezan en ${teamMinHeadshots} retratos. Si necesita menos, encargue un paquete para cada persona.`,
  'headshots-too-many': `Indique ${teamMaxHeadshots.toLocaleString('es')} retratos como máximo`,
  'use-case-missing': 'Cuéntenos en pocas palabras qué tiene pensado',
  'message-too-long': `Acorte el texto (${formTextMaxLength} caracteres como máximo)`,
};
