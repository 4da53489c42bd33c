import type { WithdrawalMailTexts } from '../en/withdrawal-mails.ts';

export const withdrawalMails: WithdrawalMailTexts = {
  facts: {
    name: 'Nombre',
    email: 'Correo electrónico',
    orderNumber: 'Número de pedido',
    received: 'Recibido',
  },
  noOrderNumber: 'no indicado',
  words: 'Tu mensaje',
  contact: (email) => `¿Alguna pregunta? Escríbenos a ${email}.`,
  receipt: {
    subject: 'Acuse de recibo: hemos recibido tu desistimiento',
    headline: 'Hemos recibido tu desistimiento',
    intro: (moment) => `Recibimos tu desistimiento el ${moment}.`,
    content: 'Tu declaración',
    nextTitle: 'Qué pasa ahora',
    next: (days) =>
      `Revisamos tu pedido y te escribimos. Si tu derecho de desistimiento sigue vigente, te devolvemos el dinero en un plazo de ${days} días desde que llegó tu desistimiento, por el mismo medio con el que pagaste. No tienes que hacer nada más.`,
    keep: 'Guarda este correo. Confirma que tu declaración ha llegado, con qué contenido y cuándo.',
    why: 'Este correo no es publicidad. Lo recibes porque nos ha llegado un desistimiento con esta dirección. Si no has sido tú, avísanos.',
  },
  notice: {
    subject: (name) => `Desistimiento: ${name}`,
    headline: 'Ha llegado un desistimiento',
    match: {
      'number-and-email': 'El número de pedido y la dirección de correo corresponden a un pedido.',
      'number-only':
        'El número de pedido existe, pero la dirección de correo no es la del pedido, o ya está borrada.',
      'email-only': 'No hay ningún pedido con ese número, pero sí pedidos con esa dirección de correo.',
      none: 'Ni el número de pedido ni la dirección de correo corresponden a ningún pedido.',
    },
    decide: 'No se ha devuelto nada: comprueba el derecho de desistimiento y responde a este correo.',
    words: 'El mensaje',
    orders: 'En los libros',
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
    why: 'Recibes este correo porque tu dirección figura como la del operador del servicio.',
  },
};
