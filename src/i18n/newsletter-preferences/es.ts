import { BRAND } from '../../catalog/brand.ts';
import type { NewsletterPreferencesTexts } from './en.ts';

export const newsletterPreferences: NewsletterPreferencesTexts = {
  open: {
    title: 'Preferencias del boletín',
    mark: 'Sus preferencias',
    heading: '¿Qué le gustaría recibir?',
    texts: ['Elija qué le enviamos con el boletín. Puede cambiarlo aquí siempre que quiera.'],
    address: 'Dirección:',
    language: 'Idioma del boletín',
    topics: {
      legend: 'Temas',
      tips: 'Consejos sobre fotos en las candidaturas',
      offers: 'Ofertas, y un recordatorio si deja un pedido sin terminar',
    },
    interests: {
      legend: '¿Para qué necesita los retratos? (opcional)',
      application: 'Candidaturas de trabajo',
      linkedin: 'LinkedIn y otros perfiles',
      team: 'Mi equipo o mi empresa',
    },
    measuring: {
      legend: 'Medición (opcional)',
      label: 'Pueden ver si abro los boletines y qué enlaces sigo',
      hint: 'Nos sirve para escribir mejor. Puede retirarlo aquí cuando quiera; lo medido se borra entonces.',
    },
    save: 'Guardar',
    saved: 'Sus preferencias se han guardado.',
    topicsMissing:
      'Deje al menos un tema marcado. No se ha cambiado nada. Si prefiere no recibir ninguno, puede darse de baja más abajo, sin ningún problema.',
    end: {
      heading: '¿No quiere más boletines?',
      text: 'Basta un clic y no le llegará ninguno más. Los correos sobre un pedido suyo seguirán llegando.',
      action: 'Darme de baja',
    },
  },
  unsubscribed: {
    title: 'Sin suscripción',
    mark: 'Rebobinado',
    heading: 'No está suscrito al boletín.',
    texts: [
      'A su dirección no llega nuestro boletín, así que aquí no hay nada que ajustar.',
      'Si quiere recibirlo otra vez, puede suscribirse al final de nuestros artículos.',
    ],
    action: 'Ir al blog',
  },
  gone: {
    title: 'Enlace no válido',
    mark: 'Sin revelar',
    heading: 'Este enlace no funciona.',
    texts: [
      'Puede que se haya perdido una parte. Ábralo otra vez desde el correo.',
      `Si aun así no funciona, escriba a ${BRAND.contactEmail} y cambiaremos sus preferencias por usted.`,
    ],
  },
};
