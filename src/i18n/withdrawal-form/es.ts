import { BRAND } from '../../catalog/brand.ts';
import type { WithdrawalFormTexts } from './en.ts';
import { withdrawalsErrors } from '../withdrawals-errors/es.ts';

export const withdrawalForm: WithdrawalFormTexts = {
  entry: 'Desistir del contrato aquí',
  name: 'Nombre y apellidos',
  email: 'Correo electrónico',
  emailHint: 'A ser posible, el de su pedido. Ahí recibirá el acuse de recibo.',
  orderNumber: 'Número de pedido (opcional)',
  orderNumberHint:
    'Figura en el correo con el que confirmamos su pedido. Si no lo tiene a mano, buscaremos el pedido por su dirección de correo.',
  message: '¿Quiere añadir algo? (opcional)',
  messageHint: 'Por ejemplo, la fecha del pedido. No tiene que dar ningún motivo.',
  next: 'Continuar',
  confirmHeading: 'Revise su declaración',
  declaration: `Por la presente desisto del contrato celebrado con ${BRAND.name} para la realización de retratos profesionales.`,
  orderNumberFact: 'Número de pedido',
  messageFact: 'Su mensaje',
  noOrderNumber: 'No indicado; lo buscaremos por la dirección de correo',
  confirmNote: 'No se envía nada hasta que usted confirme.',
  confirm: 'Confirmar desistimiento',
  confirming: 'Enviando…',
  change: 'Modificar los datos',
  receivedHeading: 'Hemos recibido su desistimiento',
  received: 'Recibido',
  receivedText:
    'Recibirá por correo, normalmente al momento, un acuse de recibo con la fecha y la hora. Solo repite sus propias palabras si el número de pedido y la dirección corresponden a un pedido pagado, porque cualquiera podría haberlas escrito. Guarde el acuse de recibo, por favor.',
  receivedNext: 'Revisaremos su pedido y le escribiremos.',
  receivedRefunded:
    'Aún no había puesto en marcha sus retratos, así que le devolvemos ahora mismo el precio completo, por el mismo medio con el que pagó. También recibirá un correo al respecto.',
  receivedWithoutReceipt:
    'Su declaración es válida. Esta vez el acuse de recibo no sale automáticamente, porque hoy ya se han enviado a su dirección todos los que enviamos en un día. Se lo confirmaremos personalmente; hasta entonces, conserve esta fecha y hora, por ejemplo con una captura de pantalla.',
  failed: {
    offline:
      'Sin conexión. Todo lo que ha escrito sigue aquí; confirme de nuevo cuando vuelva a estar en línea. Aunque lo envíe varias veces, cuenta una sola vez.',
    server: 'Algo ha fallado. Inténtelo de nuevo.',
  },
  noScript: `Este formulario necesita JavaScript. También puede desistir escribiendo a ${BRAND.contactEmail}; basta con que indique su nombre y qué encargó.`,
  errors: withdrawalsErrors,
};
