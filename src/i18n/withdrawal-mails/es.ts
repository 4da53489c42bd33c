import type { WithdrawalMailsTexts } from './en.ts';

export const withdrawalMails: WithdrawalMailsTexts = {
  facts: {
    name: 'Nombre',
    email: 'Correo electrónico',
    orderNumber: 'Número de pedido',
    received: 'Recibido el',
  },
  noOrderNumber: 'no indicado',
  words: 'Su mensaje',
  contact: (email) => `¿Alguna pregunta? Escríbanos a ${email}.`,
  receipt: {
    subject: 'Acuse de recibo de su desistimiento',
    headline: 'Hemos recibido su desistimiento',
    intro: (moment) => `Recibimos su desistimiento el ${moment}.`,
    content: 'Su declaración',
    nextTitle: 'Qué ocurre ahora',
    next: (days) =>
      `Revisaremos su pedido y le escribiremos. Si conserva el derecho de desistimiento o sigue vigente nuestro reembolso voluntario, le devolveremos el dinero en un plazo de ${days} días desde la recepción de su desistimiento, por el mismo medio con el que pagó. No tiene que hacer nada más.`,
    refunded:
      'Aún no había puesto en marcha sus retratos, así que le devolvemos ahora mismo el precio completo, por el mismo medio con el que pagó. Recibirá otro correo al respecto. No tiene que hacer nada más.',
    keep: 'Guarde este correo, por favor. En él consta que hemos recibido su declaración, con qué contenido y cuándo.',
    withheld:
      'En el formulario, cualquiera puede escribir cualquier dirección. Por eso este correo no repite nada de lo que se escribió en él. Lo hemos guardado tal como se envió. Si quiere una copia, responda a este correo.',
    keepWithheld: 'Guarde este correo, por favor. En él consta que su declaración ha llegado y cuándo.',
    why: 'Este correo no es publicidad. Lo recibe porque nos ha llegado un desistimiento con esta dirección. Si no lo ha enviado usted, avísenos, por favor.',
  },
  notice: {
    subject: (name) => `Desistimiento: ${name}`,
    headline: 'Hemos recibido un desistimiento',
    match: {
      'number-and-email': 'El número de pedido y la dirección de correo corresponden a un pedido.',
      'number-only':
        'El número de pedido existe, pero la dirección de correo no es la del pedido o ya se ha borrado.',
      'email-only': 'No hay ningún pedido con ese número, pero sí pedidos con esa dirección de correo.',
      none: 'Ni el número de pedido ni la dirección de correo corresponden a ningún pedido.',
    },
    decide:
      'Todavía no se ha devuelto nada: compruebe si procede el desistimiento o el reembolso voluntario y responda a este correo.',
    refunded:
      'Los retratos no se habían empezado, así que el reembolso del precio completo se ha solicitado automáticamente. No queda nada por hacer.',
    noReceipt:
      'No se ha enviado el acuse de recibo, porque hoy ya han salido demasiados hacia esta dirección. Envíelo usted, por favor, con el día y la hora que figuran abajo.',
    words: 'El mensaje',
    orders: 'Pedidos encontrados',
    orderFacts: {
      order: 'Número de pedido',
      state: 'Estado',
      package: 'Paquete',
      price: 'Precio',
      paidOn: 'Pagado el',
      deliveredOn: 'Entregado el',
    },
    states: {
      open: 'sin pagar',
      paid: 'pagado',
      refund_requested: 'reembolso en curso',
      refunded: 'reembolsado',
    },
    never: 'todavía no',
    refund: 'Reembolsar este pedido',
    refundSecret:
      'El enlace abre una página para usted; no se devuelve nada hasta que pulse allí un botón. Quien lo tenga puede reembolsar el pedido, así que elimínelo si cita este correo en una respuesta.',
    why: 'Recibe este correo porque su dirección es la que figura para los avisos del servicio.',
  },
};
