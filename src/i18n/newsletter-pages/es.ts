import { BRAND } from '../../catalog/brand.ts';
import { WELCOME_DISCOUNT } from '../../catalog/discounts.ts';
import { LIMITS } from '../../catalog/limits.ts';
import type { NewsletterPagesTexts } from './en.ts';

export const newsletterPages: NewsletterPagesTexts = {
  confirm: {
    open: {
      title: 'Confirmar la suscripción',
      mark: 'Ya casi está',
      heading: 'Solo falta un clic.',
      texts: [
        'Confirme que quiere recibir nuestro boletín en la dirección a la que enviamos este enlace. La suscripción no empieza hasta entonces.',
        `¿No se ha suscrito usted? Cierre esta página sin más: no le llegará nada y borraremos la solicitud a las ${LIMITS.subscriptionConfirmHours} horas.`,
      ],
      action: 'Sí, quiero el boletín',
    },
    confirmed: {
      title: 'Suscripción confirmada',
      mark: 'Revelado',
      heading: 'Ya está en la lista.',
      texts: [
        `Gracias por confirmar. Le enviamos su código con un ${WELCOME_DISCOUNT.percent}\u00a0% de descuento en el correo de bienvenida.`,
        'Puede darse de baja cuando quiera: el enlace va en cada boletín.',
      ],
      action: 'Volver al blog',
    },
    gone: {
      title: 'Enlace no válido',
      mark: 'Sin revelar',
      heading: 'Este enlace ya no funciona.',
      texts: [
        `Un enlace de confirmación sirve una sola vez y durante ${LIMITS.subscriptionConfirmHours} horas. Si ya ha confirmado, no tiene que hacer nada más.`,
        'Si no, suscríbase de nuevo aquí abajo y le llegará otro enlace por correo.',
      ],
    },
  },
  unsubscribe: {
    open: {
      title: 'Darse de baja',
      mark: 'Boletín',
      heading: '¿Quiere dejar de recibir el boletín?',
      texts: [
        'Basta un clic y no le llegará ningún boletín más. Los correos sobre un pedido suyo seguirán llegando.',
      ],
      action: 'Darme de baja',
      preferences: 'Prefiero cambiar mis preferencias',
    },
    unsubscribed: {
      title: 'Baja confirmada',
      mark: 'Rebobinado',
      heading: 'Se ha dado de baja.',
      texts: [
        'Ya no recibirá nuestro boletín.',
        '¿Ha sido un error? Al final de nuestros artículos puede volver a suscribirse.',
      ],
      action: 'Ir al blog',
    },
    gone: {
      title: 'Enlace no válido',
      mark: 'Sin revelar',
      heading: 'Este enlace no funciona.',
      texts: [
        'Puede que se haya perdido una parte. Ábralo otra vez desde el correo.',
        `Si aun así no funciona, escriba a ${BRAND.contactEmail} y quitaremos su dirección de la lista.`,
      ],
    },
  },
};
