import type { OrdersErrorsTexts } from './en.ts';

export const ordersErrors: OrdersErrorsTexts = {
  'discount-unknown': 'No conocemos este código de descuento. Revise cómo está escrito o déjelo en blanco.',
  'discount-expired': 'Este código de descuento ya no es válido.',
  'discount-on-offer': 'Esta oferta ya tiene un precio más bajo y no se puede combinar con un código.',
  'discount-used': 'Ya ha usado este código de descuento. Cada persona puede usarlo una vez.',
  'offer-used': 'Ya ha usado esta oferta. Cada persona puede usarla una vez.',
  'price-changed':
    'El precio ha cambiado desde que se cargó esta página. Vuelva a cargarla para ver el nuevo.',
  'email-missing': 'Introduzca su dirección de correo electrónico',
  'email-invalid': 'Introduzca una dirección de correo electrónico válida',
  'payment-processing':
    'Estamos esperando a que el proveedor de pagos confirme su pago. No tiene que pagar de nuevo; le enviaremos un correo cuando esté listo.',
  'already-paid': 'Este pedido ya está pagado. En su correo encontrará el siguiente paso.',
  'provider-unavailable':
    'El proveedor de pagos no responde. No se ha cobrado nada; inténtelo de nuevo, por favor.',
  'checkout-gone': 'Este pago ya no está abierto. Vuelva a sus selfis y empiécelo de nuevo.',
};
