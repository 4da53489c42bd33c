import type { PaymentDifferencesMailTexts } from './en.ts';

export const paymentDifferencesMail: PaymentDifferencesMailTexts = {
  subject: (count) => (count === 1 ? 'Un pago requiere su atención' : `${count} pagos requieren su atención`),
  headline: 'Nuestros libros y la lista del proveedor de pagos no coinciden',
  intro:
    'La comparación de cada hora ha encontrado lo que figura abajo. Salvo que una entrada diga otra cosa, nada se corrige por sí solo: decida usted, por favor. Cada diferencia se comunica una sola vez; «lichtbild reconcile» muestra las que siguen pendientes.',
  facts: {
    provider: 'Proveedor de pagos',
    payment: 'Pago',
    order: 'Número de pedido',
    amount: 'Importe',
    refund: 'Reembolso hasta',
  },
  noOrder: 'ninguno',
  kinds: {
    'paid-there-unknown-here': {
      headline: 'Pagado, pero ningún pedido corresponde',
      todo: 'Busque el pago en el panel del proveedor de pagos. Si no es de otra cosa que usted venda, devuélvalo allí.',
    },
    'lost-order-refunded': {
      headline: 'Un pedido se perdió y su pago se está devolviendo',
      todo: 'El pago se hizo después de la copia de seguridad que usted restauró, así que el pedido y sus fotos se han perdido. El dinero se devuelve por sí solo; escriba, por favor, a quien compró: su dirección figura en el panel del proveedor de pagos.',
    },
    'several-orders-fit': {
      headline: 'Pagado, y corresponden varios pedidos',
      todo: 'Busque el pago en el panel del proveedor de pagos y pregunte a quien lo hizo a qué pedido se refería, o devuélvalo allí.',
    },
    'amount-differs': {
      headline: 'Otro importe u otra moneda',
      todo: 'Compare el pago en el panel del proveedor de pagos con «lichtbild ledger» y corrija allí lo que esté mal.',
    },
    'refunded-there-delivered-here': {
      headline: 'Reembolsado aunque se entregó',
      todo: 'El reembolso no se solicitó desde aquí. Compruebe en el panel del proveedor de pagos si es una devolución bancaria que quiera impugnar.',
    },
    'refunded-here-not-there': {
      headline: 'Un reembolso quedó anulado',
      todo: 'El reembolso falló o se anuló una devolución bancaria. Si ese dinero se debe, devuélvalo en el panel del proveedor de pagos; si no, avise a su contabilidad.',
    },
    'refund-overdue': {
      headline: 'Un reembolso no está confirmado',
      todo: 'El reembolso se solicitó hace más de un día y se vuelve a solicitar con regularidad. Mire en el panel del proveedor de pagos por qué se rechaza, o devuelva el dinero por otra vía.',
    },
    'paid-here-unknown-there': {
      headline: 'Pagado aquí, pero no figura en la lista',
      todo: 'Busque el pago en el panel del proveedor de pagos y compruebe que las claves son de la cuenta correcta.',
    },
    unreadable: {
      headline: 'Una entrada no se puede leer',
      todo: 'Mírela en el panel del proveedor de pagos. Si es un pedido, compárela con «lichtbild ledger» y comunique la entrada a los desarrolladores: quizá el proveedor haya cambiado su formato.',
    },
  },
  why: 'Recibe este correo porque su dirección es la que figura para los avisos del servicio.',
};
