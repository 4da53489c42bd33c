import type { ConsentTexts } from './en.ts';

export const consent: ConsentTexts = {
  heading: 'Analítica y publicidad',
  announcement: 'Elija, por favor, sobre analítica y publicidad, al principio de la página.',
  ask: {
    analytics: (services) => `Con su consentimiento usamos ${services} para saber cómo se usa este sitio.`,
    marketing: (services) => `Con su consentimiento usamos ${services} para nuestra publicidad.`,
    both: (analytics, marketing) =>
      `Con su consentimiento usamos ${analytics} para saber cómo se usa este sitio, y ${marketing} para nuestra publicidad.`,
  },
  and: 'y',
  without: 'Sin él no se carga nada de ellos.',
  change:
    'Puede cambiar su elección cuando quiera en «Configuración de cookies», al pie de todas las páginas.',
  nothing:
    'Ahora mismo no hay aquí activado ningún servicio de analítica ni de publicidad de otra empresa, así que no se carga nada, elija lo que elija. Guardamos su respuesta en este navegador y le volveremos a preguntar antes de añadir alguno.',
  privacy: 'Política de privacidad',
  acceptAll: 'Aceptar todo',
  rejectAll: 'Rechazar todo',
  acceptSelected: 'Aceptar selección',
  choose: 'Elegir',
  back: 'Volver',
  close: 'Cerrar sin cambios',
  categories: {
    essential: {
      name: 'Necesario',
      about:
        'Siempre activo: su idioma, su borrador, su pedido y esta elección. Las visitas las contamos nosotros, sin cookies y sin datos personales.',
    },
    analytics: {
      name: 'Analítica',
      about: 'Nos muestra qué páginas se usan y dónde abandonan los visitantes.',
    },
    marketing: {
      name: 'Publicidad',
      about: 'Nos muestra qué publicidad funciona y a quién puede interesar.',
    },
  },
  noService: 'Ningún servicio por ahora.',
  by: (service, company) => `${service} (${company})`,
  noCookies: 'sin cookies',
  cookie: (name, days) => `${name}\u00a0(${days === 1 ? 'un\u00a0día' : `${days}\u00a0días`})`,
  leavesEea: 'los datos pueden llegar a Estados Unidos',
};
