import type { OrderRefundTexts } from './en.ts';

export const orderRefund: OrderRefundTexts = {
  title: 'Reembolsar un pedido',
  heading: 'Reembolsar un pedido',
  lead: 'No se devuelve nada hasta que pulse un botón. De cada reembolso se avisa por correo a quien compró.',
  order: 'El pedido',
  payment: 'Número del pago',
  refundable: (amount) => `Aún sin devolver: ${amount}`,
  nothingLeft: {
    open: 'No ha llegado ningún pago de este pedido, así que no hay nada que devolver.',
    requested: 'El reembolso del precio completo está en curso. No queda nada por hacer.',
    refunded: 'Se ha devuelto el precio completo.',
  },
  all: {
    heading: 'Todo',
    text: 'El pedido termina: su galería se cierra y, un día después, se borran los selfis y los retratos.',
    action: (amount) => `Devolverlo todo: ${amount}`,
  },
  partial: {
    heading: 'Una parte',
    text: 'El pedido sigue como está y quien compró conserva los retratos.',
    label: (currency) => `Suma de todos los reembolsos, incluidos los anteriores, en ${currency}`,
    hint: (least, most) => `Más de ${least} y menos de ${most}. Lo devuelto antes también cuenta.`,
    action: 'Devolver hasta este total',
  },
  busy: 'Solicitando…',
  done: 'El reembolso se ha solicitado. El proveedor de pagos lo confirma en breve.',
  noScript: 'Esta página necesita JavaScript.',
  failed: {
    offline: 'Sin conexión. Inténtelo de nuevo. Aunque lo envíe varias veces, se devuelve una sola vez.',
    server: 'Algo ha fallado. Inténtelo de nuevo. Aunque lo envíe varias veces, se devuelve una sola vez.',
  },
  errors: {
    'amount-invalid': 'Introduzca un importe como 12,50',
    'amount-too-small': 'Ya se ha devuelto esa cantidad o más. Introduzca el total que quedará devuelto.',
    'amount-too-large': 'Es el precio completo o más. Para devolverlo todo, use el otro botón.',
    'nothing-to-refund': 'No queda nada que devolver. Vuelva a cargar la página.',
    'provider-missing':
      'El proveedor que cobró este pago ya no está configurado, así que no se le puede pedir el reembolso.',
    'order-gone': 'Este enlace ya no es válido. Abra otra vez el enlace del correo.',
  },
  gone: {
    title: 'Enlace no válido',
    mark: 'Sin exponer',
    heading: 'En este enlace no hay ningún pedido.',
    text: 'Abra otra vez el enlace del correo: contiene la llave. Con él, la página queda abierta una hora.',
  },
};
