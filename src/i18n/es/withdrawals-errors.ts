import { LIMITS } from '../../catalog/limits.ts';
import type { WithdrawalsErrorTexts } from '../en/withdrawals-errors.ts';

const { nameMinLength, formLineMaxLength, formTextMaxLength } = LIMITS;

export const withdrawalsErrors: WithdrawalsErrorTexts = {
  'name-too-short': `Introduce tu nombre (al menos ${nameMinLength} caracteres)`,
  'name-too-long': `Acorta tu nombre (${formLineMaxLength} caracteres como máximo)`,
  'email-missing': 'Introduce tu dirección de correo electrónico',
  'email-invalid': 'Introduce una dirección de correo electrónico válida',
  'order-number-too-long': `Acorta el número de pedido (${formLineMaxLength} caracteres como máximo)`,
  'message-too-long': `Acorta tu texto (${formTextMaxLength} caracteres como máximo)`,
};
