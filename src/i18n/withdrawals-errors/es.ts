import { LIMITS } from '../../catalog/limits.ts';
import type { WithdrawalsErrorsTexts } from './en.ts';

const { nameMinLength, formLineMaxLength, formTextMaxLength } = LIMITS;

export const withdrawalsErrors: WithdrawalsErrorsTexts = {
  'name-too-short': `Introduzca su nombre (al menos ${nameMinLength} caracteres)`,
  'name-too-long': `El nombre es demasiado largo (${formLineMaxLength} caracteres como máximo)`,
  'email-missing': 'Introduzca su dirección de correo electrónico',
  'email-invalid': 'Introduzca una dirección de correo electrónico válida',
  'order-number-too-long': `El número de pedido es demasiado largo (${formLineMaxLength} caracteres como máximo)`,
  'message-too-long': `Acorte el texto (${formTextMaxLength} caracteres como máximo)`,
};
