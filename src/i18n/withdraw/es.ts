import type { CatalogFacts } from '../catalog-facts.ts';
import type { WithdrawTexts } from './en.ts';

export const withdraw = (facts: CatalogFacts): WithdrawTexts => ({
  title: 'Desistir del contrato aquí',
  description: `Desista de su contrato con ${facts.brand} en dos pasos, sin iniciar sesión y sin dar motivos. Lo que le da la ley y lo que añadimos nosotros.`,
  heading: 'Desistir del contrato',
  lead: 'En dos pasos, sin iniciar sesión y sin dar ningún motivo.',
  declare: {
    heading: 'Su declaración',
    steps: [
      'Díganos quién es y, si lo tiene a mano, de qué pedido se trata. Todavía no se envía nada.',
      'Lea su declaración una vez más y confírmela. Recibirá por correo un acuse de recibo con el día y la hora.',
    ],
  },
  mail: {
    heading: 'O por correo electrónico',
    text: 'Un mensaje con sus propias palabras vale lo mismo. Bastan su nombre y lo que encargó, o el número de pedido.',
    action: `Escribir a ${facts.contactEmail}`,
    address: facts.contactEmail,
    subject: 'Desistimiento',
    body: `Por la presente desisto del contrato celebrado con ${facts.brand} para la elaboración de retratos profesionales.\n\nNombre y apellidos:\nNúmero o fecha del pedido:\n`,
  },
  rights: {
    heading: 'Dos derechos que se complementan',
    lead: 'No hace falta que sepa cuál de los dos ejerce. Vale el de plazo más largo.',
    points: [
      {
        title: 'Por ley: el desistimiento',
        text: `Si compra como consumidor, puede desistir en un plazo de ${facts.withdrawalPeriodDays} días desde la celebración del contrato. Este derecho termina antes, cuando se han entregado todos los retratos, porque nos pidió que empezáramos y confirmó que lo sabía. Para cumplir el plazo basta con enviar la declaración a tiempo.`,
      },
      {
        title: 'Por nuestra parte: el reembolso',
        text: `Si ha pagado, puede pedir la devolución del precio completo en cualquier momento hasta ${facts.refundDays} días después de la entrega, porque los retratos no le convencen o sin motivo alguno. Lo ofrecemos voluntariamente y no afecta a sus derechos legales.`,
      },
    ],
  },
  next: {
    heading: 'Qué ocurre después',
    points: [
      {
        title: 'Recibe el acuse de recibo',
        text: 'Por correo y normalmente al momento. Guárdelo: demuestra que su declaración llegó y cuándo.',
      },
      {
        title: 'Buscamos su pedido',
        text: 'Por el número de pedido o por su dirección de correo. Si no lo encontramos, le escribimos para preguntarle.',
      },
      {
        title: 'Le devolvemos el dinero',
        text: `Al momento, si pagó hace ${facts.refundDays} días como máximo, aún no ha puesto en marcha sus retratos y nos dio el número de pedido y la dirección con la que lo hizo; si no, como muy tarde ${facts.withdrawalRefundDays} días después de recibir su declaración. Vuelve por el mismo medio con el que pagó y sin gastos. Le avisamos cuando esté en camino.`,
      },
      {
        title: 'Selfis y retratos se borran',
        text: `Una vez devuelto el precio completo, la galería se cierra. ${facts.draftHours} horas después se borran los selfis y los retratos, y recibe el justificante de borrado.`,
      },
    ],
  },
  more: {
    heading: 'Con todo detalle',
    refund: 'Política de reembolsos',
    terms: 'Condiciones del servicio, con el modelo de formulario de desistimiento',
  },
});
