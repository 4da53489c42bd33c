import { BRAND } from '../../catalog/brand.ts';
import type { WithdrawalFormTexts } from '../en/withdrawal-form.ts';
import { withdrawalsErrors } from './withdrawals-errors.ts';

export const withdrawalForm: WithdrawalFormTexts = {
  entry: 'Desistir del contrato aquí',
  name: 'Tu nombre y apellidos',
  email: 'Correo electrónico',
  emailHint: 'Mejor la dirección de tu pedido. Ahí llegará el acuse de recibo.',
  orderNumber: 'Número de pedido (opcional)',
  orderNumberHint:
    'Está en el correo que confirmó tu pedido. Sin él, buscamos el pedido por tu dirección de correo.',
  message: '¿Algo más? (opcional)',
  messageHint: 'Por ejemplo, el día del pedido. No tienes que dar ningún motivo.',
  next: 'Continuar',
  confirmHeading: 'Revisa tu declaración',
  declaration: `Por la presente desisto del contrato celebrado con ${BRAND.name} para la elaboración de retratos profesionales.`,
  orderNumberFact: 'Número de pedido',
  messageFact: 'Tu mensaje',
  noOrderNumber: 'No indicado; vale la dirección de correo',
  confirmNote: 'No se envía nada hasta que confirmes.',
  confirm: 'Confirmar desistimiento',
  confirming: 'Enviando…',
  change: 'Cambiar algo',
  receivedHeading: 'Hemos recibido tu desistimiento',
  received: 'Recibido',
  receivedText:
    'Te enviamos por correo un acuse de recibo con el contenido de tu declaración y el momento en que llegó. Guárdalo. Revisamos tu pedido y te escribimos.',
  failed: {
    offline:
      'Sin conexión. Todo lo que has escrito sigue aquí; confirma de nuevo cuando vuelvas a estar en línea. Aunque lo envíes varias veces, cuenta una sola vez.',
    server: 'Algo ha fallado. Inténtalo de nuevo.',
  },
  noScript: `Este formulario necesita JavaScript. También puedes desistir por correo escribiendo a ${BRAND.contactEmail}: bastan tu nombre y lo que encargaste.`,
  errors: withdrawalsErrors,
};
