import type { OrdersErrorsTexts } from './en.ts';

export const ordersErrors: OrdersErrorsTexts = {
  'discount-unknown': 'No conocemos este código de descuento. Revise cómo está escrito o déjelo en blanco.',
  'already-paid': 'Esta sesión ya está pagada. Sus retratos están en camino.',
  'provider-unavailable':
    'El servicio de pago no responde. No se ha cobrado nada; inténtelo de nuevo, por favor.',
  'checkout-gone': 'Este pago ya no está abierto. Vuelva a sus selfis y empiécelo de nuevo.',
};
