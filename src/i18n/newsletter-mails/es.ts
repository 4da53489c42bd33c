import { BRAND } from '../../catalog/brand.ts';
import type { NewsletterMailsTexts } from './en.ts';

export const newsletterMails: NewsletterMailsTexts = {
  contact: (email) => `¿Alguna pregunta? Escríbanos a ${email}.`,
  confirm: {
    subject: `Confirme su suscripción al boletín de ${BRAND.name}`,
    preview: 'La suscripción empieza cuando usted la confirme.',
    headline: '¿Quiere recibir nuestro boletín?',
    intro:
      'Alguien ha indicado esta dirección para recibir nuestro boletín. Confirme que lo quiere; sin su confirmación no enviamos nada.',
    button: 'Confirmar',
    fallback: 'Si el botón no funciona, abra esta dirección:',
    once: (hours) => `El enlace sirve una sola vez y durante ${hours} horas.`,
    notYou: (hours) =>
      `¿No ha sido usted? No tiene que hacer nada: a las ${hours} horas borramos la solicitud y no volvemos a escribirle.`,
    why: 'Este correo no es publicidad. Lo recibe porque alguien ha escrito esta dirección en nuestro formulario de suscripción.',
  },
  newsletter: {
    why: (day) => `Recibe este correo porque se suscribió al boletín de ${BRAND.name} el ${day}.`,
    unsubscribe: 'Darse de baja del boletín',
    preferences: 'Cambiar sus preferencias',
    imprint: 'Aviso legal',
    privacy: 'Política de privacidad',
  },
  welcome: {
    subject: (percent) => `Le damos la bienvenida, con un ${percent}\u00a0% de descuento`,
    preview: (code) => `${code} vale para todos los paquetes.`,
    headline: 'Nos alegra tenerle aquí',
    intro:
      'Gracias por confirmar su suscripción. A partir de ahora le escribiremos cuando haya novedades sobre las fotos en las candidaturas o tengamos una oferta para usted.',
    promise: 'Y este es el código que le prometimos:',
    facts: { code: 'Código', discount: 'Descuento' },
    use: 'Introdúzcalo al pagar. Vale para todos los paquetes a su precio normal, una vez por persona.',
    button: 'Crear sus retratos',
  },
  testSubject: (subject) => `[Prueba] ${subject}`,
};
