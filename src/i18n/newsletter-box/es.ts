import { BRAND } from '../../catalog/brand.ts';
import { WELCOME_DISCOUNT } from '../../catalog/discounts.ts';
import { LIMITS } from '../../catalog/limits.ts';
import type { NewsletterBoxTexts } from './en.ts';
import { newsletterErrors } from '../newsletter-errors/es.ts';

export const newsletterBox: NewsletterBoxTexts = {
  heading: 'Artículos nuevos por correo',
  lead: `De vez en cuando contamos lo que hemos averiguado sobre las fotos en las candidaturas y lo que ofrecemos. Cuando confirme, le enviaremos un código con un ${WELCOME_DISCOUNT.percent}\u00a0% de descuento.`,
  email: 'Correo electrónico',
  trap: 'Deje este campo vacío',
  send: 'Suscribirse',
  sending: 'Enviando…',
  consent: {
    before:
      'Al pulsar «Suscribirse» acepta que le enviemos consejos y ofertas por correo y que guardemos constancia de ello. Puede darse de baja cuando quiera con un enlace que va en cada boletín. Más información en la ',
    privacy: 'política de privacidad',
    after: '.',
  },
  sentHeading: 'Revise su correo, por favor.',
  sentText: `Le hemos enviado un correo con un enlace. Confirme allí su suscripción en un plazo de ${LIMITS.subscriptionConfirmHours} horas.`,
  sentNothing:
    '¿No llega nada en unos minutos? Mire también en el correo no deseado. Si la dirección ya está suscrita, no le llegará otro correo.',
  failed: {
    offline: 'Sin conexión. Inténtelo de nuevo cuando vuelva a estar en línea.',
    server: 'Algo ha fallado. Inténtelo de nuevo.',
  },
  noScript: `Este formulario necesita JavaScript. Actívelo en el navegador o escriba a ${BRAND.contactEmail}.`,
  errors: newsletterErrors,
};
